import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { wallClock } from '#features/calendar/server/calendar.server.ts'
import type { Database } from '#server/db/client.ts'
import type { PageRequest, VisitCounter } from '#server/http/visit-counter.ts'
import { describeError, type Logger } from '#server/log.ts'
import { createReadTally, storeReads } from './page-reads.ts'
import { campaignOf, siteOf, storeVisits, type VisitTotal } from './store-visits.ts'

const MOST_AGENTS = 1000
const verdicts = new Map<string, boolean>()

/** Known bots, and requests without a user agent. */
function isProgram(agent: string | undefined): boolean {
  if (!agent) return true
  let verdict = verdicts.get(agent)
  if (verdict === undefined) {
    verdict = isbot(agent)
    if (verdicts.size >= MOST_AGENTS) verdicts.clear()
    verdicts.set(agent, verdict)
  }
  return verdict
}

/** Whether a browser asks for a page before anybody opened it. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return Boolean(
    headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'],
  )
}

/** Whether a person's browser asks for a document: no subresource, no reload, no program. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return false
  // Browsers send this on reload.
  const freshness = headers['cache-control']
  if (freshness === 'max-age=0' || freshness === 'no-cache') return false
  return !isProgram(headers['user-agent'])
}

const FLUSH_MS = 60_000

/** Totals one process holds between flushes; beyond it, visits are counted without origin. */
const MOST_TOTALS = 2000
const MOST_REMEMBERED = 2000

/**
 * Whether a page was opened, or fetched because its link on another page of ours was pointed at. One
 * that is made ready at the press of a link (prerender) is opened by the same press.
 */
function readOf(headers: IncomingHttpHeaders): 'reads' | 'ahead' | undefined {
  if (!isAhead(headers)) return 'reads'
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined
  return headers['sec-purpose']?.includes('prerender') ? 'reads' : 'ahead'
}

type Options = {
  database: Pick<Database, 'db'>
  log: Logger
  /** Public pages change with a release. */
  isPage: (path: string) => boolean
  timeZone: string
  /** Hosts of the site besides the request's. */
  siteHosts: string[]
  now?: () => number
}

/**
 * Counts visits in memory and adds them to the day's totals once a minute. Address and referrer are
 * parsed once per minute, so a request costs a few lookups.
 */
export function createVisitCounter(options: Options): VisitCounter {
  const { database, log, isPage, siteHosts, now = Date.now } = options
  const clock = wallClock(options.timeZone)
  let totals = new Map<string, VisitTotal>()
  const reads = createReadTally()
  /**
   * By referrer and address; null for navigation within the site. Cleared at every flush. Keyed by
   * the whole URL: hashing a substring cost a page 5% of its throughput.
   */
  type Ways = Map<string, Map<string, VisitTotal | null>>
  const pages = new Map<string, Ways>()
  let remembered = 0
  let day = ''
  let dayEnds = 0
  let flushing: Promise<void> | undefined

  function add(total: VisitTotal): VisitTotal {
    const key = `${total.day}\n${total.page}\n${total.query}\n${total.referrer}\n${total.other}`
    const existing = totals.get(key)
    if (existing) {
      existing.visits += total.visits
      return existing
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
    if (host && (host === headers.host || siteHosts.includes(host))) return null
    const referrer = siteOf(from)
    return { day, page: path, query: campaignOf(query), referrer, other: false, visits: 1 }
  }

  function forget() {
    pages.clear()
    remembered = 0
  }

  function remember({ headers, path, url }: PageRequest, total: VisitTotal | null) {
    if (remembered >= MOST_REMEMBERED) return
    remembered += 1
    const referrer = headers.referer ?? ''
    const ways = pages.get(path) ?? new Map()
    pages.set(path, ways.set(referrer, (ways.get(referrer) ?? new Map()).set(url, total)))
  }

  // Lookups only, without creating strings.
  function count(request: PageRequest) {
    const { headers, url, path } = request
    if (!isPage(path) || !isNavigation(headers)) return
    const moment = now()
    if (moment >= dayEnds) {
      forget()
      day = clock.dayOf(moment)
      dayEnds = clock.momentOf(dayAfter(day), 0) ?? moment + 3_600_000
    }
    const read = readOf(headers)
    if (read) reads.add(day, path, read)
    // A step within the site is no second visit.
    if (headers['sec-fetch-site'] === 'same-origin' || isAhead(headers)) return
    const referrer = headers.referer ?? ''
    const counted = pages.get(path)?.get(referrer)?.get(url)
    if (counted) counted.visits += 1
    if (counted !== undefined) return
    const total = totalOf(request)
    remember(request, total && add(total))
  }

  async function write() {
    const flushed = [...totals.values()]
    totals = new Map()
    forget()
    try {
      if (flushed.length > 0) await storeVisits(database, flushed)
    } catch (error) {
      // The database is unavailable: they are added to the next flush.
      for (const total of flushed) add(total)
      log.warn('visits could not be written', describeError(error))
    }
  }

  async function writeReads() {
    const flushed = reads.take()
    try {
      if (flushed.length > 0) await storeReads(database, flushed)
    } catch (error) {
      reads.restore(flushed)
      log.warn('page reads could not be written', describeError(error))
    }
  }

  function flush(): Promise<void> {
    flushing ??= Promise.all([write(), writeReads()]).then(() => {
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
