import { brand } from '../brand.ts'
import { parts } from '../parts.ts'
import { greeting, whatsappUrl } from '../whatsapp.ts'

/** The kind of meeting that the home offers, of content/pages/agenda.ts. */
export const offerKind = 'auditoria'

/** The own booking page is served where no other one is named. */
export const ownAgenda: boolean = parts.agenda && brand.scheduling === 'own'

/** Where "Agendar" leads: to the calendar, or to a chat where there is none; `kind` is a meeting of content/pages/agenda.ts, which only the own page knows. */
export function schedulingPage(kind?: string): string {
  if (brand.scheduling !== 'own') return brand.scheduling
  if (!ownAgenda) return whatsappUrl(greeting)
  return kind ? `/agenda?tipo=${kind}` : '/agenda'
}
