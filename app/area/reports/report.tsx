import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { NoticeBox, useNotice } from '#app/shell/notice-box.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { reportLook } from '#app/shell/report/report-look.tsx'
import { ShareReport } from '#app/shell/report/share-report.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import { guardAccount, guardReadOnly } from '#features/people/server/people.server.ts'
import { Report } from '#features/reports/ui/report.tsx'
import { ReportTools } from '#features/reports/ui/report-tools.tsx'
import { reportAction, reportData } from './report.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardAccount, guardReadOnly]
export const loader = (args: LoaderFunctionArgs) => reportData(args)
export const action = (args: ActionFunctionArgs) => reportAction(args)

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

/** Without the area's frame, for reading, printing and presenting. */
export default function ReportPage() {
  const { edition, logo, pdf, later, share, notice } = useLoaderData<typeof loader>()
  useNotice(notice)
  useFailureToast()
  return (
    <>
      <ReportTools back={{ to: '/dashboard/relatorios', label: 'Área do Cliente' }} pdf={pdf} />
      <main>
        <NoticeBox notice={notice} />
        {later && (
          <p className="no-print py-[0.9rem] px-5 text-center bg-accent-tint font-semibold">
            Há uma edição corrigida deste relatório.{' '}
            <a href={later} className="link">
              Abrir a edição corrigida
            </a>
          </p>
        )}
        <Report edition={edition} {...reportLook} logo={logo} />
        {share && (
          <section className="rel-wrap rel-share no-print" aria-label="Compartilhar">
            <h2 className="title-3">Compartilhar</h2>
            <p className="text-muted">
              Para quem não tem login: um sócio, a contabilidade. O link mostra só este relatório,
              vale por 30 dias e pode ser retirado a qualquer momento.
            </p>
            <ShareReport {...share} />
          </section>
        )}
      </main>
      <Toaster />
    </>
  )
}
