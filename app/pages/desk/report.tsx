import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { DemoMark } from '../../features/account/desk/demo-mark.tsx'
import { ItemAction } from '../../features/account/desk/item-action.tsx'
import { ReportEditor } from '../../features/account/desk/report-editor.tsx'
import { ReportSent } from '../../features/account/desk/report-sent.tsx'
import { Sure } from '../../features/account/desk/sure.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { Report } from '../../features/report/report.tsx'
import { pageMeta } from '../../page-meta.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { reportLook } from '../report-look.tsx'
import { reportData } from './report.server.ts'
import { reportAction } from './report-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => reportData(args)
export const action = (args: ActionFunctionArgs) => reportAction(args)

const states = {
  waiting: 'Esperando números',
  draft: 'Rascunho: o cliente ainda não vê',
  approved: 'Enviado',
}

export default function DeskReportPage() {
  const page = useLoaderData<typeof loader>()
  const { client, state, edition, editor, pdf, waits } = page
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead
        title={`Relatório de ${client.name}`}
        text={[page.title, states[state], page.sent].filter(Boolean).join(' · ')}
      >
        <div className="flex flex-wrap items-center gap-3 no-print">
          {client.demo && <DemoMark />}
          {pdf && (
            <a href={pdf} className="btn btn-ghost btn-sm">
              <Icon name="download" />
              Ver o PDF
            </a>
          )}
          <Link to={`/agencia/clientes/${client.id}/relatorios`} className="btn btn-ghost btn-sm">
            Relatórios deste cliente
          </Link>
        </div>
      </PageHead>
      {state === 'waiting' && (
        <Card title={`Faltam números: ${waits}`} icon="clock">
          <p>
            O rascunho se faz sozinho quando eles chegarem. Se não vão chegar, dá para seguir sem
            eles: o relatório diz o que falta.
          </p>
          <ItemAction
            intent="refresh-report"
            label="Fazer assim mesmo"
            busyText="Lendo os números..."
          />
        </Card>
      )}
      {editor && (
        <>
          {page.outdated && (
            <Card title="Os números mudaram depois deste rascunho" icon="refresh">
              <p>
                Lidos em {page.read}. Atualize antes de aprovar, para o cliente ver os de agora.
              </p>
              <ItemAction
                intent="refresh-report"
                label="Atualizar os números"
                busyText="Lendo os números..."
              />
            </Card>
          )}
          {waits && <p className="desk-quiet">Este rascunho foi feito sem {waits}.</p>}
          <ReportEditor editor={editor} page={`/agencia/relatorios/${page.id}`} />
        </>
      )}
      {state === 'approved' && (
        <ReportSent
          told={page.told}
          untold={page.untold}
          whatsapp={page.whatsapp}
          share={page.share}
          later={page.later ?? null}
        />
      )}
      {edition && (
        <section aria-label="Como o cliente vê" className="report-preview">
          <h2 className="title-3 no-print">Como o cliente vê</h2>
          <div className="report-frame">
            <Report edition={edition} {...reportLook} heading="h2" />
          </div>
        </section>
      )}
      {page.discardable && (
        <Sure label="Descartar rascunho" text="O texto deste rascunho se perde. Nada foi enviado.">
          <ItemAction
            intent="discard-report"
            label="Descartar"
            busyText="Descartando..."
            fields={{ version: String(page.version) }}
          />
        </Sure>
      )}
    </>
  )
}
