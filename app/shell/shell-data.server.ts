import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { readPreferences } from '#features/people/server/people.server.ts'
import { readNotice } from '#features/shared/server/shared.server.ts'
import { readCookie } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { notices } from './forms/desk-copy.ts'
import type { Notice } from './notice-box.tsx'

/** What the page before left to be said; once, as a later answer has another id or none. */
export function pageNotice(args: Args): Notice {
  const name = readNotice(args.request)
  if (name === undefined || !Object.hasOwn(notices, name)) return null
  return { name, id: requestInfo(args).requestId }
}

/** What the frame of the client area and of the desk know of whoever is signed in. */
export async function shellData(
  args: Args,
  person: { id: string; email: string; verified: boolean },
) {
  return {
    theme: 'dia' as const,
    email: person.email,
    verified: person.verified,
    // Read here, so that the first paint already has the state the client left.
    sidebarOpen: readCookie(args.request, 'sidebar_state') !== 'false',
    preferences: await readPreferences(requestInfo(args).deps, person.id),
    notice: pageNotice(args),
  }
}

/** The head of a page that is nobody else's business. */
export function accountMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

type PageLinks = { page: number; last: number; before: string | null; after: string | null }

/** None where one page holds them all. */
export function pageLinks(
  url: URL,
  page: number,
  found: number,
  perPage: number,
): PageLinks | null {
  const last = Math.ceil(found / perPage)
  if (last <= 1) return null
  const to = (target: number) => {
    const query = new URLSearchParams(url.searchParams)
    query.set('pagina', String(target))
    return `${url.pathname}?${query}`
  }
  return {
    page,
    last,
    before: page > 1 ? to(page - 1) : null,
    after: page < last ? to(page + 1) : null,
  }
}
