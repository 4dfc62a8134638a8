import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'
import { ShareReport, type ShareView } from '#app/shell/report/share-report.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  told: { name: string; email: string; text: string; failed: boolean }[]
  untold: boolean
  whatsapp: string
  share: ShareView
  later: { to: string; isDraft: boolean } | null
}

/** What became of a report: who has it, who opened it, and who else may. */
export function ReportSent({ told, untold, whatsapp, share, later }: Props) {
  return (
    <div className="panel-columns no-print">
      <div>
        <Card title="Quem recebeu" icon="mail">
          {told.length > 0 ? (
            <ul className="desk-rows" aria-label="Pessoas deste cliente">
              {told.map(({ name, email, text, failed }) => (
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
            {untold && (
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
