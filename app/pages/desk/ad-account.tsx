import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { AccountState } from '../../features/account/desk/account-state.tsx'
import { AssignForm } from '../../features/account/desk/assign-form.tsx'
import { DaySources } from '../../features/account/desk/day-sources.tsx'
import { DoubledList } from '../../features/account/desk/doubled-list.tsx'
import { SyncList } from '../../features/account/desk/sync-list.tsx'
import { SyncProgress } from '../../features/account/desk/sync-progress.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { pageMeta } from '../../page-meta.ts'
import { Card } from '../../ui/card.tsx'
import { adAccountData } from './ad-account.server.ts'
import { adAccountAction } from './ad-account-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => adAccountData(args)
export const action = (args: ActionFunctionArgs) => adAccountAction(args)

const whatFollows =
  'Os últimos 13 meses vêm em seguida; o que veio por arquivo e é da mesma campanha continua sendo uma campanha só.'

export default function AdAccountPage() {
  const { clients, refusal, syncs, days, doubled, ...account } = useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead title={account.name} text={`${account.platform} · ${account.about}`} />
      <div className="panels import-page">
        {account.running && <SyncProgress percent={account.percent} />}
        {account.client ? (
          <Card title={account.client.name} icon="link">
            <AccountState account={account} />
          </Card>
        ) : (
          <Card title="Ligar a um cliente" icon="link" text={refusal ? undefined : whatFollows}>
            {refusal ? <p>{refusal}</p> : <AssignForm clients={clients} />}
          </Card>
        )}
        {doubled.length > 0 && (
          <Card title="Contadas em dobro" icon="alert">
            <DoubledList doubled={doubled} />
          </Card>
        )}
        {days.length > 0 && (
          <Card title="De onde veio cada dia" icon="calendar">
            <DaySources days={days} platform={account.platform} />
          </Card>
        )}
        {syncs.length > 0 && (
          <Card title="Últimos pedidos" icon="refresh">
            <SyncList syncs={syncs} />
          </Card>
        )}
        <p>
          <Link to="/agencia/conexoes" className="link">
            Voltar para as conexões
          </Link>
        </p>
      </div>
    </>
  )
}
