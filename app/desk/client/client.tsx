import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ImportList } from '../imports/import-list.tsx'
import { AuditList } from '../shared/audit-list.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { InvitationList, InviteForm } from '../shared/invitations.tsx'
import { clientAction, clientData } from './client.server.ts'
import { ClientSettings, GoalsForm, PeopleList } from './client-forms.tsx'
import { DayBars, FigureNotes, Notes } from './figure-notes.tsx'
import { FileDrop } from './file-drop.tsx'

type Account = {
  id: string
  name: string
  platform: string
  about: string
  tone: string
  stateText: string
  last: string
}

function ClientConnections({ accounts }: { accounts: Account[] }) {
  return (
    <ul className="desk-rows" aria-label="Contas conectadas">
      {accounts.map(({ id, name, platform, about, tone, stateText, last }) => (
        <li key={id}>
          <div className="desk-row-main">
            <p className="font-semibold">
              {platform}: {name}
            </p>
            <p className="received" data-state={tone}>
              {stateText}
            </p>
            <p className="desk-quiet">
              {about}
              <br />
              {last}
            </p>
          </div>
          <div className="desk-row-acts">
            <Link
              to={`/agencia/conexoes/${id}`}
              className="btn btn-ghost btn-sm"
              aria-label={`Ver a conexão ${name}`}
            >
              Ver
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}

type Props = { id: string; requestedAt: string; isOwner: boolean }

/** After a client erased their account, the owner decides whether to erase the agency's data too. */
function ErasureCard({ id, requestedAt, isOwner }: Props) {
  return (
    <Card title="Pediu para apagar" icon="trash">
      <p>
        A pessoa desta empresa excluiu a conta em {requestedAt}. Os dados pessoais dela já foram
        apagados. Os números, as metas, as anotações e os relatórios que a agência fez estão
        arquivados, sem acesso de fora, até o dono da agência decidir.
      </p>
      {isOwner ? (
        <div className="flex flex-wrap gap-3">
          <Link to={`/agencia/clientes/${id}/apagar`} className="btn btn-sm btn-danger">
            Apagar para sempre
          </Link>
          <ItemAction intent="keep-client" label="Manter no arquivo" busyText="Um momento..." />
        </div>
      ) : (
        <p className="desk-quiet">Só o dono da agência decide.</p>
      )}
    </Card>
  )
}

type Month = {
  name: string
  beforeName: string
  figures: { label: string; value: string; before: string }[]
}

/** This month so far beside the whole previous month. */
function MonthFigures({ month }: { month: Month }) {
  return (
    <Card title={`Números de ${month.name}`} icon="trending">
      <dl className="month-figures">
        {month.figures.map(({ label, value, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
            <dd className="desk-quiet">
              {month.beforeName} inteiro: {before}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => clientData(args)
export const action = (args: ActionFunctionArgs) => clientAction(args)

export default function ClientPage() {
  const { id, name, since, archived, isOwner, demo, platforms, month, people, ...rest } =
    useLoaderData<typeof loader>()
  const {
    invitations,
    notes,
    auditLines,
    imports,
    connected,
    sample,
    goals,
    figureNotes,
    agency,
    erasure,
  } = rest
  useFailureToast()
  return (
    <>
      <PageHead title={name} text={archived ? `${since} · no arquivo` : since}>
        <div className="flex flex-wrap items-center gap-3">
          {demo && <DemoMark />}
          <Form method="post" action={`/agencia/clientes/${id}/ver`} reloadDocument>
            <Button type="submit" variant="ghost">
              <Icon name="eye" />
              Ver como cliente
            </Button>
          </Form>
        </div>
      </PageHead>
      {erasure && <ErasureCard id={id} requestedAt={erasure} isOwner={isOwner} />}
      <div className="panel-columns">
        <div>
          <Card title="Números recebidos" icon="chart">
            {platforms.length > 0 ? (
              <DayBars platforms={platforms} />
            ) : (
              <p className="text-muted">Nenhum número ainda.</p>
            )}
            {connected.length > 0 && <ClientConnections accounts={connected} />}
            {!sample && <FileDrop clientId={id} />}
          </Card>
          {month && <MonthFigures month={month} />}
          <Card title="Metas e verba" icon="target" text={goals.text}>
            <GoalsForm goals={goals} />
          </Card>
          <Card
            title="Avisos no gráfico"
            icon="megaphone"
            text="O cliente vê, no dia a que se referem."
          >
            <FigureNotes {...figureNotes} />
          </Card>
          {imports.length > 0 && (
            <Card title="Importações" icon="upload">
              <ImportList clientId={id} imports={imports} />
              <p>
                <Link to={`/agencia/clientes/${id}/importacoes`} className="link">
                  Ver todas as importações
                </Link>
              </p>
            </Card>
          )}
          <Card title="Anotações" icon="pen" text="Só a equipe vê.">
            <Notes notes={notes} />
          </Card>
        </div>
        <div>
          <Card title="Pessoas com acesso" icon="users">
            {people.length > 0 && <PeopleList people={people} />}
            {invitations.length > 0 && <InvitationList invitations={invitations} />}
            {people.length + invitations.length === 0 && (
              <p className="text-muted">Ninguém ainda. Convide a primeira pessoa.</p>
            )}
            <InviteForm key={invitations.map((each) => each.id).join()} />
          </Card>
          <Card title="Relatórios" icon="book" text="O que este cliente recebe de cada período.">
            <p>
              <Link to={`/agencia/clientes/${id}/relatorios`} className="link">
                Ver, começar ou mudar a frequência
              </Link>
            </p>
          </Card>
          <Card title="O que foi feito" icon="clock">
            <AuditList lines={auditLines} />
            <p>
              <Link to={`/agencia/registro?cliente=${id}`} className="link">
                Ver o registro deste cliente
              </Link>
            </p>
          </Card>
          <ClientSettings
            id={id}
            name={name}
            archived={archived}
            isOwner={isOwner}
            agency={sample ? null : agency}
          />
        </div>
      </div>
    </>
  )
}
