import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { count, fullDay, moment, money } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb, seenIn } from '#app/shell/forms/form-action.server.ts'
import {
  type ClientReport,
  clientOf,
  SHOWN_DAYS,
} from '#features/client-overview/server/client-overview.server.ts'
import { accountsOfClient } from '#features/connections/server/connections.server.ts'
import { figureNoteForm, type Goals, goalsForm } from '#features/figures/rules/goals.ts'
import {
  agreedWith,
  goalsVersion,
  importsOf,
  setGoals,
  takeOffChart,
  tellOnChart,
} from '#features/figures/server/figures.server.ts'
import { clientForm, inviteForm, itemForm, noteForm, rowForm } from '#features/people/rules/desk.ts'
import {
  type ActLine,
  actKinds,
  archiveClient,
  endAccess,
  eraseNote,
  keepAskedClient,
  logOf,
  renameClient,
  requireStaff,
  sendAgain,
  sendInvitation,
  setAgency,
  withdraw,
  writeNote,
} from '#features/people/server/people.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { accountView } from '../connections/connections.server.ts'
import { importView } from '../imports/import.server.ts'
import { actWords } from '../shared/act-words.server.ts'
import {
  counted,
  deskMeta,
  initialsOf,
  invitationView,
  monthOf,
  receivedView,
  seenText,
} from '../shared/desk-view.server.ts'

const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const field = (value: number | null | undefined) => (value ? written.format(value) : '')

/** The goals as their form shows them. */
function goalsView(goals: Goals | null, today: string) {
  return {
    version: goalsVersion(goals),
    text: goals
      ? 'O cliente vê quanto já foi e quanto falta.'
      : `Nada combinado ainda. O que você salvar vale a partir de ${monthOf(today)}.`,
    monthlyBudget: field(goals?.monthlyBudget),
    conversions: field(goals?.conversions),
    costPerConversion: field(goals?.costPerConversion),
    counts: goals?.counts ?? 'conversions',
  }
}

const names = { meta: 'Meta Ads', google: 'Google Ads' }

function daysUntil(today: string): string[] {
  const last = Date.parse(`${today}T00:00:00Z`) - 86_400_000
  return Array.from({ length: SHOWN_DAYS - 1 }, (_, index) =>
    new Date(last - (SHOWN_DAYS - 2 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** A missing day is shown as missing up to yesterday, and not before the first one received. */
function platformView(
  { source, campaigns, lastDay, days }: ClientReport['platforms'][number],
  today: string,
) {
  const most = Math.max(0.01, ...Object.values(days).map(Number))
  const shown = daysUntil(today)
  const received = receivedView(lastDay, today)
  const missing = shown.filter((day) => days[day] === undefined).length
  return {
    name: source ? names[source] : 'Dados demo',
    campaigns: counted(campaigns, 'campanha', 'campanhas'),
    state: received.state,
    text:
      received.state === 'ok'
        ? 'Em dia'
        : received.state === 'late'
          ? received.text.replace(/^.*, /, '').replace(/^f/, 'F')
          : 'Nenhum dia ainda',
    last: lastDay ? `Último dia: ${fullDay(lastDay)}` : '',
    bars: shown.map((day) => (days[day] === undefined ? null : Number(days[day]) / most)),
    spoken: `Investimento por dia nos últimos ${shown.length} dias; ${missing === 0 ? 'nenhum dia falta' : counted(missing, 'dia sem números', 'dias sem números')}`,
  }
}

function monthView({ month, before, today }: ClientReport) {
  if (!month && !before) return null
  const cost = month && month.conversions > 0 ? money(month.spend / month.conversions) : '—'
  const lastMonth = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  lastMonth.setUTCMonth(lastMonth.getUTCMonth() - 1)
  return {
    name: monthOf(today),
    beforeName: monthOf(lastMonth.toISOString().slice(0, 10)),
    figures: [
      {
        label: 'Investimento',
        value: money(month?.spend ?? 0),
        before: before ? money(before.spend) : '—',
      },
      {
        label: 'Conversões',
        value: count(month?.conversions ?? 0),
        before: before ? count(before.conversions) : '—',
      },
      {
        label: 'Custo por conversão',
        value: cost,
        before: before && before.conversions > 0 ? money(before.spend / before.conversions) : '—',
      },
    ],
  }
}

export function actView(act: ActLine) {
  const { id, at, staffName, kind, clientId, clientName } = act
  const gone = clientId && !clientName ? ' (cliente apagado)' : ''
  return {
    id,
    at: moment(at),
    who: staffName,
    what: `${actKinds[kind] ?? kind}${gone}`,
    about: actWords(act),
    client: clientId && clientName ? { id: clientId, name: clientName } : null,
  }
}

export async function clientData(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const id = args.params.id ?? ''
  const report = await clientOf(args, id)
  if (!report) throw data(null, 404)
  const { client, today, people, notes, invitations, platforms } = report
  const { acts } = await logOf(args, { clientId: id })
  const { imports } = await importsOf(args, id, { limit: 4 })
  const connected = await accountsOfClient(args, id)
  const agreed = await agreedWith(args, id, today.slice(0, 7))
  return {
    meta: deskMeta(client.name),
    crumb: client.name,
    id,
    name: client.name,
    since: `Cliente desde ${moment(client.createdAt.toISOString()).split(' ')[0]}`,
    archived: client.archivedAt !== null,
    erasure: client.erasureAskedAt && moment(client.erasureAskedAt.toISOString()),
    isOwner: member.role === 'owner',
    sample: client.demo,
    agency: client.isAgency,
    demo: client.demo || platforms.some(({ source }) => source === null),
    imports: imports.map(importView),
    connected: connected.map(accountView),
    platforms: platforms.map((each) => platformView(each, today)),
    month: monthView(report),
    goals: goalsView(agreed.goals, today),
    told: {
      campaigns: agreed.campaigns,
      today,
      notes: agreed.notes.map(({ id: note, date, body, campaign }) => ({
        id: note,
        body,
        about: `${fullDay(date)} · ${campaign?.name ?? 'todas as campanhas'}`,
      })),
    },
    people: people.map(({ lastSeen, ...person }) => ({
      ...person,
      initials: initialsOf(person.name),
      seen: seenText(lastSeen),
    })),
    invitations: invitations.map(invitationView),
    notes: notes.map(({ id: note, body, author, at }) => ({
      id: note,
      body,
      by: `${moment(at.toISOString())} · ${author ?? 'alguém que saiu da equipe'}`,
    })),
    acts: acts
      .slice(0, 6)
      .map(actView)
      .map((act) => ({ ...act, client: null })),
  }
}

type Intent =
  | 'rename'
  | 'archive'
  | 'restore'
  | 'keep-client'
  | 'mark-agency'
  | 'unmark-agency'
  | 'invite'
  | 'resend'
  | 'withdraw'
  | 'remove-person'
  | 'note'
  | 'remove-note'
  | 'goals'
  | 'figure-note'
  | 'remove-figure-note'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''
const pageOf = (args: ActionFunctionArgs) => `/agencia/clientes/${idOf(args)}`

const verbs: FormVerbs<Intent> = {
  rename: async (args, form) => {
    const { values, errors } = parseForm(clientForm, form)
    return errors ?? renameClient(args, idOf(args), values.name)
  },
  archive: (args) => archiveClient(args, idOf(args), true),
  restore: (args) => archiveClient(args, idOf(args), false),
  'keep-client': (args) => keepAskedClient(args, idOf(args)),
  'mark-agency': (args) => setAgency(args, idOf(args), true),
  'unmark-agency': (args) => setAgency(args, idOf(args), false),
  invite: async (args, form) => {
    const { values, errors } = parseForm(inviteForm, form)
    return errors ?? sendInvitation(args, { ...values, clientId: idOf(args) }, pageOf(args))
  },
  resend: async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? sendAgain(args, values.id, pageOf(args))
  },
  withdraw: async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? withdraw(args, values.id, pageOf(args))
  },
  'remove-person': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? endAccess(args, idOf(args), values.id)
  },
  note: async (args, form) => {
    const { values, errors } = parseForm(noteForm, form)
    return errors ?? writeNote(args, idOf(args), values.body)
  },
  'remove-note': async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? eraseNote(args, idOf(args), values.id)
  },
  goals: async (args, form) => {
    const { values, errors } = parseForm(goalsForm, form)
    return errors ?? setGoals(args, idOf(args), values, seenIn(form))
  },
  'figure-note': async (args, form) => {
    const { values, errors } = parseForm(figureNoteForm, form)
    return errors ?? tellOnChart(args, idOf(args), values)
  },
  'remove-figure-note': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? takeOffChart(args, idOf(args), values.id)
  },
}

export const clientAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, [
    'id',
    'name',
    'email',
    'body',
    'monthlyBudget',
    'conversions',
    'costPerConversion',
    'counts',
    'date',
    'campaign',
    'text',
  ])
