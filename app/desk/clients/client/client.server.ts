import { data, type LoaderFunctionArgs } from 'react-router'
import { fullDay, moment } from '#app/shell/format.server.ts'
import { alertsOfClient, thresholdsOf } from '#features/alerts/server/alerts.server.ts'
import {
  type ClientReport,
  clientOf,
} from '#features/client-overview/server/client-overview.server.ts'
import {
  accountsOfClient,
  channelAccountsOfClient,
} from '#features/connections/server/connections.server.ts'
import { agreedWith, importsOf } from '#features/figures/server/figures.server.ts'
import { listResponsible, logOf, openDesk } from '#features/people/server/people.server.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { channelAccountView } from '../../connections/channel-view.server.ts'
import { accountView } from '../../connections/connections.server.ts'
import { importView } from '../../imports/import.server.ts'
import {
  deskMeta,
  initialsOf,
  invitationView,
  lastAccessText,
  momentDay,
  unsentText,
} from '../../shared/desk-view.server.ts'
import {
  alertView,
  auditView,
  goalsView,
  monthView,
  paceView,
  platformView,
  thresholdsView,
} from './client-views.server.ts'
import { resultChoicesData } from './result-choices.server.ts'
import { readSection, sectionLinks } from './sections.ts'

type Waiting = { title: string; text: string; to: string; action: string }

/** What of this client waits for somebody, with the page that resolves it. */
function waitingOf(
  { client, today, unsent, people, invitations, platforms }: ClientReport,
  imports: ReturnType<typeof importView>[],
  accounts: { name: string; tone: string; stateText: string; to: string }[],
): Waiting[] {
  const page = `/agencia/clientes/${client.id}`
  const isNew = platforms.length === 0
  return [
    ...imports
      .filter(({ state }) => state === 'ready' || state === 'refused')
      .map(({ id, file }) => ({
        title: file,
        text: 'Lido e à espera de confirmação',
        to: `${page}/importacoes/${id}`,
        action: 'Conferir',
      })),
    ...(unsent
      ? [
          {
            title: 'Relatório',
            text: capitalizeFirst(unsentText(unsent, today)),
            to: `/agencia/relatorios/${unsent.id}`,
            action: 'Abrir',
          },
        ]
      : []),
    ...accounts
      .filter(({ tone }) => tone === 'late')
      .map(({ name, stateText, to }) => ({
        title: name,
        text: `Conexão: ${stateText}`,
        to,
        action: 'Ver',
      })),
    ...(people.length + invitations.length === 0
      ? [
          {
            title: 'Ninguém tem acesso',
            text: 'Convide quem vai acompanhar os números',
            to: `${page}?secao=pessoas`,
            action: 'Convidar',
          },
        ]
      : []),
    ...(isNew && !client.demo
      ? [
          {
            title: 'Nenhum número ainda',
            text: 'Envie um arquivo aqui, ou ligue uma conta de anúncios',
            to: '/agencia/conexoes',
            action: 'Ligar conta',
          },
        ]
      : []),
  ]
}

export async function clientData(args: LoaderFunctionArgs) {
  const { member, run } = await openDesk(args)
  const id = args.params.id ?? ''
  const report = await clientOf(args, id)
  if (!report) throw data(null, 404)
  const section = readSection(args.url.searchParams)
  const { client, today, people, notes, invitations, platforms } = report
  const only = <T>(sections: string[], read: () => Promise<T>): Promise<T | null> =>
    sections.includes(section) ? read() : Promise.resolve(null)
  const staff = await run(listResponsible)
  const log = await only(['historico'], () => logOf(args, { clientId: id }))
  const files = await only(['', 'numeros'], () => importsOf(args, id, { limit: 4 }))
  const accounts = await only(['', 'numeros'], () => accountsOfClient(args, id))
  const channels = await only(['', 'numeros'], () => channelAccountsOfClient(args, id))
  const agreed = await only(['', 'metas'], () => agreedWith(args, id, today.slice(0, 7)))
  const alerts = await alertsOfClient(args, id)
  const thresholds = await only(['metas'], () => thresholdsOf(args, id))
  const imports = files?.imports.map(importView) ?? []
  const connected = accounts?.map(accountView) ?? []
  const channelViews = channels?.map(channelAccountView) ?? []
  const responsible = staff.find((each) => each.id === client.responsibleId)?.name
  return {
    meta: deskMeta(client.name),
    crumb: client.name,
    id,
    name: client.name,
    since: [
      `Cliente desde ${momentDay(client.createdAt.toISOString())}`,
      responsible ? `Responsável: ${responsible}` : 'Sem responsável',
      ...(client.archivedAt ? ['no arquivo'] : []),
    ].join(' · '),
    section,
    sections: sectionLinks(id, section, { alerts: alerts.filter(({ seen }) => !seen).length }),
    archived: client.archivedAt !== null,
    erasure: client.erasureRequestedAt && moment(client.erasureRequestedAt.toISOString()),
    isOwner: member.role === 'owner',
    sample: client.demo,
    agency: member.limited ? null : client.isAgency,
    responsible: {
      id: client.responsibleId ?? '',
      // Who sees only their own clients hands none over.
      choices: member.limited ? [] : staff,
    },
    demo: client.demo || platforms.some(({ source }) => source === null),
    imports,
    connected,
    channels: channelViews,
    waiting: waitingOf(report, imports, [
      ...connected.map((each) => ({ ...each, to: `/agencia/conexoes/${each.id}` })),
      ...channelViews.map((each) => ({
        ...each,
        name: `${each.channel}: ${each.name}`,
        to: `/agencia/conexoes/canais/${each.id}`,
      })),
    ]),
    alerts: alerts.map(alertView),
    platforms: platforms.map((each) => platformView(each, today)),
    month: monthView(report),
    pace: paceView(agreed?.goals ?? null, report),
    goals: goalsView(agreed?.goals ?? null, today),
    thresholds: thresholds && thresholdsView(thresholds),
    resultKinds: section === 'metas' ? await resultChoicesData(args, id) : null,
    figureNotes: {
      campaigns: agreed?.campaigns ?? [],
      today,
      notes: (agreed?.notes ?? []).map(({ id: note, date, body, campaign }) => ({
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
    auditLines: (log?.lines ?? []).slice(0, 12).map((line) => ({
      ...auditView(line),
      client: null,
    })),
  }
}
