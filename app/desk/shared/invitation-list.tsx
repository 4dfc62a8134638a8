import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type InvitationView = { id: string; email: string; state: string; ended: boolean }

/** Invitations nobody has followed yet. */
export function InvitationList({ invitations }: { invitations: InvitationView[] }) {
  return (
    <ul className="desk-rows" aria-label="Convites abertos">
      {invitations.map(({ id, email, state, ended }) => (
        <li key={id}>
          <span className="avatar" data-quiet>
            <Icon name="mail" className="size-5" />
          </span>
          <div className="desk-row-main">
            <p className="font-semibold">{email}</p>
            <p className={ended ? 'desk-warn' : 'desk-quiet'}>{state}</p>
          </div>
          <div className="desk-row-acts">
            <ItemAction intent="resend" id={id} label="Reenviar" busyText="Enviando..." />
            <Sure label="Cancelar" text="O link enviado deixa de funcionar.">
              <ItemAction
                intent="withdraw"
                id={id}
                label="Cancelar o convite"
                busyText="Cancelando..."
                variant="cta"
                className="btn-danger"
              />
            </Sure>
          </div>
        </li>
      ))}
    </ul>
  )
}
