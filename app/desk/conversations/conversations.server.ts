import { randomUUID } from 'node:crypto'
import { data, type LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { businessMinutes } from '#features/calendar/rules/business-time.ts'
import { hourText, waitText } from '#features/calendar/rules/clock-text.ts'
import {
  conversationStates,
  firstName,
  MAIL_AFTER_MINUTES,
  type PublicMessage,
} from '#features/conversations/rules/conversations.ts'
import {
  type ConversationGroup,
  type ConversationReport,
  type ConversationRow,
  conversationGroups,
  conversationsOf,
  replySettingsOf,
  whatsappOf,
} from '#features/conversations/server/conversations.server.ts'
import { fillTemplate, leadStates } from '#features/leads/rules/leads.ts'
import { whatsappNumber } from '#features/leads/server/leads.server.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { momentText, whenText } from '../leads/leads.server.ts'
import { deskMeta, formatCount, initialsOf } from '../shared/desk-view.server.ts'
import { whatsappTag, whatsappView } from './whatsapp/whatsapp-view.server.ts'

type Listed = Awaited<ReturnType<typeof conversationsOf>> & {
  whatsapp: Awaited<ReturnType<typeof whatsappOf>>
}

const groupNames: Record<ConversationGroup, string> = {
  waiting: 'Esperam gente',
  all: 'Todas',
  mine: 'Minhas',
  assistant: `Com o ${brand.assistant}`,
  closed: 'Encerradas',
}

/** In the address, in the language of the screen. */
const groupKeys: Record<ConversationGroup, string> = {
  waiting: 'esperam',
  all: '',
  mine: 'minhas',
  assistant: 'iaxel',
  closed: 'encerradas',
}

const pathOf = (page: string) => (URL.canParse(page) ? new URL(page).pathname : '')

type Named = Pick<ConversationRow, 'name' | 'page' | 'channel'>

function nameOf({ name, page, channel }: Named): string {
  if (channel === 'whatsapp') return name || 'Pessoa no WhatsApp'
  const path = pathOf(page)
  return name || (path && path !== '/' ? `Visitante em ${path}` : 'Visitante do site')
}

const stateName = (state: ConversationRow['state']) =>
  state === 'assistant' ? `${brand.assistant} responde` : conversationStates[state]

function waitOf({ office }: Listed, since: Date | null, now: Date) {
  if (!since) return null
  const minutes = businessMinutes(office, since.getTime(), now.getTime())
  return { minutes, text: waitText(minutes) }
}

function rowView(row: ConversationRow, listed: Listed, now: Date) {
  const { owner, lastText, lastAuthor } = row
  const isOwn = row.ownerId === listed.self.id
  const speaker = lastAuthor === 'staff' ? `${isOwn ? 'Você' : firstName(owner ?? 'Equipe')}: ` : ''
  return {
    id: row.id,
    name: nameOf(row),
    state: row.state,
    tag: [
      row.channel === 'whatsapp' && whatsappTag(listed.whatsapp.lastIn.get(row.id), now),
      stateName(row.state),
      row.company,
    ]
      .filter(Boolean)
      .join(' · '),
    last: lastText ? `${speaker}${lastText}` : '',
    when: whenText(listed.office, row.lastAt, now),
    wait: waitOf(listed, row.waitingSince, now),
    owner: owner ? { name: owner, initials: initialsOf(owner) } : null,
  }
}

/** How many wait, and with whom to begin. */
function headText({ counts, rows }: Listed, listed: Listed, now: Date): string {
  if (counts.waiting === 0) return 'Ninguém espera gente.'
  const people = formatCount(counts.waiting, 'pessoa espera gente', 'pessoas esperam gente')
  const longest = waitOf(listed, counts.longest, now)
  const first = rows.find(({ state }) => state === 'waiting')
  const who = first ? ` Comece por ${nameOf(first)}` : ' A maior espera'
  return `${people}.${who}: ${longest?.text ?? ''}.`
}

function presenceText({ present, self }: Listed): string {
  const others = present.filter(({ id }) => id !== self.id).map(({ name }) => firstName(name))
  if (others.length === 0) return 'Mais ninguém está'
  const names = others.slice(0, 3).join(', ')
  return others.length === 1 ? `${names} também está` : `${names} também estão`
}

function listView(listed: Listed, query: { group: ConversationGroup; search: string }, now: Date) {
  const { counts, median } = listed
  const filters = new URLSearchParams()
  if (groupKeys[query.group]) filters.set('ver', groupKeys[query.group])
  if (query.search) filters.set('busca', query.search)
  return {
    head: headText(listed, listed, now),
    median: median === null ? '' : `Primeira resposta: ${waitText(median)}, na mediana de 7 dias.`,
    waiting: counts.waiting,
    isAttending: listed.isAttending,
    presence: presenceText(listed),
    filters: filters.size > 0 ? `?${filters}` : '',
    search: query.search,
    key: groupKeys[query.group],
    rows: listed.rows.map((row) => rowView(row, listed, now)),
    chips: conversationGroups.map((group) => ({
      group,
      name: groupNames[group],
      count: group === 'closed' ? null : counts[group],
      to: `/agencia/conversas${groupKeys[group] && `?ver=${groupKeys[group]}`}`,
      isCurrent: !query.search && group === query.group,
    })),
  }
}

export type ConversationListView = ReturnType<typeof listView>

const publicMessage = (row: ConversationReport['messages'][number]): PublicMessage => ({
  number: row.number,
  id: row.clientId,
  author: row.author,
  name: row.authorName,
  text: row.body,
  at: row.at.getTime(),
})

/** Quick replies, filled in for this person. */
function repliesView({ replies, self }: Listed, { conversation }: ConversationReport, url: URL) {
  const words = {
    nome: firstName(conversation.name) || 'tudo bem',
    assunto: conversation.plan || 'o seu projeto',
    eu: firstName(self.name),
    agencia: brand.name,
    agenda: new URL(schedulingPage(), brand.url).href,
  }
  const chosen = url.searchParams.get('resposta')
  const filled = replies.map(({ id, title, body }) => ({
    id,
    title,
    text: fillTemplate(body, words),
  }))
  return { all: filled, chosen: filled.find(({ id }) => id === chosen)?.text ?? '' }
}

function factsView({ conversation }: ConversationReport, listed: Listed, now: Date) {
  const rows = [
    { label: 'Página', value: conversation.channel === 'site' ? pathOf(conversation.page) : '' },
    { label: 'Nicho', value: conversation.niche },
    { label: 'Plano escolhido', value: conversation.plan },
    { label: 'Origem', value: conversation.reference },
    { label: 'Aberta', value: momentText(listed.office, conversation.openedAt, now) },
  ]
  return rows.filter(({ value }) => value)
}

/** The lead, and the way an answer takes once its person has left the chat. */
function leadView({ lead }: ConversationReport) {
  if (!lead) return null
  const { id, state, owner, company, email, phone } = lead
  const number = email ? undefined : whatsappNumber(phone)
  return {
    id,
    whatsapp: number ? `https://wa.me/${number}` : '',
    facts: [
      { label: 'Empresa', value: company },
      { label: 'E-mail', value: email },
      { label: 'Telefone', value: phone },
      { label: 'Situação', value: leadStates[state] },
      { label: 'Responsável', value: owner ?? 'Ninguém ainda' },
    ].filter(({ value }) => value),
    outside: email
      ? `Se sair do chat, a resposta vai por e-mail depois de ${formatCount(MAIL_AFTER_MINUTES, 'minuto', 'minutos')} sem leitura.`
      : 'Deixou só o telefone. Se sair do chat, responda por lá.',
  }
}

function threadView(report: ConversationReport, listed: Listed, url: URL, now: Date) {
  const { conversation, messages, notes, team } = report
  const { state, ownerId } = conversation
  const row = listed.rows.find(({ id }) => id === conversation.id)
  const { channel, page } = conversation
  const name = nameOf({ name: row?.name || conversation.name, page, channel })
  const isTaken = state === 'attended' && ownerId !== null
  return {
    id: conversation.id,
    name,
    initials: initialsOf(name),
    state,
    stateText: isTaken ? `com ${conversation.attendedBy}` : stateName(state).toLowerCase(),
    isMine: isTaken && ownerId === listed.self.id,
    isTaken,
    /** Made with the page: a reply sent twice is one message. */
    key: randomUUID(),
    last: conversation.lastNumber,
    read: conversation.visitorRead,
    mailed: conversation.mailedNumber,
    zone: brand.timeZone,
    assistant: brand.assistant,
    messages: messages.map(publicMessage),
    team: team.filter(({ id }) => id !== ownerId),
    notes: notes.map(({ id, body, at, by }) => ({
      id,
      body,
      head: [by ?? 'Alguém que saiu da equipe', momentText(listed.office, at, now)].join(', '),
    })),
    lead: leadView(report),
    joinable: report.joinable.map(({ id, name, company, why }) => ({
      id,
      text: [name, company].filter(Boolean).join(', '),
      why: { email: 'mesmo e-mail', phone: 'mesmo telefone', code: 'mesma referência' }[why],
    })),
    whatsapp: listed.whatsapp.thread && whatsappView(listed.whatsapp.thread, { url, name, now }),
    facts: factsView(report, listed, now),
    replies: repliesView(listed, report, url),
    closed: conversation.closedAt
      ? `${conversation.closedBy === 'visitor' ? 'O visitante encerrou' : 'Encerrada'} às ${hourText(conversation.closedAt.getTime(), brand.timeZone)}`
      : '',
  }
}

export type ThreadView = ReturnType<typeof threadView>

async function load(args: LoaderFunctionArgs, id: string) {
  const now = new Date()
  const { searchParams } = args.url
  const key = searchParams.get('ver') ?? ''
  const group = conversationGroups.find((each) => groupKeys[each] === key) ?? 'all'
  const search = stripControls(searchParams.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const inbox = await conversationsOf(args, { group, search }, id)
  const ids = inbox.rows.filter(({ channel }) => channel === 'whatsapp').map((row) => row.id)
  const listed = { ...inbox, whatsapp: await whatsappOf(args, id, ids) }
  return { now, listed, list: listView(listed, { group, search }, now) }
}

export async function conversationsData(args: LoaderFunctionArgs) {
  const { list } = await load(args, '')
  return { meta: deskMeta('Conversas'), list }
}

export async function conversationData(args: LoaderFunctionArgs) {
  const { now, listed, list } = await load(args, args.params.id ?? '')
  if (!listed.report) throw data(null, 404)
  const thread = threadView(listed.report, listed, args.url, now)
  return { meta: deskMeta(thread.name), crumb: thread.name, list, thread }
}

export async function quickRepliesData(args: LoaderFunctionArgs) {
  const { replies, minutes } = await replySettingsOf(args)
  return {
    meta: deskMeta('Respostas rápidas'),
    crumb: 'Respostas rápidas',
    minutes,
    replies: replies.map(({ id, title, body }) => ({ id, title, body })),
  }
}
