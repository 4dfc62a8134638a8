import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import { liveLook } from '#features/brand/server/brand.server.ts'
import { readPreferences } from '#features/people/server/people.server.ts'
import { readNotice } from '#features/shared/server/shared.server.ts'
import { readCookie } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { moment } from '../format.server.ts'
import { notices } from '../forms/desk-copy.ts'
import type { Notice } from '../notice-box.tsx'
import { typeFiles } from '../type-files.server.ts'

/** A page of this site: nothing that a browser reads as another one. */
const siteAddress = /^\/(?!\/)[\w/#-]{0,200}$/

/** The notice of the previous action; the id makes it appear once. */
export function pageNotice(args: Args): Notice {
  const [, name = '', about = ''] = /^([^.]*)\.?(.*)$/.exec(readNotice(args.request) ?? '') ?? []
  if (!Object.hasOwn(notices, name)) return null
  const notice = { name, id: requestInfo(args).requestId }
  if (siteAddress.test(about)) return { ...notice, look: about }
  if (!/^\d{1,13}$/.test(about)) return notice
  return { ...notice, when: `em ${moment(new Date(Number(about)).toISOString())}` }
}

/** Colours, typefaces and logo of the desk's own choice, where they differ from the build's. */
export function shellLook() {
  const { stylesheet, logo } = liveLook()
  return { look: { stylesheet, type: typeFiles(), logo, ground: palette.themes.dia.bg } }
}

/** Data about the signed-in person for the frame of area and desk. */
export async function shellData(
  args: Args,
  person: { id: string; email: string; verified: boolean },
) {
  return {
    theme: 'dia' as const,
    ...shellLook(),
    email: person.email,
    verified: person.verified,
    // Read on the server, so that the first paint has the right width.
    sidebarOpen: readCookie(args.request, 'sidebar_state') !== 'false',
    preferences: await readPreferences(requestInfo(args).deps, person.id),
    notice: pageNotice(args),
  }
}

/** The head of a private page. */
export function accountMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

type PageLinks = { page: number; last: number; before: string | null; after: string | null }

/** Null when everything fits on one page. */
export function pageLinks(
  url: URL,
  page: number,
  total: number,
  perPage: number,
): PageLinks | null {
  const last = Math.ceil(total / perPage)
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
