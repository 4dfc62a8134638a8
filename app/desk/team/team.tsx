import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { staffRoles } from '#features/people/rules/desk.ts'
import { AuditList } from '../shared/audit-list.tsx'
import { InvitationList, InviteForm } from '../shared/invitations.tsx'
import { teamAction, teamData } from './team.server.ts'

type StaffView = {
  id: string
  name: string
  initials: string
  email: string
  role: keyof typeof staffRoles
  twoFactor: boolean
  limited: boolean
  publishes: boolean
  self: boolean
  lastAccess: string
}

function StaffList({ members, isOwner }: { members: StaffView[]; isOwner: boolean }) {
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
              {member.limited && ' · só os seus clientes'}
              {member.publishes && member.role === 'team' && ' · publica o site'}
              <br />
              {member.lastAccess}
            </p>
            <p className="received" data-state={member.twoFactor ? 'ok' : 'late'}>
              {member.twoFactor ? 'Dois fatores ativos' : 'Sem dois fatores'}
            </p>
          </div>
          {isOwner && <OwnerActions member={member} />}
        </li>
      ))}
    </ul>
  )
}

function OwnerActions({ member }: { member: StaffView }) {
  const { id, name, role, twoFactor, limited, publishes, self } = member
  const nextRole = role === 'owner' ? 'team' : 'owner'
  return (
    <div className="desk-row-acts">
      <ItemAction
        intent="role"
        id={id}
        fields={{ role: nextRole }}
        label={nextRole === 'owner' ? 'Tornar dono' : 'Deixar de ser dono'}
        busyText="Mudando..."
      />
      {role === 'team' && (
        <ItemAction
          intent="limit"
          id={id}
          fields={{ limited: limited ? 'no' : 'yes' }}
          label={limited ? 'Ver todos os clientes' : 'Só os seus clientes'}
          busyText="Mudando..."
        />
      )}
      {role === 'team' && (
        <ItemAction
          intent="publishing"
          id={id}
          fields={{ publishes: publishes ? 'no' : 'yes' }}
          label={publishes ? 'Deixar de publicar o site' : 'Pode publicar o site'}
          busyText="Mudando..."
        />
      )}
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

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => teamData(args)
export const action = (args: ActionFunctionArgs) => teamAction(args)

export default function TeamPage() {
  const { isOwner, enrolled, required, members, invitations, auditLines } =
    useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title="Equipe" text="Quem cuida dos clientes nesta agência." />
      <div className="panel-columns">
        <div>
          <Card title="Pessoas" icon="users">
            <StaffList members={members} isOwner={isOwner} />
          </Card>
          <Card
            title="Convidar"
            icon="user-plus"
            text="A pessoa recebe um link, cria a senha e entra na mesa."
          >
            {invitations.length > 0 && <InvitationList invitations={invitations} />}
            <InviteForm
              key={invitations.map((each) => each.id).join()}
              roles={isOwner ? ['team', 'owner'] : ['team']}
            />
          </Card>
        </div>
        <div>
          <Card title="Dois fatores" icon="shield">
            <p>
              {enrolled
                ? 'A sua conta pede um código do celular ao entrar.'
                : 'A sua conta entra só com a senha. Um código do celular protege os dados dos clientes.'}
              {required && ' Nesta instalação ele é obrigatório para a equipe.'}
            </p>
            <p>
              <Link to="/agencia/dois-fatores" className="btn btn-ghost">
                {enrolled ? 'Códigos de recuperação' : 'Ativar dois fatores'}
              </Link>
            </p>
          </Card>
          <Card title="O que foi feito" icon="clock">
            <AuditList lines={auditLines} />
            <p>
              <Link to="/agencia/registro" className="link">
                Ver o registro inteiro
              </Link>
            </p>
          </Card>
        </div>
      </div>
    </>
  )
}
