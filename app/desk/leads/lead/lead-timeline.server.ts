import { fullDay, money } from '#app/shell/format.server.ts'
import type { Office } from '#features/calendar/rules/business-time.ts'
import { hourName } from '#features/calendar/rules/clock-text.ts'
import type { leadConversationsOf } from '#features/conversations/server/conversations.server.ts'
import { type LeadState, leadStates, sourceName } from '#features/leads/rules/leads.ts'
import type { LeadReport } from '#features/leads/server/leads.server.ts'
import { capitalizeFirst, formatCount } from '#features/shared/rules/text.ts'
import { momentText } from '../leads.server.ts'

/** One event; `tone` distinguishes staff, visitor, notes, mails and failures. */
export type TimelineItem = {
  key: string
  at: Date
  text: string
  body: string
  by: string
  tone: 'theirs' | 'ours' | 'note' | 'mail' | 'wrong'
  /** Where it can be read whole. */
  link?: { to: string; name: string }
}

type TalkReport = Awaited<ReturnType<typeof leadConversationsOf>>[number]

const talkItem = ({ id, channel, openedAt, lastNumber }: TalkReport): TimelineItem => ({
  key: `talk-${id}`,
  at: openedAt,
  text: channel === 'whatsapp' ? 'Conversou no WhatsApp' : 'Pediu uma pessoa no chat do site',
  body: formatCount(lastNumber, 'mensagem', 'mensagens'),
  by: '',
  tone: 'theirs',
  link: { to: `/agencia/conversas/${id}`, name: 'Abrir a conversa' },
})

const channelTexts: Record<LeadReport['messages'][number]['channel'], string> = {
  form: 'Enviou o formulário',
  booking: 'Marcou uma conversa',
  phone: 'Ligou para a agência',
  counter: 'Passou na agência',
  referral: 'Veio por indicação',
  whatsapp: 'Chamou no WhatsApp',
  chat: 'Deixou o contato na conversa com o assistente',
}

const mailTexts: Record<string, string> = {
  'contact-visitor': 'E-mail de confirmação',
  'contact-agency': 'Aviso à agência',
  'booking-agency': 'Aviso da conversa à agência',
  'booking-invitation': 'Convite da conversa',
  'booking-invite': 'Convite para marcar conversa',
  'booking-hold': 'Pedido para confirmar o horário',
  'booking-cancelled': 'Aviso de cancelamento',
  'booking-reminder': 'Lembrete da conversa',
}
const mailStates = { sent: 'enviado', queued: 'na fila', failed: 'não chegou' }

type Detail = LeadReport['events'][number]['detail']

const formerStaff = 'alguém que saiu da equipe'

const fieldNames: Record<string, string> = {
  name: 'nome',
  email: 'e-mail',
  phone: 'telefone',
  company: 'empresa',
}

/** Whether the message belongs to a meeting booked by staff. */
export const isByDesk = ({ events }: LeadReport, message: LeadReport['messages'][number]) =>
  events.some(({ kind, detail }) => kind === 'meeting' && detail.message === message.id)

function dealText({ value, expected }: Detail): string {
  const parts = [
    value ? money(Number(value)) : 'sem valor',
    expected ? `previsto para ${fullDay(String(expected))}` : 'sem data prevista',
  ]
  return `Mudou o negócio: ${parts.join(', ')}`
}

function stepText({ what, on, time }: Detail): string {
  if (what === 'done') return 'Fez o próximo passo'
  const day = `${fullDay(String(on))}${time ? `, ${hourName(String(time))}` : ''}`
  return what === 'postponed' ? `Adiou o próximo passo para ${day}` : `Próximo passo para ${day}`
}

function eventText(
  event: LeadReport['events'][number],
  { staff, mails }: LeadReport,
  formatMoment: (moment: Date) => string,
): string {
  const { kind, detail } = event
  if (kind === 'state') {
    const to = leadStates[detail.to as LeadState]
    const value = detail.value ? `, ${money(Number(detail.value))}` : ''
    const reason = detail.kind ? `: ${detail.kind}` : ''
    const verb = detail.undone ? 'Desfez: voltou' : 'Mudou'
    return `${verb} de ${leadStates[detail.from as LeadState]} para ${to}${value}${reason}`
  }
  if (kind === 'value') return dealText(detail)
  if (kind === 'step') return stepText(detail)
  if (kind === 'owner') {
    const owner = staff.find(({ id }) => id === detail.to)
    const undone = detail.undone ? 'Desfez: ' : ''
    return detail.to
      ? `${undone}Passou para ${owner?.name ?? formerStaff}`
      : `${undone}Ficou sem responsável`
  }
  if (kind === 'answer') {
    if (detail.channel === 'whatsapp') return 'Respondeu no WhatsApp'
    const mail = mails.find(({ id }) => id === detail.mail)
    return `Respondeu por e-mail${mail ? ` (${mailStates[mail.state]})` : ''}`
  }
  if (kind === 'meeting') return `Marcou uma conversa: ${formatMoment(new Date(String(detail.at)))}`
  if (kind === 'edited') {
    const names = String(detail.fields).split(' ')
    return `Corrigiu o contato: ${names.map((name) => fieldNames[name] ?? name).join(', ')}`
  }
  const texts: Record<string, string> = {
    note: 'Anotou',
    created: 'Anotou este lead',
    released: 'Liberou a mensagem retida',
    reminder: 'A equipe foi lembrada de responder',
    invited: 'Convidou para a Área do Cliente',
    merged: 'Uniu com outro lead da mesma pessoa',
    'meeting-invite': 'Convidou para marcar uma conversa',
    unmerged: 'Separou os leads que tinham sido unidos',
  }
  return texts[kind] ?? kind
}

function hasFailedMail(event: LeadReport['events'][number], { mails }: LeadReport): boolean {
  return mails.some(({ id, state }) => id === event.detail.mail && state === 'failed')
}

/** All events, latest first. */
function timelineOf(
  report: LeadReport,
  talks: TalkReport[],
  formatMoment: (moment: Date) => string,
): TimelineItem[] {
  const { lead, messages, mails, meetings, events } = report
  const answers = new Set(events.map(({ detail }) => detail.mail).filter(Boolean))
  const items: TimelineItem[] = [
    ...talks.map(talkItem),
    ...events.map(
      (event): TimelineItem => ({
        key: `event-${event.id}`,
        at: event.at,
        text: eventText(event, report, formatMoment),
        body: event.body,
        by:
          event.kind === 'reminder' || event.detail.by === 'agenda'
            ? ''
            : (event.by ?? formerStaff),
        tone: hasFailedMail(event, report) ? 'wrong' : event.kind === 'note' ? 'note' : 'ours',
      }),
    ),
    ...messages
      .filter((message) => !isByDesk(report, message))
      .map(
        (message): TimelineItem => ({
          key: message.id,
          at: message.createdAt,
          text: channelTexts[message.channel],
          body: [message.message, message.conversation].filter(Boolean).join('\n\n'),
          by: '',
          tone: 'theirs',
        }),
      ),
    ...mails
      .filter(({ id, kind }) => mailTexts[kind] && !answers.has(id))
      .map(
        (mail): TimelineItem => ({
          key: mail.id,
          at: mail.sentAt ?? mail.createdAt,
          text: `${mailTexts[mail.kind]}: ${mailStates[mail.state]}${mail.state === 'failed' && mail.lastError ? ` (${mail.lastError})` : ''}`,
          body: '',
          by: '',
          tone: mail.state === 'failed' ? 'wrong' : 'mail',
        }),
      ),
    ...meetings
      .filter(({ state }) => state === 'cancelled' || state === 'missed' || state === 'held')
      .map(
        (meeting): TimelineItem => ({
          key: meeting.id,
          at: meeting.cancelledAt ?? meeting.startsAt,
          text: {
            cancelled: 'Conversa cancelada',
            missed: 'Não veio à conversa',
            held: 'Conversa feita',
          }[meeting.state as 'cancelled' | 'missed' | 'held'],
          body: meeting.cancelReason,
          by: '',
          tone: 'theirs',
        }),
      ),
  ]
  if (messages.at(-1)?.landing) {
    items.push({
      key: 'arrival',
      at: new Date(lead.createdAt.getTime() - 1),
      text: `Chegou por ${sourceName(lead.source)}${lead.campaign ? `, campanha ${lead.campaign}` : ''}`,
      body: '',
      by: '',
      tone: 'theirs',
    })
  }
  return items.sort((one, other) => other.at.getTime() - one.at.getTime())
}

export const timelineView = (report: LeadReport, talks: TalkReport[], office: Office, now: Date) =>
  timelineOf(report, talks, (moment) => momentText(office, moment, now)).map(({ at, ...item }) => ({
    ...item,
    when: capitalizeFirst(momentText(office, at, now)),
  }))
