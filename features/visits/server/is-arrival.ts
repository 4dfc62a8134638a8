import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

const MOST_AGENTS = 1000
const known = new Map<string, boolean>()

/** A program that says it is one; browsers never leave their name out. */
function isProgram(agent: string | undefined): boolean {
  if (!agent) return true
  let verdict = known.get(agent)
  if (verdict === undefined) {
    verdict = isbot(agent)
    if (known.size >= MOST_AGENTS) known.clear()
    known.set(agent, verdict)
  }
  return verdict
}

/**
 * Whether a person comes to the page with this request, as far as a request tells: it is not made
 * ahead of time, is no part of another page, no step from one of our pages to the next and no page
 * loaded again.
 */
export function isArrival(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] === 'same-origin') return false
  if (headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz']) {
    return false
  }
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return false
  // What a browser adds when a page is loaded again, referrer and all.
  const freshness = headers['cache-control']
  if (freshness === 'max-age=0' || freshness === 'no-cache') return false
  return !isProgram(headers['user-agent'])
}
