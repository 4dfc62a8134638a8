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
import { AccountState } from './account-state.tsx'
import { adAccountData } from './ad-account.server.ts'
import { adAccountAction } from './ad-account-action.server.ts'
import { AssignForm } from './assign-form.tsx'
import { DaySources } from './day-sources.tsx'
import { DoubledList } from './doubled-list.tsx'
import { SyncList } from './sync-list.tsx'
import { SyncProgress } from './sync-progress.tsx'

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
