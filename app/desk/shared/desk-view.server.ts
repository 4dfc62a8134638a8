import { fullDay, moment, shortDay } from '#app/shell/format.server.ts'
import type { UnsentReport } from '#features/client-overview/server/client-overview.server.ts'
import { dayWith } from '#features/shared/rules/days.ts'

export { accountMeta as deskMeta } from '#app/shell/frame/shell-data.server.ts'
export { formatCount, initialsOf } from '#features/shared/rules/text.ts'

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** Platform exports end yesterday, so only older figures are late. */
export function receivedView(lastDay: string | null | undefined, today: string) {
  if (!lastDay) return { state: 'none' as const, text: '—' }
  const late = dayNumber(today) - 1 - dayNumber(lastDay)
  const day = shortDay(lastDay)
  if (late <= 0) return { state: 'ok' as const, text: `até ${day}` }
  const missing = late === 1 ? 'falta 1 dia' : `faltam ${late} dias`
  return { state: 'late' as const, text: `até ${day}, ${missing}` }
}

/** '14/11/2026' in the agency's zone. */
export const momentDay = (iso: string) => moment(iso).split(' ')[0] ?? ''

export const lastAccessText = (lastSeen: Date | null) =>
  lastSeen ? `Último acesso em ${moment(lastSeen.toISOString())}` : 'Ainda não entrou'

/** 'sai às 14:32'; the day only where it is another one. */
function leavingText(at: string, today: string): string {
  const [day = '', time = ''] = moment(at).split(' às ')
  return day === fullDay(today) ? `sai às ${time}` : `sai em ${day.slice(0, 5)} às ${time}`
}

/** What a report that has not left waits for. */
export function unsentText({ state, at }: UnsentReport, today: string): string {
  if (state === 'planned') return leavingText(at ?? '', today)
  if (state === 'changed') return 'mudou depois de aprovado'
  return state === 'draft' ? 'rascunho para ler' : 'espera números'
}

export function invitationView(invitation: {
  id: string
  email: string
  sentAt: string
  expiresAt: string
  ended: boolean
}) {
  const { id, email, sentAt, expiresAt, ended } = invitation
  const state = ended
    ? `Convite de ${moment(sentAt)}, terminou sem resposta`
    : `Convite de ${moment(sentAt)}, vale até ${moment(expiresAt)}`
  return { id, email, ended, state }
}

export const monthOf = dayWith({ month: 'long' })
