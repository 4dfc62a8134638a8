import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { runInRequest } from '#server/db/connection/timeouts.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import { createLogger } from '#server/log.ts'
import { testConnection } from '#tests/support/database/database.ts'
import { startRelay } from '#tests/support/database/relay.ts'
import { contactApp, validContact } from '#tests/support/features/contact.ts'
import { contactRoutes } from './routes.ts'
import { contactMessages } from './schema.ts'

const { database, queue, env } = contactApp()

test('a message with an unknown commit result is reported as failed, and sending it again stores it once', async () => {
  const real = testConnection()
  const relay = await startRelay(real.port)
  const log = createLogger('silent')
  const relayed = openDatabase({ ...real, port: relay.port }, log)
  const parts = { env, log, database: relayed, queue, isDraining: () => false }
  const deps = parts as unknown as AppDeps
  const contact = validContact({ key: crypto.randomUUID() })
  const send = () =>
    runInRequest(() =>
      contactRoutes(deps).request(
        '/functions/v1/send-form-email',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(contact),
        },
        { info: { deps, requestId: 'test', clientAddress: crypto.randomUUID() } },
      ),
    )
  const stored = async () => {
    const byEmail = eq(contactMessages.email, contact.email)
    return database.db
      .select({ mails: count(mails.id) })
      .from(contactMessages)
      .innerJoin(mails, eq(mails.contactMessageId, contactMessages.id))
      .where(byEmail)
      .groupBy(contactMessages.id)
  }
  try {
    relay.freezeAfter('commit')
    expect((await send()).status).toBe(503)
    // The commit had succeeded.
    expect(await stored()).toEqual([{ mails: 2 }])
    relay.thaw()
    await expect.poll(async () => (await send()).status, { timeout: 5000 }).toBe(200)
    expect(await stored()).toEqual([{ mails: 2 }])
  } finally {
    await relayed.close()
    await relay.stop()
  }
}, 20_000)
