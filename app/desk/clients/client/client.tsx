import type { ReactNode } from 'react'
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
import { ChannelRows } from '../../connections/channel-rows.tsx'
import { ImportList } from '../../imports/import-list.tsx'
import { AuditList } from '../../shared/audit-list.tsx'
import { DemoMark } from '../../shared/demo-mark.tsx'
import { InvitationList, InviteForm } from '../../shared/invitations.tsx'
import { clientData } from './client.server.ts'
import { clientAction } from './client-action.server.ts'
import { ClientSettings, PeopleList } from './client-forms.tsx'
import { DayBars, FigureNotes, Notes } from './figure-notes.tsx'
import { FileDrop } from './file-drop.tsx'
import { AlertsCard, MonthFigures, PaceCard, WaitingCard } from './overview.tsx'
import { ResultChoices } from './result-choices.tsx'
import { SectionNav } from './section-nav.tsx'
import type { Section } from './sections.ts'
import { AlertSettings, GoalsForm } from './settings-form.tsx'

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

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => clientData(args)
export const action = (args: ActionFunctionArgs) => clientAction(args)

type View = ReturnType<typeof useLoaderData<typeof loader>>

function Received({ view: { id, platforms, sample } }: { view: View }) {
  return (
    <Card title="Números recebidos" icon="chart">
      {platforms.length > 0 ? (
        <DayBars platforms={platforms} />
      ) : (
        <p className="text-muted">Nenhum número ainda.</p>
      )}
      {!sample && <FileDrop clientId={id} />}
    </Card>
  )
}

/** What a person needs first: whether figures arrive, how the month goes, what is wrong or waits. */
function Overview({ view }: { view: View }) {
  const { id, alerts, waiting, month, pace, platforms } = view
  return (
    <div className="panel-columns">
      <div>
        {alerts.length > 0 && <AlertsCard id={id} alerts={alerts} />}
        <Received view={view} />
        {month && <MonthFigures month={month} />}
      </div>
      <div>
        <WaitingCard waiting={waiting} />
        <PaceCard id={id} pace={pace} />
        {alerts.length === 0 && platforms.length > 0 && <AlertsCard id={id} alerts={alerts} />}
      </div>
    </div>
  )
}

function FiguresSection({ view }: { view: View }) {
  const { id, imports, connected, channels } = view
  return (
    <div className="panel-columns">
      <div>
        <Received view={view} />
        <Card title="Importações" icon="upload">
          {imports.length > 0 ? (
            <ImportList clientId={id} imports={imports} />
          ) : (
            <p className="text-muted">Nenhum arquivo ainda.</p>
          )}
          <p>
            <Link to={`/agencia/clientes/${id}/importacoes`} className="link">
              Ver todas as importações
            </Link>
          </p>
        </Card>
      </div>
      <div>
        <Card title="Contas conectadas" icon="link">
          {connected.length > 0 ? (
            <ClientConnections accounts={connected} />
          ) : (
            <p className="text-muted">Nenhuma conta de anúncios ligada a este cliente.</p>
          )}
          {channels.length > 0 && <ChannelRows accounts={channels} label="Canais" />}
          <p>
            <Link to="/agencia/conexoes" className="link">
              Ver as conexões
            </Link>
          </p>
        </Card>
      </div>
    </div>
  )
}

function GoalsSection({ view: { goals, figureNotes, thresholds, resultKinds } }: { view: View }) {
  return (
    <div className="panel-columns">
      <div>
        <Card title="Metas e verba" icon="target" text={goals.text}>
          <GoalsForm goals={goals} />
        </Card>
        {resultKinds && <ResultChoices {...resultKinds} />}
        {thresholds && (
          <Card
            id="alertas"
            title="Limites dos alertas"
            icon="alert"
            text="Vão para quem responde pelo cliente, em Hoje e no resumo do dia."
          >
            <AlertSettings thresholds={thresholds} />
          </Card>
        )}
      </div>
      <div>
        <Card
          title="Avisos no gráfico"
          icon="megaphone"
          text="O cliente vê, no dia a que se referem."
        >
          <FigureNotes {...figureNotes} />
        </Card>
      </div>
    </div>
  )
}

function PeopleSection({ view: { people, invitations } }: { view: View }) {
  return (
    <Card title="Pessoas com acesso" icon="users">
      {people.length > 0 && <PeopleList people={people} />}
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
      {people.length + invitations.length === 0 && (
        <p className="text-muted">Ninguém ainda. Convide a primeira pessoa.</p>
      )}
      <InviteForm key={invitations.map((each) => each.id).join()} />
    </Card>
  )
}

function HistorySection({ view: { id, notes, auditLines } }: { view: View }) {
  return (
    <div className="panel-columns">
      <div>
        <Card title="Anotações" icon="pen" text="Só a equipe vê.">
          <Notes notes={notes} />
        </Card>
      </div>
      <div>
        <Card title="O que foi feito" icon="clock">
          <AuditList lines={auditLines} />
          <p>
            <Link to={`/agencia/registro?cliente=${id}`} className="link">
              Ver o registro deste cliente
            </Link>
          </p>
        </Card>
      </div>
    </div>
  )
}

function SettingsSection({ view }: { view: View }) {
  const { id, name, archived, isOwner, sample, agency, responsible } = view
  return (
    <ClientSettings
      id={id}
      name={name}
      archived={archived}
      isOwner={isOwner}
      agency={sample ? null : agency}
      responsible={responsible}
    />
  )
}

const parts: Record<Section, (props: { view: View }) => ReactNode> = {
  '': Overview,
  numeros: FiguresSection,
  metas: GoalsSection,
  pessoas: PeopleSection,
  historico: HistorySection,
  ajustes: SettingsSection,
}

export default function ClientPage() {
  const view = useLoaderData<typeof loader>()
  const { id, name, since, isOwner, demo, erasure, section, sections } = view
  useFailureToast()
  const Part = parts[section]
  return (
    <>
      <PageHead title={name} text={since}>
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
      <SectionNav sections={sections} />
      {erasure && <ErasureCard id={id} requestedAt={erasure} isOwner={isOwner} />}
      <Part view={view} />
    </>
  )
}
