import { LegalContents } from '../sections/legal/legal-contents.tsx'
import { LegalHead } from '../sections/legal/legal-head.tsx'
import { LegalText } from '../sections/legal/legal-text.tsx'
import { OtherDocuments } from '../sections/legal/other-documents.tsx'
import { Fold } from '../site/fold.tsx'
import type { legalData } from './legal.server.ts'

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
