import { loadContent } from '#app/site/page-data.server.ts'
import { siteMap } from '#content/site-map.ts'
import type { ServiceContent } from '#content/types/service.ts'

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : ''
}

/** The service whose page somebody wrote from or came to, if it was one. */
export function serviceOf(addresses: string[]): string | undefined {
  for (const address of addresses) {
    const entry = siteMap.find(({ page, path }) => page === 'service' && path === pathOf(address))
    if (entry) return loadContent<ServiceContent>(entry.content).name
  }
  return undefined
}
