import { type Order, orders } from '../campaigns/campaign-view.server.ts'
import type { SortLinks } from './campaign-table.tsx'

/** Where each column's title leads: the same page in that order. */
export function sortLinks(url: URL, current: Order): SortLinks {
  const to = (order: Order) => {
    const params = new URLSearchParams(url.searchParams)
    params.set('ordem', order)
    params.delete('pagina')
    params.delete('index')
    return { to: `${url.pathname}?${params}`, current: order === current }
  }
  const names = Object.keys(orders) as Order[]
  return Object.fromEntries(names.map((order) => [order, to(order)])) as SortLinks
}
