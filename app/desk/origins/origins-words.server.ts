import { money } from '#app/shell/format.server.ts'
import type { OriginRow } from '#features/visits/server/visits.server.ts'
import { counted } from '../shared/desk-view.server.ts'

/** From so many leads on a share says more than a case. */
export const ENOUGH = 30

type Sums = Omit<OriginRow, 'source' | 'campaign' | 'page'>

const roundShare = (part: number, whole: number) => Math.round((100 * part) / whole)

/** How many became clients, as a share where there are enough of them to have one. */
export function shareOf({ leads, won }: Sums): string {
  return leads >= ENOUGH ? `${roundShare(won, leads)}% viram clientes` : ''
}

/** What a lead cost; spending without a lead is said so. */
export function costOf({ spend, leads }: Sums): { value: string; note: string } | null {
  if (spend === null) return null
  if (leads === 0) return { value: '—', note: `${money(spend)} gastos, nenhum lead` }
  return { value: money(spend / leads), note: `${money(spend)} em anúncios` }
}

/** Over all leads, also those that no ad brought. */
export function blendedCostOf(sums: Sums) {
  const cost = costOf(sums)
  return cost && sums.leads > 0 ? { ...cost, note: 'por todos os leads' } : cost
}

/** Visits are null where they were not counted: that is not none. */
type Told = Omit<Sums, 'visits'> & { visits: number | null }

/** The month in a sentence or two, and whether its figures are small. */
export function monthInWords(
  name: string,
  total: Told,
  best: { name: string; leads: number } | null,
) {
  const { visits, leads, meetings, won, value } = total
  if (!visits && leads === 0) {
    const none = visits === null ? 'Nenhum lead' : 'Nenhuma visita e nenhum lead'
    return { text: `${none} em ${name}.`, small: false }
  }
  const worth = value > 0 ? `, que ${won === 1 ? 'vale' : 'valem'} ${money(value)}` : ''
  const outcome = [
    counted(meetings, 'reunião', 'reuniões'),
    won > 0 ? `${counted(won, 'ganho', 'ganhos')}${worth}` : 'nenhum ganho ainda',
  ].join(' e ')
  const arrivals = [
    visits !== null && counted(visits, 'visita', 'visitas'),
    counted(leads, 'lead', 'leads'),
  ].filter((part) => part !== false)
  const came = `Em ${name} chegaram ${arrivals.join(' e ')}`
  const told = leads > 0 ? `${came}; deles vieram ${outcome}.` : `${came}.`
  const from =
    best && best.leads > 1 ? ` O que mais trouxe foi ${best.name}, com ${best.leads} leads.` : ''
  return { text: told + from, small: leads > 0 && leads < ENOUGH }
}
