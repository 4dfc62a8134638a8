import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { wallClock } from '#features/calendar/server/calendar.server.ts'
import type { Database } from '#server/db/client.ts'
import type { PageRequest, VisitCounter } from '#server/http/visit-counter.ts'
import { describeError, type Logger } from '#server/log.ts'
import { campaignOf, siteOf, storeVisits, type VisitTotal } from './store-visits.ts'

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
function isArrival(headers: IncomingHttpHeaders): boolean {
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

const FLUSH_MS = 60_000

/** What one process holds between two flushes; past it, visits are counted without their origin. */
const MOST_TOTALS = 2000
const MOST_REMEMBERED = 2000

type Options = {
  database: Pick<Database, 'db'>
  log: Logger
  pages: ReadonlySet<string>
  timeZone: string
  /** Addresses that are ours beside the one a request names. */
  ownHosts: string[]
  now?: () => number
}

/**
 * Counts visits in memory and adds them to the day's totals once a minute. A request costs it a few
 * look-ups: what an address and a referrer mean is worked out once in that time.
 */
export function createVisitCounter(options: Options): VisitCounter {
  const { database, log, ownHosts, now = Date.now } = options
  const clock = wallClock(options.timeZone)
  let totals = new Map<string, VisitTotal>()
  /**
   * By referrer and address; null for a step within the site. Forgotten at every flush. Not by the
   * query alone: a piece cut from a string is slow to look up, and cost a page 5% of its throughput.
   */
  type Ways = Map<string, Map<string, VisitTotal | null>>
  const pages = new Map<string, Ways>([...options.pages].map((page) => [page, new Map()]))
  let remembered = 0
  let day = ''
  let dayEnds = 0
  let flushing: Promise<void> | undefined

  function add(total: VisitTotal): VisitTotal {
    const key = `${total.day}\n${total.page}\n${total.query}\n${total.referrer}\n${total.other}`
    const known = totals.get(key)
    if (known) {
      known.visits += total.visits
      return known
    }
    if (totals.size >= MOST_TOTALS && !total.other) {
      return add({ ...total, query: '', referrer: '', other: true })
    }
    totals.set(key, total)
    return total
  }

  function totalOf({ headers, path, query }: PageRequest): VisitTotal | null {
    const from = headers.referer ?? ''
    const host = URL.canParse(from) ? new URL(from).host : ''
    if (host && (host === headers.host || ownHosts.includes(host))) return null
    const referrer = siteOf(from)
    return { day, page: path, query: campaignOf(query), referrer, other: false, visits: 1 }
  }

  function forget() {
    for (const ways of pages.values()) ways.clear()
    remembered = 0
  }

  function remember(ways: Ways, referrer: string, url: string, total: VisitTotal | null) {
    if (remembered >= MOST_REMEMBERED) return
    remembered += 1
    const addresses = ways.get(referrer)
    if (addresses) addresses.set(url, total)
    else ways.set(referrer, new Map([[url, total]]))
  }

  // Look-ups of what the request brings, and no text made of it.
  function count(asked: PageRequest) {
    const { headers, url, path } = asked
    const ways = pages.get(path)
    if (!ways || !isArrival(headers)) return
    const moment = now()
    if (moment >= dayEnds) {
      forget()
      day = clock.dayOf(moment)
      dayEnds = clock.momentOf(dayAfter(day), 0) ?? moment + 3_600_000
    }
    const referrer = headers.referer ?? ''
    const known = ways.get(referrer)?.get(url)
    if (known) known.visits += 1
    if (known !== undefined) return
    const total = totalOf(asked)
    remember(ways, referrer, url, total && add(total))
  }

  async function write() {
    const taken = [...totals.values()]
    totals = new Map()
    forget()
    if (taken.length === 0) return
    try {
      await storeVisits(database, taken)
    } catch (error) {
      // The database is away: they are counted with the next minute's.
      for (const total of taken) add(total)
      log.warn('visits could not be written', describeError(error))
    }
  }

  function flush(): Promise<void> {
    flushing ??= write().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()

  return {
    count,
    flush,
    close: async () => {
      clearInterval(timer)
      await flushing
      await flush()
    },
  }
}
