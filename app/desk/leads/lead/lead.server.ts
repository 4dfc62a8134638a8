import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { fullDay, money } from '#app/shell/format.server.ts'
import { ownAgenda } from '#content/derived/scheduling.ts'
import {
  brandClock,
  INVITATION_DAYS,
  invitationsOf,
} from '#features/agenda/server/agenda.server.ts'
import { leadConversationsOf } from '#features/conversations/server/conversations.server.ts'
import {
  type LeadState,
  leadStates,
  OTHER_REASON,
  sourceName,
} from '#features/leads/rules/leads.ts'
import { findMergeTarget, type LeadReport, leadOf } from '#features/leads/server/leads.server.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { deskMeta, initialsOf } from '../../shared/desk-view.server.ts'
import { leadListData, momentText, waitView } from '../leads.server.ts'
import { answerView, type LeadDetail, openedChat, serviceOf } from './lead-answer.server.ts'
import { planView } from './lead-plan.server.ts'
import { isByDesk, timelineView } from './lead-timeline.server.ts'

const heldTexts = {
  honeypot: 'Parece spam: preencheu um campo que pessoas não veem.',
  'too-fast': 'Parece spam: o formulário foi enviado rápido demais.',
  address: 'Acima do limite de mensagens de um mesmo endereço.',
  day: 'Acima do limite de mensagens por dia.',
}

function heldView({ lead, messages }: LeadReport) {
  if (!lead.held) return null
  const message = messages[0]
  const why = message?.suspectedSpam ?? message?.overLimit
  return {
    why: why ? heldTexts[why] : '',
    awaitsVisitor: message?.channel === 'booking',
  }
}

function letterFrom(report: LeadReport, message: LeadReport['messages'][number]): string {
  if (message.channel === 'form') return 'Formulário do site'
  if (message.channel === 'chat') return 'Conversa com o assistente do site'
  if (message.channel !== 'booking') return 'Anotado pela equipe'
  return isByDesk(report, message) ? 'Conversa marcada pela equipe' : 'Conversa marcada no site'
}

const line = ['new', 'talking', 'proposal', 'won'] as const satisfies LeadState[]

/** The reason of the list, and the words beside it. */
function lossText({ lossKind, lostReason }: LeadReport['lead']): string {
  return [...new Set([lossKind, lostReason])].filter(Boolean).join(': ')
}

function stateView({ lead, funnel }: LeadDetail) {
  const at = (line as LeadState[]).indexOf(lead.state)
  return {
    stops: line.map((state, index) => ({
      state,
      name: leadStates[state],
      passed: index < at,
      current: index === at,
    })),
    state: lead.state,
    name: leadStates[lead.state],
    value: lead.value ? money(Number(lead.value)) : '',
    typedValue: lead.value?.replace('.', ',') ?? '',
    reason: lossText(lead),
    version: lead.version,
    reasons: [...funnel.lossReasons, OTHER_REASON],
  }
}

function factsView(report: LeadDetail) {
  const { lead, contact, messages } = report
  const first = messages.at(-1)
  const service = serviceOf(report)
  const referrer =
    first?.referrer && URL.canParse(first.referrer) ? new URL(first.referrer).host : ''
  const groups = [
    {
      title: 'Contato',
      rows: [
        { label: 'WhatsApp ou telefone', value: contact.phone, href: telephone(contact.phone) },
        { label: 'E-mail', value: contact.email, href: contact.email && `mailto:${contact.email}` },
        { label: 'Empresa', value: contact.company },
      ],
    },
    {
      title: 'Origem',
      rows: [
        { label: 'Veio por', value: sourceName(lead.source) },
        { label: 'Campanha', value: lead.campaign },
        { label: 'Página de chegada', value: lead.landing },
        { label: 'Site de onde veio', value: referrer },
        { label: 'Referência', value: first?.reference ?? '' },
      ],
    },
    {
      title: 'O que quer',
      rows: [
        { label: 'Serviço', value: service ?? '' },
        { label: 'Valor', value: lead.value ? money(Number(lead.value)) : '' },
        { label: 'Previsto para', value: lead.expectedOn ? fullDay(lead.expectedOn) : '' },
        { label: 'Por que se perdeu', value: lossText(lead) },
      ],
    },
  ]
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .filter(({ value }) => value)
        .map((row) => ({ href: '', ...row, value: row.value as string })),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function telephone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return digits && `tel:${digits}`
}

/** What the lead can be invited to, and invitations that wait for it. */
async function invitesView(args: LoaderFunctionArgs, { lead, contact }: LeadReport) {
  const { kinds, open } = await invitationsOf(args, lead.id)
  return {
    kinds: kinds.map(({ id, name, minutes }) => ({ id, label: `${name}, ${minutes} min` })),
    email: contact.email,
    days: INVITATION_DAYS,
    open: open.map(({ id, kind, mailed, expiresAt, link }) => ({
      id,
      link,
      text: `${kind}: vale até ${fullDay(brandClock.dayOf(expiresAt.getTime()))}${mailed ? ', enviado por e-mail' : ''}`,
    })),
  }
}

export async function leadData(args: LoaderFunctionArgs) {
  const now = new Date()
  const { view: list, listed } = await leadListData(args, now)
  const report = await leadOf(args, args.params.id ?? '')
  if (!report) {
    const kept = await findMergeTarget(args, args.params.id ?? '')
    throw kept ? redirect(`/agencia/leads/${kept}${args.url.search}`) : data(null, 404)
  }
  const { lead, contact, messages, meetings, others, staff, self } = report
  const talks = await leadConversationsOf(args, lead.id)
  const { office, settings } = listed
  // Prefer a message that the person wrote.
  const latest = messages.find((message) => !isByDesk(report, message)) ?? messages[0]
  const failed = report.mails.find(
    ({ state, kind }) => state === 'failed' && kind.startsWith('contact-'),
  )
  const next = meetings.find(({ state, endsAt }) => state === 'confirmed' && endsAt > now)
  return {
    meta: deskMeta(contact.name),
    crumb: contact.name,
    list,
    lead: {
      id: lead.id,
      name: contact.name,
      about: [contact.company, contact.email || contact.phone].filter(Boolean).join(' · '),
      initials: initialsOf(contact.name),
      demo: lead.demo,
      contact: {
        name: contact.name,
        email: contact.email,
        phone: contact.phone,
        company: contact.company,
        version: contact.version,
      },
      state: stateView(report),
      plan: planView(report, office, now),
      owner: lead.ownerId ?? '',
      staff: staff.map(({ id, name }) => ({ id, name: id === self.id ? `${name} (você)` : name })),
      ownerInitials: initialsOf(staff.find(({ id }) => id === lead.ownerId)?.name ?? '?'),
      held: heldView(report),
      wait: lead.waitingSince
        ? waitView(office, lead.waitingSince, now, settings.remindAfterHours)
        : null,
      letter: latest && {
        text: latest.message,
        from: `${letterFrom(report, latest)}, ${momentText(office, latest.createdAt, now)}`,
        more: messages.length - 1,
      },
      meeting: next
        ? { id: next.id, when: capitalizeFirst(momentText(office, next.startsAt, now)) }
        : null,
      bookAt:
        ownAgenda && !lead.held && lead.state !== 'spam'
          ? `/agencia/agenda/nova?lead=${lead.id}`
          : null,
      invites:
        ownAgenda && !lead.held && !lead.demo && lead.state !== 'spam'
          ? await invitesView(args, report)
          : null,
      answer: answerView(report, listed, args.url),
      opened: openedChat(report, args.url),
      facts: factsView(report),
      timeline: timelineView(report, talks, office, now),
      others: others.map((other) => ({
        id: other.id,
        text: `${other.held ? 'Retida' : leadStates[other.state]}, ${momentText(office, other.createdAt, now)}`,
      })),
      resend: failed?.contactMessageId ?? null,
      won: lead.state === 'won' && {
        client: lead.clientId ? { id: lead.clientId, name: report.clientName ?? 'Cliente' } : null,
        name: contact.company || contact.name,
        email: contact.email,
      },
    },
  }
}

export type LeadView = Awaited<ReturnType<typeof leadData>>['lead']
