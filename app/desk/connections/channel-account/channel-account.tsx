import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { assignChannelForm } from '#features/people/rules/desk.ts'
import { type AccountFacts, AccountStanding, SyncProgress } from '../ad-account/account-state.tsx'
import { SyncHistory } from '../ad-account/sync-list.tsx'
import { channelAccountAction, channelAccountData } from './channel-account.server.ts'

type Named = { id: string; name: string }

function AssignForm({ clients, proposed }: { clients: Named[]; proposed: Named | null }) {
  const { busy, field, form } = usePostForm('assign-channel', assignChannelForm)
  if (clients.length === 0) return <p>Crie o cliente primeiro, em Clientes.</p>
  return (
    <PostForm preventScrollReset {...form} className="invite-form">
      <Field
        as="select"
        label="Cliente"
        hint={proposed ? `Pelo nome parece ser de ${proposed.name}.` : undefined}
        {...field('client', proposed?.id ?? '')}
        required
        className="grow"
      >
        <option value="">Escolha</option>
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Button type="submit" busy={busy} busyText="Ligando...">
        Ligar ao cliente
      </Button>
    </PostForm>
  )
}

function ChannelState({ account }: { account: AccountFacts }) {
  const { demo, client } = account
  return (
    <>
      <AccountStanding account={account} />
      <div className="connection-acts">
        {!demo && (
          <ItemAction intent="sync-channel" label="Pedir os números agora" busyText="Pedindo..." />
        )}
        <Link to={`/agencia/clientes/${client?.id}`} className="btn btn-ghost btn-sm">
          Ver o cliente
        </Link>
        {!demo && (
          <Sure
            label="Desligar do cliente"
            text="Os números desta conta saem da área do cliente. Ligada de novo, os últimos 13 meses voltam."
          >
            <ItemAction
              intent="release-channel"
              fields={{ client: client?.id ?? '' }}
              label="Desligar e remover os números"
              busyText="Removendo..."
              variant="cta"
              className="btn-danger"
            />
          </Sure>
        )}
      </div>
    </>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => channelAccountData(args)
export const action = (args: ActionFunctionArgs) => channelAccountAction(args)

export default function ChannelAccountPage() {
  const { clients, proposed, syncs, ...account } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title={account.name} text={account.about} />
      <div className="panels max-w-[62rem]">
        <SyncProgress running={account.running} percent={account.percent} />
        {account.client ? (
          <Card title={account.client.name} icon="link">
            <ChannelState account={account} />
          </Card>
        ) : (
          <Card
            title="Ligar a um cliente"
            icon="link"
            text="Os últimos 13 meses vêm em seguida, e o cliente os vê em Canais. Uma conta é de um cliente só."
          >
            <AssignForm clients={clients} proposed={proposed} />
          </Card>
        )}
        <SyncHistory syncs={syncs} />
      </div>
    </>
  )
}
