import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** How often a page was read on a day, and how often it was only fetched ahead of a press. */
type ReadTotal = { day: string; page: string; reads: number; ahead: number }

/**
 * Counts by page in memory. Only public pages are counted, so there are never more rows than pages
 * and days.
 */
export function createReadTally() {
  let day = ''
  let pages = new Map<string, ReadTotal>()
  /** Totals of earlier days, and those that could not be written. */
  let others: ReadTotal[] = []

  function add(today: string, page: string, kind: 'reads' | 'ahead') {
    if (today !== day) {
      others.push(...pages.values())
      pages = new Map()
      day = today
    }
    const total = pages.get(page)
    if (total) total[kind] += 1
    else pages.set(page, { day, page, reads: 0, ahead: 0, [kind]: 1 })
  }

  /** All totals so far, which start again from nothing. */
  function take(): ReadTotal[] {
    const totals = [...others, ...pages.values()]
    others = []
    pages = new Map()
    return totals
  }

  /** Brings back what could not be written; a page and day stay one row. */
  function restore(totals: ReadTotal[]) {
    const merged = new Map<string, ReadTotal>()
    for (const total of [...totals, ...others]) {
      const key = `${total.day}\n${total.page}`
      const row = merged.get(key)
      if (!row) merged.set(key, total)
      else {
        row.reads += total.reads
        row.ahead += total.ahead
      }
    }
    others = [...merged.values()]
  }

  return { add, take, restore }
}

/** Adds to the day's totals, whichever process counted. */
export async function storeReads({ db }: Pick<Database, 'db'>, totals: ReadTotal[]): Promise<void> {
  await db.execute(sql`
    insert into alisio.page_reads (day, page, reads, ahead)
    select day, left(page, 200), sum(reads), sum(ahead)
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as given (day date, page text, reads bigint, ahead bigint)
    group by 1, 2 order by 1, 2
    on conflict (demo, day, page) do update
      set reads = page_reads.reads + excluded.reads, ahead = page_reads.ahead + excluded.ahead`)
}
