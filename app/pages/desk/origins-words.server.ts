import type { OriginRow } from '#server/modules/origins/origins.server.ts'
import { count, money } from '../dashboard/format.server.ts'
import { counted } from './desk-view.server.ts'

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

/** The month in a sentence or two, and whether its figures are small. */
export function monthInWords(
  name: string,
  total: Sums,
  best: { name: string; leads: number } | null,
) {
  const { visits, leads, meetings, won, value } = total
  if (visits + leads === 0)
    return { text: `Nenhuma visita e nenhum lead em ${name}.`, small: false }
  const outcome = [
    counted(meetings, 'reunião', 'reuniões'),
    won > 0
      ? `${counted(won, 'ganho', 'ganhos')}${value > 0 ? `, que ${won === 1 ? 'vale' : 'valem'} ${money(value)}` : ''}`
      : 'nenhum ganho ainda',
  ].join(' e ')
  const came = `Em ${name} chegaram ${visits === 1 ? '1 visita' : `${count(visits)} visitas`} e ${counted(leads, 'lead', 'leads')}`
  const told = leads > 0 ? `${came}; deles vieram ${outcome}.` : `${came}.`
  const from =
    best && best.leads > 1 ? ` O que mais trouxe foi ${best.name}, com ${best.leads} leads.` : ''
  return { text: told + from, small: leads > 0 && leads < ENOUGH }
}
