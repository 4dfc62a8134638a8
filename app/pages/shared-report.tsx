import {
  type HeadersFunction,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { nothingThere, sharedReport } from '#server/modules/reports/report.server.ts'
import { AccountError } from '../features/account/account-error.tsx'
import { Report } from '../features/report/report.tsx'
import { ReportTools } from '../features/report/report-tools.tsx'
import { pageMeta } from '../page-meta.ts'
import { accountMeta } from './dashboard/account-meta.server.ts'
import { reportLook } from './report-look.tsx'

export const meta = pageMeta

/** For whoever was given the link, and for nobody's index or cache. */
export const headers: HeadersFunction = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
})

export async function loader(args: LoaderFunctionArgs) {
  const found = await sharedReport(args)
  if (!found) throw nothingThere(args)
  const { document } = found.edition
  return {
    theme: 'dia' as const,
    meta: accountMeta(`${document.client}, ${document.title}`),
    edition: found.edition,
    pdf: `/relatorio/pdf${args.url.search}`,
  }
}

export default function SharedReportPage() {
  const { edition, pdf } = useLoaderData<typeof loader>()
  return (
    <main>
      <ReportTools pdf={pdf} />
      <Report edition={edition} {...reportLook} />
    </main>
  )
}

/** The same words for a link that ended, was taken back or never was. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AccountError />
  return (
    <main className="wrap grid min-h-dvh max-w-xl content-center gap-5 py-16">
      <title>Este link não vale mais</title>
      <h1 className="title-2">Este link não vale mais</h1>
      <p className="lead">
        Links de relatório têm prazo e podem ser retirados antes. Peça outro a quem enviou; se você
        já tem acesso, o relatório está na Área do Cliente.
      </p>
      <p className="flex flex-wrap gap-3">
        <a href="/dashboard/relatorios" className="btn btn-cta">
          Abrir a Área do Cliente
        </a>
        <a href="/" className="btn btn-ghost">
          Voltar ao Site
        </a>
      </p>
    </main>
  )
}
