import { brand } from './brand.ts'

/** The own booking page is served where no other one is named. */
export const ownAgenda: boolean = brand.scheduling === 'own'

/** Where "Agendar" leads; `kind` is a meeting of content/pages/agenda.ts, which only the own page knows. */
export function schedulingPage(kind?: string): string {
  if (brand.scheduling !== 'own') return brand.scheduling
  return kind ? `/agenda?tipo=${kind}` : '/agenda'
}
