import { createHash, randomBytes } from 'node:crypto'
import { serialize } from 'node:v8'

/** Placeholder of a request's nonce. It never leaves this process, so it cannot be forged. */
export const nonceSlot = randomBytes(24).toString('base64url')

/** The HTML between the nonces. */
type Page = string[]

/** About two hundred pages. */
const MOST_CHARACTERS = 16_000_000

type PageSource = {
  url: string
  status: number
  loaderData: unknown
  actionData: unknown
  errors: unknown
}

/**
 * Hash of everything a page is rendered from; null when that cannot be compared. Equal data gives
 * the same page to everybody.
 */
function keyOf({ url, status, loaderData, actionData, errors }: PageSource): string | null {
  if (actionData || errors) return null
  try {
    const source = serialize([url, status, loaderData])
    return createHash('sha256').update(source).digest('base64')
  } catch {
    return null
  }
}

/**
 * Cache of rendered pages, least recently used evicted first. Rendering takes longer than the rest
 * of a request.
 */
export function createPageCache(most = MOST_CHARACTERS) {
  const pages = new Map<string, Page>()
  let characters = 0
  const sizeOf = (page: Page) => page.reduce((sum, part) => sum + part.length, 0)

  function forget(key: string) {
    const page = pages.get(key)
    if (page && pages.delete(key)) characters -= sizeOf(page)
  }

  return async function pageOf(from: PageSource, render: () => Promise<string>): Promise<Page> {
    const key = keyOf(from)
    const page = (key && pages.get(key)) || (await render()).split(nonceSlot)
    if (!key) return page
    forget(key)
    pages.set(key, page)
    characters += sizeOf(page)
    for (const oldest of pages.keys()) {
      if (characters <= most) break
      forget(oldest)
    }
    return page
  }
}
