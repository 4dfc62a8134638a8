import { type LeadQuery, leadGroups } from '#features/leads/server/leads.server.ts'
import { oneLine } from '#features/shared/rules/one-line.ts'

const periods = [7, 30, 90, 365]

/** The list's address: ?busca=&estado=&origem=&responsavel=&periodo=&pagina= */
export function readLeadQuery(params: URLSearchParams, self: string): LeadQuery {
  const group = params.get('estado')
  const source = params.get('origem')
  const owner = params.get('responsavel') ?? ''
  const days = Number(params.get('periodo'))
  const page = Number(params.get('pagina'))
  return {
    search: oneLine(params.get('busca') ?? '')
      .trim()
      .slice(0, 100),
    group: leadGroups.find((known) => known === group) ?? null,
    source: source?.slice(0, 60) || null,
    owner: owner === 'eu' ? self : owner === 'ninguem' ? 'none' : owner.slice(0, 64) || null,
    days: periods.includes(days) ? days : null,
    page: Number.isInteger(page) && page > 1 && page <= 40 ? page : 1,
  }
}

/** The filters alone, to go along with a lead's address. */
export function filterSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of ['busca', 'estado', 'origem', 'responsavel', 'periodo', 'pagina']) {
    const value = params.get(name)
    if (value) kept.set(name, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}
