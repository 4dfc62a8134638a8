import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendChangeJob } from '#features/leads/server/change-lead.ts'
import { sendLeadJob } from '#features/leads/server/contact/send-lead.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { reportDeadLetters, runEach } from '#server/jobs/job-failures.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { allJobs } from '#server/main/jobs.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { listBackupItems } from './desk.server.ts'
import { listJobItems, wholeJobs } from './failed-jobs.ts'

const database = testDatabase()
const deps = { database, log: createLogger('silent') }

async function writeMessage(): Promise<string> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    update alisio.contact_messages set webhook_state = 'queued'
    where lead_id = ${await writeLead(database)} returning id`)
  return rows[0]?.id as string
}

async function lines() {
  const { id } = await addStaff(database, 'team')
  return asStaff(database, id, (tx) => listJobItems(tx))
}

test('every job has a text for the desk, or its failures are reported otherwise', () => {
  expect(Object.keys(wholeJobs).sort()).toEqual(allJobs.map(({ name }) => name).sort())
})

test('a failing item blocks no other, is retried with growing delays, and is on Hoje until it succeeds', async () => {
  const job = { name: 'agenda-remind' }
  const [broken, fine] = [crypto.randomUUID(), crypto.randomUUID()]
  const done: string[] = []
  let mended = false
  const run = () =>
    runEach(deps, job, [broken, fine], async (about) => {
      if (about === broken && !mended) throw new Error('no use')
      done.push(about)
    })
  const waits = async () => {
    const { rows } = await database.db.execute<{ minutes: number }>(sql`
      select extract(epoch from next_at - now())::int / 60 as minutes
      from alisio.job_failures where about = ${broken}`)
    return rows[0]?.minutes
  }
  const ours = async () => (await lines()).filter(({ href }) => href.endsWith(broken))
  await run()
  expect(done).toEqual([fine])
  expect(await waits()).toBeLessThanOrEqual(10)
  expect(await ours()).toEqual([])
  await run()
  expect(await waits()).toBeGreaterThan(10)
  expect(await ours()).toMatchObject([{ href: `/agencia/agenda/${broken}` }])
  mended = true
  await run()
  expect(await waits()).toBeUndefined()
  expect(await ours()).toEqual([])
})

test('an abandoned job and a lead whose process died are on Hoje', async () => {
  const queue = createJobQueue(testConnection(), deps.log)
  await queue.start([sendLeadJob, sendChangeJob])
  const dead = <T extends object>(job: JobDefinition<T>) => ({ ...job, name: `${job.name}-dead` })
  const messageId = await writeMessage()
  const titles = async () => (await lines()).map(({ title }) => title)
  try {
    await queue.enqueue(database.db, dead(sendLeadJob), { messageId })
    await queue.enqueue(database.db, dead(sendChangeJob), { eventId: 1 })
    await reportDeadLetters({ ...deps, queue })
    expect(await titles()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('não che'),
        wholeJobs['send-lead-change'] as string,
      ]),
    )
    // Sent again, it is pending.
    await database.db.execute(
      sql`update alisio.contact_messages set webhook_state = 'queued' where id = ${messageId}`,
    )
    await queue.enqueue(database.db, sendLeadJob, { messageId })
    await database.db.execute(sql`delete from jobs.job where name = 'send-lead-change-dead'`)
    await reportDeadLetters({ ...deps, queue })
    expect(await titles()).not.toContain(wholeJobs['send-lead-change'])
    const { rows } = await database.db.execute(
      sql`select webhook_state as state from alisio.contact_messages where id = ${messageId}`,
    )
    expect(rows).toEqual([{ state: 'queued' }])
  } finally {
    await database.db.execute(sql`delete from jobs.job where name like 'send-lead%'`)
    await queue.stop()
  }
})

test('a failed backup is on Hoje with the age of the last good one', () => {
  expect(listBackupItems(null)).toEqual([])
  expect(listBackupItems({ last: '2026-10-01T06:00:00.000Z', problem: null })).toEqual([])
  expect(listBackupItems({ last: '2026-10-01T06:00:00.000Z', problem: 'No room.' })).toMatchObject([
    { detail: expect.stringContaining('01/10/2026') },
  ])
})
