import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { ActList } from '../shared/act-list.tsx'
import { InvitationList } from '../shared/invitation-list.tsx'
import { InviteForm } from '../shared/invite-form.tsx'
import { StaffList } from './staff-list.tsx'
import { teamData } from './team.server.ts'
import { teamAction } from './team-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => teamData(args)
export const action = (args: ActionFunctionArgs) => teamAction(args)

export default function TeamPage() {
  const { isOwner, enrolled, required, members, invitations, acts } = useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
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
            <ActList acts={acts} />
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
