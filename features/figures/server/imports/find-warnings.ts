import type { ClientBase } from 'pg'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { nameRow, queryText } from '#server/db/query-rows.ts'
import { plain } from '../campaigns/import/columns.ts'
import { platformText } from '../campaigns/platform-column.ts'
import type { Import } from './campaigns/match-campaigns.ts'
import type { Warning } from './report.ts'

const bare = (name: string) => plain(name).replace(/[^a-z0-9]+/g, '')

/**
 * Beyond this, names are not compared pairwise; those equal but for punctuation are still found.
 */
const MOST_PAIRS = 250_000

/** Edit distance of at most one, for longer names two. */
function isNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) >= 12 ? 2 : 1
  if (Math.abs(one.length - other.length) > most || Math.min(one.length, other.length) < 5) {
    return false
  }
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] as number) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[to] as number) + 1, (next[to - 1] as number) + 1))
    }
    if (Math.min(...next) > most) return false
    row = next
  }
  return (row[other.length] as number) <= most
}

/** Numbered campaigns are similar on purpose. */
const differInDigits = (one: string, other: string) =>
  one.replace(/\d/g, '') === other.replace(/\d/g, '') && one !== other

/** New names that look like a typo of an existing one. */
function nearNames(fresh: string[], known: string[]): { name: string; known: string }[] {
  const all = [...known, ...fresh]
  const byBare = new Map<string, string>()
  for (const name of all) if (!byBare.has(bare(name))) byBare.set(bare(name), name)
  return fresh.flatMap((name, index) => {
    const same = byBare.get(bare(name))
    if (same !== undefined && same !== name && bare(name)) return [{ name, known: same }]
    if (fresh.length * all.length > MOST_PAIRS) return []
    const others = [...known, ...fresh.slice(0, index)]
    const near = others.find(
      (other) => !differInDigits(bare(name), bare(other)) && isNear(bare(name), bare(other)),
    )
    return near === undefined ? [] : [{ name, known: near }]
  })
}

const MOST_OF_A_KIND = 10

const DAY = 86_400_000
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Days missing between the file's first and last. */
function missingDays(days: string[]): Warning[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1]
    const missing = before ? (time(day) - time(before)) / DAY - 1 : 0
    if (!before || missing < 1) return []
    const [first, last] = [dayOf(time(before) + DAY), dayOf(time(day) - DAY)]
    return [{ kind: 'missing-days' as const, first, last, days: missing }]
  })
}

async function likeNames(
  connection: ClientBase,
  { id, clientId, platform }: Import,
): Promise<Warning[]> {
  const fresh = await queryText(
    connection,
    nameRow,
    `select distinct name from alisio.staged_campaigns
     where import_id = $1 and campaign_id is null order by name`,
    [id],
  )
  const existing = await queryText(
    connection,
    nameRow,
    `select distinct campaign_name as name from alisio.campaigns
     where client_id = $1 and ${platformText()} = $2 and not demo order by 1`,
    [clientId, platform],
  )
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  return nearNames(names(fresh), names(existing)).map((pair) => ({ kind: 'near-name', ...pair }))
}

const spendWithoutClicksRow = z.object({ name: z.string(), day: z.string(), all: z.number() })

async function spendWithoutClicks(connection: ClientBase, { id }: Import): Promise<Warning[]> {
  const rows = await queryText(
    connection,
    spendWithoutClicksRow,
    `select name, day::text, (count(*) over ())::int as all
     from alisio.staged_days join alisio.staged_campaigns using (import_id, key)
     where import_id = $1 and spend > 0 and clicks = 0 order by day desc, name limit 1`,
    [id],
  )
  return rows.map(({ name, day, all }) => ({
    kind: 'spend-without-clicks',
    name,
    day,
    more: all - 1,
  }))
}

const stillGoingRow = z.object({ today: z.string() })

async function stillGoing(connection: ClientBase, days: string[]): Promise<Warning[]> {
  const rows = await queryText(
    connection,
    stillGoingRow,
    'select (now() at time zone $1)::date::text as today',
    [brand.timeZone],
  )
  const late = days.find((day) => day >= (rows[0]?.today as string))
  return late ? [{ kind: 'today', day: late }] : []
}

const demoInTheWayRow = z.object({ campaigns: z.number() })

async function demoInTheWay(connection: ClientBase, { clientId }: Import): Promise<Warning[]> {
  const rows = await queryText(
    connection,
    demoInTheWayRow,
    'select count(*)::int as campaigns from alisio.campaigns where client_id = $1 and demo',
    [clientId],
  )
  const campaigns = rows[0]?.campaigns ?? 0
  return campaigns > 0 ? [{ kind: 'demo', campaigns }] : []
}

/** A file replaces whole days, so columns it lacks would be lost. */
const lostBy = (lost: Record<'revenue' | 'kinds', number>): Warning[] =>
  (['revenue', 'kinds'] as const).flatMap((what) =>
    lost[what] > 0 ? [{ kind: 'lost', what, days: lost[what] }] : [],
  )

type FileFacts = {
  days: string[]
  layered: number
  /** Days that would lose data. */
  lost: Record<'revenue' | 'kinds', number>
  totals: number
  unused: string[]
  /** Columns the file does not have. */
  absent: string[]
}

/** What to check before confirming. */
export async function findWarnings(
  connection: ClientBase,
  importJob: Import,
  { days, layered, lost, totals, unused, absent }: FileFacts,
): Promise<Warning[]> {
  return [
    ...lostBy(lost),
    ...(layered > 0 ? [{ kind: 'connected' as const, days: layered }] : []),
    ...(await likeNames(connection, importJob)).slice(0, MOST_OF_A_KIND),
    ...missingDays(days).slice(0, MOST_OF_A_KIND),
    ...(await spendWithoutClicks(connection, importJob)),
    ...(await stillGoing(connection, days)),
    ...(await demoInTheWay(connection, importJob)),
    ...(absent.length > 0 ? [{ kind: 'absent-columns' as const, titles: absent }] : []),
    ...(totals > 0 ? [{ kind: 'total-lines' as const, lines: totals }] : []),
    ...(unused.length > 0
      ? [{ kind: 'unused-columns' as const, titles: unused.slice(0, MOST_OF_A_KIND) }]
      : []),
  ]
}
