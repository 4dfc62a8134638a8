import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'
import { staffRoles } from '#features/people/rules/desk.ts'

export type StaffView = {
  id: string
  name: string
  initials: string
  email: string
  role: keyof typeof staffRoles
  twoFactor: boolean
  self: boolean
  seen: string
}

/** The agency's people; the owner changes who they are. */
export function StaffList({ members, isOwner }: { members: StaffView[]; isOwner: boolean }) {
  return (
    <ul className="desk-rows" aria-label="Pessoas da equipe">
      {members.map((member) => (
        <li key={member.id}>
          <span className="avatar" aria-hidden>
            {member.initials}
          </span>
          <div className="desk-row-main">
            <p className="font-semibold">
              {member.name}
              {member.self && <span className="session-here">você</span>}
            </p>
            <p className="desk-quiet">
              {staffRoles[member.role]} · {member.email}
              <br />
              {member.seen}
            </p>
            <p className="received" data-state={member.twoFactor ? 'ok' : 'late'}>
              {member.twoFactor ? 'Dois fatores ativos' : 'Sem dois fatores'}
            </p>
          </div>
          {isOwner && <OwnersActs member={member} />}
        </li>
      ))}
    </ul>
  )
}

function OwnersActs({ member: { id, name, role, twoFactor, self } }: { member: StaffView }) {
  const other = role === 'owner' ? 'team' : 'owner'
  return (
    <div className="desk-row-acts">
      <ItemAction
        intent="role"
        id={id}
        fields={{ role: other }}
        label={other === 'owner' ? 'Tornar dono' : 'Deixar de ser dono'}
        busyText="Mudando..."
      />
      {twoFactor && !self && (
        <Sure
          label="Perdeu o celular"
          text={`${name} sai de todos os dispositivos e cadastra os dois fatores de novo ao entrar.`}
        >
          <ItemAction intent="reset-factor" id={id} label="Liberar" busyText="Liberando..." />
        </Sure>
      )}
      <Sure
        label={self ? 'Sair da equipe' : 'Tirar da equipe'}
        text="O acesso à mesa acaba na hora, também nas sessões abertas."
      >
        <ItemAction
          intent="dismiss"
          id={id}
          label={self ? 'Sair mesmo' : 'Tirar mesmo'}
          busyText="Tirando..."
          variant="cta"
          className="btn-danger"
        />
      </Sure>
    </div>
  )
}
