import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { guardAccount } from '#server/modules/auth/auth.server.ts'
import { guardLooking } from '#server/modules/clients/view.server.ts'
import { actionHeaders } from '../../action-headers.ts'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { NoticeBox } from '../../features/account/notice-box.tsx'
import { ShareReport } from '../../features/account/share-report.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { useNotice } from '../../features/account/use-notice.ts'
import { Report } from '../../features/report/report.tsx'
import { ReportTools } from '../../features/report/report-tools.tsx'
import { pageMeta } from '../../page-meta.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { reportLook } from '../report-look.tsx'
import { reportData } from './report.server.ts'
import { reportAction } from './report-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardAccount, guardLooking]
export const loader = (args: LoaderFunctionArgs) => reportData(args)
export const action = (args: ActionFunctionArgs) => reportAction(args)

export { AccountError as ErrorBoundary } from '../../features/account/account-error.tsx'

/** A page of its own, without the area's frame: it is read, printed and shown to others. */
export default function ReportPage() {
  const { edition, pdf, later, share, notice } = useLoaderData<typeof loader>()
  useNotice(notice)
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <ReportTools back={{ to: '/dashboard/relatorios', label: 'Área do Cliente' }} pdf={pdf} />
      <main>
        <NoticeBox notice={notice} />
        {later && (
          <p className="rel-later no-print">
            Há uma edição corrigida deste relatório.{' '}
            <a href={later} className="link">
              Abrir a edição corrigida
            </a>
          </p>
        )}
        <Report edition={edition} {...reportLook} />
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
