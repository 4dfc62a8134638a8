import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contentAt } from '#content/derived/addresses.ts'
import { siteMap } from '#content/site-map.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { storeVisits } from '#features/visits/server/store-visits.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { needing } from '#tests/support/missing.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { BROUGHT_DAYS, readBrought } from './brought.ts'

const database = testDatabase()
const { db } = database
const [first = '', second = ''] = siteMap.flatMap(({ content }) =>
  content.startsWith('articles/') ? [content.replace('articles/', '')] : [],
)
const path = contentAt(`articles/${first}`) ?? ''
const DAY = 86_400_000
const name = `Leitora ${randomUUID()}`

/** A lead whose visit began on the first text. */
async function addLead(at: number, change = sql`state = 'new'`) {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into alisio.contact_messages (name, email, phone, message, landing, created_at)
    values (${name}, ${`${randomUUID()}@example.com`}, '85 90000-0000', 'Quero um orçamento',
      ${`https://agencia.example${path}?utm_source=google`}, ${new Date(at).toISOString()})
    returning id`)
  await db.execute(sql`update alisio.leads set ${change} where id = ${rows[0]?.id}`)
}

afterAll(async () => {
  await db.execute(sql`delete from alisio.visits where page = ${path}`)
  await db.execute(sql`delete from alisio.contact_messages where name = ${name}`)
})

test.runIf(second)(
  needing(
    'the sample’s content',
    'A text brought the visits and leads that began on it in thirty days',
  ),
  async () => {
    const now = Date.now()
    const visit = { page: path, query: '', referrer: '', other: false }
    await storeVisits(database, [
      { ...visit, day: brandClock.dayOf(now), visits: 4 },
      { ...visit, day: brandClock.dayOf(now - 5 * DAY), visits: 3, referrer: 'google' },
      { ...visit, day: brandClock.dayOf(now - 40 * DAY), visits: 90 },
    ])
    await addLead(now - DAY)
    await addLead(now - 2 * DAY, sql`state = 'won', value = 1200.50`)
    await addLead(now - 3 * DAY, sql`state = 'spam'`)
    await addLead(now - 40 * DAY, sql`state = 'won', value = 9000`)
    const { id } = await addStaff(database, 'team')
    const brought = await readBrought(database, id, [first, second, 'no-such-text'])
    expect([...brought.keys()].sort()).toEqual([first, second].sort())
    const text = brought.get(first)
    expect(text).toMatchObject({ visits: 7, leads: 2, meetings: 0, won: 1, value: 1200.5 })
    expect(text?.days).toHaveLength(BROUGHT_DAYS)
    expect([text?.days.at(-1), text?.days.at(-6)]).toEqual([4, 3])
    expect(brought.get(second)).toMatchObject({ visits: 0, leads: 0, value: 0 })
  },
)
