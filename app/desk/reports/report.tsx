import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { reportLook } from '#app/shell/report/report-look.tsx'
import { ShareReport, type ShareView } from '#app/shell/report/share-report.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Report } from '#features/reports/ui/report.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { reportAction, reportData } from './report.server.ts'
import { ReportEditor } from './report-editor.tsx'
import { SendingCard } from './sending-card.tsx'

type Props = {
  recipients: { name: string; email: string; text: string; failed: boolean }[]
  canResend: boolean
  whatsapp: string
  share: ShareView
  later: { to: string; isDraft: boolean } | null
}

/** Recipients, share links and correction of an approved report. */
function SentReport({ recipients, canResend, whatsapp, share, later }: Props) {
  return (
    <div className="panel-columns no-print">
      <div>
        <Card title="Quem recebeu" icon="mail">
          {recipients.length > 0 ? (
            <ul className="desk-rows" aria-label="Pessoas deste cliente">
              {recipients.map(({ name, email, text, failed }) => (
                <li key={email}>
                  <div className="desk-row-main">
                    <p className="font-semibold">{name}</p>
                    <p className="desk-quiet">{email}</p>
                    <p className={failed ? 'text-danger' : 'desk-quiet'}>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">Ninguém tem acesso a este cliente ainda.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <a href={whatsapp} target="_blank" rel="noopener" className="btn btn-ghost btn-sm">
              <Icon name="message" />
              Avisar no WhatsApp
            </a>
            {canResend && (
              <ItemAction intent="mail-report" label="Enviar a quem falta" busyText="Enviando..." />
            )}
          </div>
        </Card>
      </div>
      <div>
        <Card
          title="Compartilhar"
          icon="link"
          text="Para quem não tem login. Mostra só este relatório, vale por 30 dias."
        >
          <ShareReport {...share} />
        </Card>
        <Card title="Alguma coisa saiu errada?" icon="pen">
          {later ? (
            <p>
              <Link to={later.to} className="link">
                {later.isDraft ? 'Abrir a correção em rascunho' : 'Abrir a edição corrigida'}
              </Link>
            </p>
          ) : (
            <Sure
              label="Fazer uma edição corrigida"
              text="Esta edição continua como foi enviada. A nova diz que corrige esta, com os números de agora."
            >
              <ItemAction intent="correct-report" label="Começar" busyText="Lendo os números..." />
            </Sure>
          )}
        </Card>
      </div>
    </div>
  )
}

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
  const { client, state, edition, editor, pdf, waits, sending } = page
  const address = `/agencia/relatorios/${page.id}`
  const stateText = sending && !sending.changed ? 'Aprovado: o cliente ainda não vê' : states[state]
  useFailureToast()
  return (
    <>
      <PageHead
        title={`Relatório de ${client.name}`}
        text={[page.title, stateText, page.sent].filter(Boolean).join(' · ')}
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
      {sending && <SendingCard page={address} {...sending} />}
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
          <ReportEditor editor={editor} page={address} />
        </>
      )}
      {state === 'approved' && (
        <SentReport
          recipients={page.recipients}
          canResend={page.canResend}
          whatsapp={page.whatsapp}
          share={page.share}
          later={page.later ?? null}
        />
      )}
      {edition && (
        <section aria-label="Como o cliente vê" className="grid gap-4 mt-10 mb-6">
          <h2 className="title-3 no-print">Como o cliente vê</h2>
          <div className="report-frame">
            <Report edition={edition} {...reportLook} logo={page.logo} heading="h2" />
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
