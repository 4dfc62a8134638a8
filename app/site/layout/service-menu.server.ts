import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { MenuItem } from '#content/types/menu.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { loadContent } from '../page-data.server.ts'

/** The service pages of a theme, by name. */
export async function serviceMenu(theme: Theme): Promise<MenuItem[]> {
  const entries = siteMap.filter((entry) => entry.page === 'service' && entry.theme === theme)
  return Promise.all(
    entries.map(async (entry) => {
      const service = loadContent<ServiceContent>(entry.content)
      return { label: service.name, to: entry.path }
    }),
  )
}
