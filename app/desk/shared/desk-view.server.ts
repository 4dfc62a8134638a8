import { moment, shortDay } from '#app/shell/format.server.ts'

export { accountMeta as deskMeta } from '#app/shell/shell-data.server.ts'
export { counted, initialsOf } from '#features/shared/rules/text.ts'

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

export const lastAccessText = (lastSeen: Date | null) =>
  lastSeen ? `Último acesso em ${moment(lastSeen.toISOString())}` : 'Ainda não entrou'

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

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })

export const monthOf = (day: string) => monthName.format(new Date(`${day}T00:00:00Z`))
