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
import { SyncList } from '../ad-account/sync-list.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { LiveProgress } from '../shared/live-progress.tsx'
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

type StateProps = {
  account: {
    demo: boolean
    client: Named | null
    tone: string
    stateText: string
    sentence: string
    problem: string
    lost: string
    last: string
    next: string
    covered: string
  }
}

function ChannelState({ account }: StateProps) {
  const { demo, client, tone, stateText, sentence, problem, lost, last, next, covered } = account
  return (
    <>
      <div>
        <p className="received" data-state={tone}>
          {stateText}
        </p>
        <p>{sentence}</p>
        {lost && <p className="desk-warn">{lost}</p>}
        {problem && <p className="desk-quiet">{problem}</p>}
        <p className="desk-quiet">
          {last} {next}
        </p>
        {covered && <p className="desk-quiet">{covered}</p>}
        {demo && (
          <p className="desk-quiet">
            <DemoMark /> Esta conta é inventada: nada é pedido a nenhuma plataforma.
          </p>
        )}
      </div>
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
        {account.running && (
          <LiveProgress
            text={account.percent < 100 ? 'Buscando os últimos 13 meses' : 'Buscando os números'}
            note="Cada período entra inteiro de uma vez, do mais novo para o mais antigo. Pode sair desta página."
            percent={account.percent < 100 ? account.percent : undefined}
            everyMs={2000}
            reloadSeconds={5}
          />
        )}
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
