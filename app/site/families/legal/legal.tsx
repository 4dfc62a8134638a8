import { Fold } from '#app/site/render/fold.tsx'
import type { legalData } from './legal.server.ts'
import { LegalContents } from './legal-contents.tsx'
import { LegalHead } from './legal-head.tsx'
import { LegalText } from './legal-text.tsx'
import { OtherDocuments } from './other-documents.tsx'

export function LegalPage(page: Awaited<ReturnType<typeof legalData>>) {
  const { content, back, document, others } = page
  return (
    <>
      <LegalHead content={content} back={back} />
      <Fold />
      <div className="wrap legal">
        <LegalContents sections={document.sections} />
        <LegalText document={document} />
      </div>
      <OtherDocuments links={others} />
    </>
  )
}
