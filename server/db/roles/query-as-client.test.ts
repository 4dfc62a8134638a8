import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#tests/support/database/database.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { idRow } from '../query-rows.ts'
import { queryAsClient } from './run-as.ts'

const database = testDatabase()
const roleRow = z.object({ role: z.string(), client: z.string() })
const clients = sql`select id from alisio.clients`
const identity = sql`select current_user::text as role, current_setting('app.client_id') as client`

test('what one person asks at the same moment is one message, another’s is another', async () => {
  const [ana, eva] = [await addClient(database), await addClient(database)]
  const messages = vi.spyOn(pg.Client.prototype, 'query')
  const answers = await Promise.all([
    queryAsClient(database, { userId: ana.id }, idRow, clients),
    queryAsClient(database, { userId: eva.id }, idRow, clients),
    queryAsClient(database, { userId: ana.id }, roleRow, identity),
    queryAsClient(database, { userId: ana.id, clientId: ana.id }, roleRow, identity),
  ])
  expect(messages).toHaveBeenCalledTimes(3)
  messages.mockRestore()
  expect(answers).toEqual([
    [{ id: ana.id }],
    [{ id: eva.id }],
    [{ role: 'alisio_client', client: '' }],
    [{ role: 'alisio_client', client: ana.id }],
  ])
})

test('a question that fails is not the failure of those beside it', async () => {
  const { id: userId } = await addClient(database)
  const [wrong, right] = await Promise.allSettled([
    queryAsClient(database, { userId }, idRow, sql`select 1 / 0`),
    queryAsClient(database, { userId }, idRow, clients),
  ])
  expect(wrong.status).toBe('rejected')
  expect(right).toMatchObject({ value: [{ id: userId }] })
  const { rows } = await database.db.execute(sql`select current_setting('app.user_id', true) as id`)
  expect(rows[0]?.id ?? '').toBe('')
})
