import { createHash, randomBytes } from 'node:crypto'
import { serialize } from 'node:v8'

/** Stands where a request's nonce goes. It never leaves this process, so nobody can write it. */
export const nonceSlot = randomBytes(24).toString('base64url')

/** What lies between the nonces. */
type Page = string[]

/** About two hundred pages. */
const MOST_CHARACTERS = 16_000_000

type MadeFrom = {
  url: string
  status: number
  loaderData: unknown
  actionData: unknown
  errors: unknown
}

/**
 * What tells a page from every other: all it is made from. Null where something of it cannot be
 * compared. Whoever loads the very same data is shown the very same page.
 */
function keyOf({ url, status, loaderData, actionData, errors }: MadeFrom): string | null {
  if (actionData || errors) return null
  try {
    const whole = serialize([url, status, loaderData])
    return createHash('sha256').update(whole).digest('base64')
  } catch {
    return null
  }
}

/**
 * Pages as they were rendered, by what they were rendered from: making one anew takes longer than
 * everything else about a request. The ones used longest ago go first.
 */
export function keepPages(most = MOST_CHARACTERS) {
  const pages = new Map<string, Page>()
  let characters = 0
  const sizeOf = (page: Page) => page.reduce((sum, part) => sum + part.length, 0)

  function forget(key: string) {
    const page = pages.get(key)
    if (page && pages.delete(key)) characters -= sizeOf(page)
  }

  return async function pageOf(from: MadeFrom, render: () => Promise<string>): Promise<Page> {
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
