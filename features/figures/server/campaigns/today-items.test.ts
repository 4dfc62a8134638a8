import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { listStaleFigures } from './today-items.ts'

const database = testDatabase()

test('clients whose figures stopped are on Hoje; up-to-date and finished ones are not', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const addStopped = async (daysAgo: number, status: string, demo = false) => {
    const client = await addClient(database)
    const campaign = await addCampaign(database, client, { status, demo })
    await addStats(database, campaign, [{ daysAgo, spend: 1 }])
    await database.db.execute(sql`
      update alisio.campaigns set updated_at = now() - make_interval(days => ${daysAgo}::int)
      where id = ${campaign}`)
    return client.id
  }
  const stopped = await addStopped(9, 'ACTIVE')
  const others = [
    await addStopped(2, 'ACTIVE'),
    await addStopped(9, 'PAUSED'),
    await addStopped(9, 'ACTIVE', true),
  ]
  const lines = await asStaff(database, staffId, (tx) => listStaleFigures(tx))
  const waits = (id: string) => lines.some(({ href }) => href.endsWith(id))
  expect([stopped, ...others].map(waits)).toEqual([true, false, false, false])
  expect(lines.find(({ href }) => href.endsWith(stopped))).toMatchObject({
    kind: 'figures',
    action: 'Carregar números',
  })
})
