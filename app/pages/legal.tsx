import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { LegalContents } from '../sections/legal/legal-contents.tsx'
import { LegalHead } from '../sections/legal/legal-head.tsx'
import { LegalText } from '../sections/legal/legal-text.tsx'
import { OtherDocuments } from '../sections/legal/other-documents.tsx'
import { legalData } from './legal.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => legalData(url)

export default function LegalPage() {
  const { content, back, document, others } = useLoaderData<typeof loader>()
  return (
    <>
      <LegalHead content={content} back={back} />
      <div className="wrap legal">
        <LegalContents sections={document.sections} />
        <LegalText document={document} />
      </div>
      <OtherDocuments links={others} />
    </>
  )
}
