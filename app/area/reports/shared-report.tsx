import { type HeadersFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountError } from '#app/shell/frame/account-error.tsx'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { logoView } from '#app/shell/report/logo-response.ts'
import { reportLook } from '#app/shell/report/report-look.tsx'
import {
  notFoundResponse,
  sharedLogoFacts,
  sharedReport,
} from '#features/reports/server/reports.server.ts'
import { Report } from '#features/reports/ui/report.tsx'
import { ReportTools } from '#features/reports/ui/report-tools.tsx'

export const meta = pageMeta

/** Keeps the page out of search indexes and shared caches. */
export const headers: HeadersFunction = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
})

export async function loader(args: LoaderFunctionArgs) {
  const report = await sharedReport(args)
  if (!report) throw notFoundResponse(args)
  const { document } = report.edition
  return {
    theme: 'dia' as const,
    meta: accountMeta(`${document.client}, ${document.title}`),
    edition: report.edition,
    logo: logoView(`/relatorio/logo${args.url.search}`, await sharedLogoFacts(args, report.logoId)),
    pdf: `/relatorio/pdf${args.url.search}`,
  }
}

export default function SharedReportPage() {
  const { edition, logo, pdf } = useLoaderData<typeof loader>()
  return (
    <main>
      <ReportTools pdf={pdf} />
      <Report edition={edition} {...reportLook} logo={logo} />
    </main>
  )
}

/** The same text for an expired, revoked or unknown link. */
const expiredLink = {
  title: 'Este link não vale mais',
  text: 'Links de relatório têm prazo e podem ser retirados antes. Peça outro a quem enviou; se você já tem acesso, o relatório está na Área do Cliente.',
  instead: { to: '/dashboard/relatorios', label: 'Abrir a Área do Cliente' },
}

export function ErrorBoundary() {
  return <AccountError missing={expiredLink} />
}
