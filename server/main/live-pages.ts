import { renderAgenda, renderContact, type SiteAssets } from '#app/site/site.server.ts'
import { contactPages } from '#content/derived/addresses.ts'
import { ownAgenda } from '#content/derived/scheduling.ts'
import { type OpenAgenda, openAgenda } from '#features/agenda/server/agenda.server.ts'
import { visitOf } from '#features/shared/rules/visit.ts'
import type { AppDeps } from '../deps.ts'
import type { LivePages } from '../http/listener.ts'
import { type CachedPage, createPageCache, markOf } from '../http/page-cache.ts'
import { storableQuery } from '../http/request/read-form.ts'
import { thirdPartiesFrom } from '../http/security/security-headers.ts'

const visit = {
  landing: markOf('landing'),
  referrer: markOf('referrer'),
  reference: markOf('reference'),
}

type Wish = { kind: string | null; day: string | null; from: string | null }

export const agendaQuery = (query: URLSearchParams): Wish => ({
  kind: query.get('tipo'),
  day: query.get('dia'),
  from: query.get('a-partir'),
})

type Options = { deps: AppDeps; assets: SiteAssets; release: () => unknown }

/** The pages that no build can make and that most visitors get alike, from memory. */
export function createLivePages({ deps, assets, release }: Options): LivePages {
  const cache = createPageCache({ thirdParties: thirdPartiesFrom(deps.env), release })

  function pageAt(url: URL): CachedPage | undefined {
    const { pathname, searchParams: query } = url
    const request = { url, assets, nonce: undefined, visit }
    if (contactPages.includes(pathname)) {
      if (query.has('enviado')) return undefined
      return { key: pathname, read: async () => null, render: () => renderContact(request) }
    }
    if (!ownAgenda) return undefined
    const framed = query.has('quadro')
    const wish = agendaQuery(query)
    return {
      key: JSON.stringify([pathname, wish, query.get('start'), framed]),
      framed,
      read: () => openAgenda(deps, wish),
      render: (open: OpenAgenda) => renderAgenda(request, open),
    }
  }

  return {
    find: (path, query, { host, referer }) => {
      if (path !== '/agenda' && !contactPages.includes(path)) return undefined
      const url = host ? URL.parse(`http://${host}${path}${storableQuery(query)}`) : null
      const page = url && pageAt(url)
      return page ? cache.find(path, page, visitOf(url, referer)) : undefined
    },
    expire: cache.expire,
  }
}
