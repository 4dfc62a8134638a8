import { data, type LoaderFunctionArgs } from 'react-router'
import { count, fullDay, moment, money } from '#app/shell/format.server.ts'
import {
  CHART_DAYS,
  type ClientReport,
  clientOf,
} from '#features/client-overview/server/client-overview.server.ts'
import { accountsOfClient } from '#features/connections/server/connections.server.ts'
import { figureNoteForm, type Goals, goalsForm } from '#features/figures/rules/goals.ts'
import {
  addFigureNote,
  agreedWith,
  goalsVersion,
  importsOf,
  removeFigureNote,
  saveGoals,
} from '#features/figures/server/figures.server.ts'
import { clientForm, inviteForm, itemForm, noteForm, rowForm } from '#features/people/rules/desk.ts'
import {
  type AuditLine,
  addNote,
  auditKinds,
  changeClient,
  declineErasure,
  invite,
  logOf,
  markAgency,
  removeNote,
  removePerson,
  requireStaff,
  resendInvitation,
  withdrawInvitation,
} from '#features/people/server/people.server.ts'
import { accountView } from '../connections/connections.server.ts'
import { importView } from '../imports/import.server.ts'
import { auditText } from '../shared/audit-text.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import {
  counted,
  deskMeta,
  initialsOf,
  invitationView,
  lastAccessText,
  monthOf,
  receivedView,
} from '../shared/desk-view.server.ts'

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const field = (value: number | null | undefined) => (value ? numberFormat.format(value) : '')

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
  return Array.from({ length: CHART_DAYS - 1 }, (_, index) =>
    new Date(last - (CHART_DAYS - 2 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Days without figures count as missing up to yesterday. */
function platformView(
  { source, campaigns, lastDay, days }: ClientReport['platforms'][number],
  today: string,
) {
  const most = Math.max(0.01, ...Object.values(days).map(Number))
  const dates = daysUntil(today)
  const received = receivedView(lastDay, today)
  const missing = dates.filter((day) => days[day] === undefined).length
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
    bars: dates.map((day) => (days[day] === undefined ? null : Number(days[day]) / most)),
    description: `Investimento por dia nos últimos ${dates.length} dias; ${missing === 0 ? 'nenhum dia falta' : counted(missing, 'dia sem números', 'dias sem números')}`,
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

export function auditView(line: AuditLine) {
  const { id, at, staffName, kind, clientId, clientName } = line
  const suffix = clientId && !clientName ? ' (cliente apagado)' : ''
  return {
    id,
    at: moment(at),
    who: staffName,
    what: `${auditKinds[kind] ?? kind}${suffix}`,
    about: auditText(line),
    client: clientId && clientName ? { id: clientId, name: clientName } : null,
  }
}

export async function clientData(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const id = args.params.id ?? ''
  const report = await clientOf(args, id)
  if (!report) throw data(null, 404)
  const { client, today, people, notes, invitations, platforms } = report
  const { lines: auditLines } = await logOf(args, { clientId: id })
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
    erasure: client.erasureRequestedAt && moment(client.erasureRequestedAt.toISOString()),
    isOwner: member.role === 'owner',
    sample: client.demo,
    agency: client.isAgency,
    demo: client.demo || platforms.some(({ source }) => source === null),
    imports: imports.map(importView),
    connected: connected.map(accountView),
    platforms: platforms.map((each) => platformView(each, today)),
    month: monthView(report),
    goals: goalsView(agreed.goals, today),
    figureNotes: {
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
      lastAccess: lastAccessText(lastSeen),
    })),
    invitations: invitations.map(invitationView),
    notes: notes.map(({ id: note, body, author, at }) => ({
      id: note,
      body,
      by: `${moment(at.toISOString())} · ${author ?? 'alguém que saiu da equipe'}`,
    })),
    auditLines: auditLines
      .slice(0, 6)
      .map(auditView)
      .map((line) => ({ ...line, client: null })),
  }
}

/** Actions on an open invitation, of a client or the team. */
export const byInvitation = {
  resend: act(rowForm, ({ deps, staffId, origin }, { id }) =>
    resendInvitation(deps, staffId, id, origin),
  ),
  withdraw: act(rowForm, ({ deps, staffId }, { id }) => withdrawInvitation(deps, staffId, id)),
}

export const clientAction = deskAction('client', ({ id }) => `/agencia/clientes/${id}`, {
  rename: act(clientForm, ({ database, staffId, id }, { name }) =>
    changeClient(database, staffId, id, { name }),
  ),
  archive: act(null, ({ database, staffId, id }) =>
    changeClient(database, staffId, id, { archived: true }),
  ),
  restore: act(null, ({ database, staffId, id }) =>
    changeClient(database, staffId, id, { archived: false }),
  ),
  'keep-client': act(null, ({ database, staffId, id }) => declineErasure(database, staffId, id)),
  'mark-agency': act(null, ({ database, staffId, id }) => markAgency(database, staffId, id, true)),
  'unmark-agency': act(null, ({ database, staffId, id }) =>
    markAgency(database, staffId, id, false),
  ),
  invite: act(inviteForm, ({ deps, staffId, id, origin }, values) =>
    invite(deps, staffId, { ...values, clientId: id }, origin),
  ),
  ...byInvitation,
  'remove-person': act(itemForm, ({ database, staffId, id }, person) =>
    removePerson(database, staffId, id, person.id),
  ),
  note: act(noteForm, ({ database, staffId, id }, { body }) =>
    addNote(database, staffId, id, body),
  ),
  'remove-note': act(rowForm, ({ database, staffId, id }, note) =>
    removeNote(database, staffId, id, note.id),
  ),
  goals: act(goalsForm, ({ database, staffId, id, version }, values) =>
    saveGoals(database, staffId, id, values, version),
  ),
  'figure-note': act(figureNoteForm, ({ database, staffId, id }, { date, campaign, text }) =>
    addFigureNote(database, staffId, id, { date, campaignId: campaign || null, body: text }),
  ),
  'remove-figure-note': act(itemForm, ({ database, staffId, id }, note) =>
    removeFigureNote(database, staffId, id, note.id),
  ),
})
