import { formatCount } from '#features/shared/rules/text.ts'

/** What a notification shows, and the page it opens. */
export type PushContent = {
  title: string
  body: string
  url: string
  /** A later notification with the same tag replaces it on the device. */
  tag: string
}

export type LeadNews = { kind: 'lead' | 'waiting'; id: string; name: string; isFirst: boolean }
/** Somebody who asks for a person in the site's chat. */
export type CallNews = { id: string; name: string }
export type MeetingNews = { id: string; name: string; hour: string; minutes: number }

const MOST_NAMES = 3

function nameList(news: LeadNews[]): string {
  const names = [...new Set(news.map(({ name }) => name))]
  const rest = names.length - MOST_NAMES
  return [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [`mais ${rest}`] : [])].join(', ')
}

function leadMessage({ kind, id, name, isFirst }: LeadNews, showNames: boolean): PushContent {
  const address = { url: `/agencia/leads/${id}`, tag: `lead-${id}` }
  if (kind === 'waiting') {
    const body = showNames ? `${name}: o prazo está acabando.` : 'O prazo está acabando.'
    return { title: 'Alguém espera resposta', body, ...address }
  }
  const title = isFirst ? 'Novo lead' : 'Um lead escreveu de novo'
  return { title, body: showNames ? name : 'Abra a mesa para responder.', ...address }
}

/** Leads of one moment, or of the quiet hours before it, as a single notification. */
export function leadsContent(news: LeadNews[], showNames: boolean): PushContent {
  const [first, ...others] = news
  if (first && others.length === 0) return leadMessage(first, showNames)
  const count = (kind: LeadNews['kind']) =>
    new Set(news.filter((each) => each.kind === kind).map(({ id }) => id)).size
  const [leads, waiting] = [count('lead'), count('waiting')]
  const title = [
    leads > 0 && formatCount(leads, 'lead chegou', 'leads chegaram'),
    waiting > 0 && formatCount(waiting, 'espera resposta', 'esperam resposta'),
  ]
  return {
    title: title.filter(Boolean).join(' e '),
    body: showNames ? nameList(news) : 'Abra a mesa para responder.',
    url: '/agencia',
    tag: 'leads',
  }
}

export const meetingContent = (
  { id, name, hour, minutes }: MeetingNews,
  showNames: boolean,
): PushContent => ({
  title: `Conversa em ${formatCount(minutes, 'minuto', 'minutos')}`,
  body: showNames ? `Às ${hour}, com ${name}` : `Às ${hour}`,
  url: `/agencia/agenda/${id}`,
  tag: `meeting-${id}`,
})

export const callContent = ({ id, name }: CallNews, showNames: boolean): PushContent => ({
  title: 'Alguém pede gente no chat',
  body: showNames && name ? name : 'Abra a mesa para atender.',
  url: `/agencia/conversas/${id}`,
  tag: `conversation-${id}`,
})

export const testContent: PushContent = {
  title: 'Os avisos chegam',
  body: 'Este é o teste que você pediu na mesa.',
  url: '/agencia/avisos',
  tag: 'test',
}
