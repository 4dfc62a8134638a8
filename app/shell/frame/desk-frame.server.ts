import { accountLink, accountMenu, deskMenu, pushLink } from '#content/account.ts'
import { brand } from '#content/brand.ts'
import { countTodayItems } from '#features/today/server/today.server.ts'
import type { Args } from '#server/http/request/request-context.ts'

/** The menu of the desk, which staff also have around the pages of their own account. */
export async function deskFrame(args: Args) {
  const { leads, conversations } = await countTodayItems(args)
  const counts: Record<string, number> = {
    '/agencia/leads': leads,
    '/agencia/conversas': conversations,
  }
  const menu = deskMenu.map((item) => {
    const count = counts[item.to] ?? 0
    return count > 0 ? { ...item, count } : item
  })
  const preferences = accountMenu.filter(({ to }) => to === '/dashboard/accessibility')
  return { area: 'Mesa', name: brand.name, menu, links: [accountLink, pushLink, ...preferences] }
}
