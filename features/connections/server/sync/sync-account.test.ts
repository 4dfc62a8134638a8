import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asStaff } from '#server/db/roles/run-as.ts'
import {
  campaign,
  dayFigures,
  now,
  syncStage,
} from '#tests/support/features/connections/sync-stage.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { assignAccount, releaseAccount } from '../assign-account.ts'
import { listConnectionItems } from '../connection-states.ts'
import { renewCredential } from '../credentials/store-credential.ts'
import { syncAccount } from './sync-account.ts'
import { planSyncs } from './sync-jobs.ts'

const { database, connection, stage, newAccount, figuresOf, spendOf, connect, sync } = syncStage()

longTest(
  'a sync killed while writing leaves the old figures, and the next one continues',
  async () => {
    const world = newAccount([
      campaign('1', { '2026-10-01': dayFigures(4), '2026-10-02': dayFigures(5) }),
    ])
    const { id, clientId } = await connect(world)
    await sync(id)
    const before = await figuresOf(clientId)
    world.campaigns = [{ ...campaign('1', { '2026-10-02': dayFigures(8) }), name: 'Outro nome' }]
    await connection.query('begin')
    await connection.query(
      'select from alisio.campaigns_stats where client_id = $1 and date = $2 for update',
      [clientId, '2026-10-02'],
    )
    const input = {
      connection: stage.deps.connection,
      settings: stage.platforms.settings,
      root: stage.deps.root,
      accountId: id,
      now,
    }
    const child = spawn(process.execPath, [
      'tests/support/features/connections/sync-process.ts',
      JSON.stringify(input),
    ])
    const ended = once(child, 'exit')
    await expect
      .poll(
        async () => {
          const { rows } = await database.db.execute(sql`
        select from pg_stat_activity
        where application_name = 'alisio sync' and wait_event_type = 'Lock'`)
          return rows.length
        },
        { timeout: 15_000 },
      )
      .toBe(1)
    child.kill('SIGKILL')
    await ended
    // A process that dies each time must not sync every ten minutes.
    expect(await plannedAt(new Date())).not.toContain(id)
    await connection.query('rollback')
    expect(await figuresOf(clientId)).toEqual(before)
    await sync(id)
    expect(await spendOf(clientId)).toEqual(['Outro nome 2026-10-02 8'])
  },
)

/** Accounts due at this moment. */
async function plannedAt(moment: Date): Promise<string[]> {
  const planned: string[] = []
  const queue = {
    enqueue: async (_: unknown, __: unknown, data: object) => {
      planned.push((data as { accountId: string }).accountId)
    },
  }
  await planSyncs({ database, queue }, moment)
  return planned
}

const todayOf = async (id: string, moment = now) => {
  const lines = await asStaff(database, stage.deps.staffId, (tx) => listConnectionItems(tx, moment))
  return lines.filter(({ href }) => href.endsWith(id)).map(({ detail }) => detail)
}

const stateOf = async (id: string) => {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select account.state, account.problem, account.next_sync_at::text as next,
      credential.state as credential, layer.covered_from::text as "from"
    from alisio.ad_accounts account
    join alisio.ad_credentials credential on credential.id = account.credential_id
    left join alisio.imports layer on layer.ad_account_id = account.id
    where account.id = ${id}`)
  return rows[0]
}

test('thirteen months arrive in chunks; a limit in between is waited for and nothing is read twice', async () => {
  const world = newAccount([
    campaign('1', { '2025-09-20': dayFigures(2), '2026-10-01': dayFigures(4) }),
  ])
  const { id, clientId } = await connect(world)
  await database.db.execute(
    sql`update alisio.ad_accounts set wanted_from = '2025-09-07' where id = ${id}`,
  )
  stage.platforms.meta.failures = [null, null, null, null, { code: 80000 }]
  stage.platforms.meta.usage = {
    'x-business-use-case-usage': JSON.stringify({ x: [{ estimated_time_to_regain_access: 20 }] }),
  }
  await sync(id)
  stage.platforms.meta.usage = {}
  expect(await stateOf(id)).toMatchObject({
    state: 'waiting',
    problem: '80000',
    from: '2026-08-10',
  })
  const wait = Date.parse((await stateOf(id))?.next as string) - now.getTime()
  expect(wait).toBe(20 * 60_000)
  stage.platforms.meta.asked = []
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'active', problem: null, from: '2025-09-07' })
  expect(await spendOf(clientId)).toEqual(['Campanha 1 2025-09-20 2', 'Campanha 1 2026-10-01 4'])
  const requests = stage.platforms.meta.asked.filter((path) => path.endsWith('insights')).length
  // The usual window, its ads, and the rest backwards.
  expect(requests).toBe(2 + Math.ceil(337 / 31))
})

test('a dead token stops all its accounts until it is renewed', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': dayFigures(4) })])
  const { id } = await connect(world)
  stage.platforms.meta.failures = [{ code: 190, subcode: 460 }]
  await sync(id)
  expect(await stateOf(id)).toMatchObject({
    state: 'reconnect',
    problem: '190/460',
    credential: 'reconnect',
  })
  stage.platforms.meta.asked = []
  await sync(id)
  expect(stage.platforms.meta.asked).toEqual([])
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select credential_id as id from alisio.ad_accounts where id = ${id}`,
  )
  const token = stage.platforms.meta.addToken(undefined, { accounts: [world.id] })
  await renewCredential(stage.deps, stage.deps.staffId, rows[0]?.id as string, {
    platform: 'meta',
    kind: 'token',
    label: 'Agência',
    secret: { token },
  })
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'active', credential: 'active' })
})

test('Hoje lists a pause only after a day', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': dayFigures(4) })])
  const { id } = await connect(world)
  await sync(id)
  stage.platforms.meta.failures = [{ code: 17 }]
  await sync(id)
  expect((await stateOf(id))?.state).toBe('waiting')
  const linesAt = async (moment: Date) => {
    const lines = await asStaff(database, stage.deps.staffId, (tx) =>
      listConnectionItems(tx, moment),
    )
    return lines.filter(({ href }) => href.endsWith(id)).map(({ action }) => action)
  }
  expect(await linesAt(now)).toEqual([])
  expect(await linesAt(new Date(Date.now() + 3 * 86_400_000))).toEqual(['Ver a conta'])
})

test('a campaign without a name is named by its id', async () => {
  const unnamed = { ...campaign('77', { '2026-10-01': dayFigures(4) }), name: '' }
  const { id, clientId } = await connect(newAccount([unnamed]))
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'active', problem: null })
  expect(await spendOf(clientId)).toEqual(['Campanha sem nome (77) 2026-10-01 4'])
})

test('an unreadable answer stops the account until the night, and Hoje says what to do', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': dayFigures(4) })])
  const { id } = await connect(world)
  world.campaigns = [{ ...campaign('1'), name: 5 as unknown as string }]
  expect(await plannedAt(new Date())).toContain(id)
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'set-up', problem: 'answer name' })
  expect(Date.parse((await stateOf(id))?.next as string)).toBeGreaterThan(now.getTime())
  expect(await plannedAt(now)).not.toContain(id)
  expect(await todayOf(id)).toEqual([expect.stringContaining('não sabemos ler')])
  world.campaigns = [campaign('1')]
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'active', problem: null })
  expect(await todayOf(id)).toEqual([])
})

test('an internal failure stops the account until the night, with its own message', async () => {
  const { id, clientId } = await connect(
    newAccount([campaign('1', { '2026-10-01': dayFigures(4e14) })]),
  )
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'set-up', problem: 'unexpected' })
  expect(Date.parse((await stateOf(id))?.next as string)).toBeGreaterThan(now.getTime())
  expect(await todayOf(id)).toEqual([expect.stringContaining('falha do nosso lado')])
  expect(await spendOf(clientId)).toEqual([])
})

test('aborted work is retried, and the last attempt waits instead of looping', async () => {
  const { id } = await connect(newAccount([campaign('1', { '2026-10-01': dayFigures(4) })]))
  const attempt = (isLast: boolean) =>
    syncAccount({ ...stage.deps, now: () => now }, id, 'night', {
      signal: AbortSignal.abort(new Error('stopped')),
      isLast,
    })
  await expect(attempt(false)).rejects.toThrow('stopped')
  expect((await stateOf(id))?.state).toBe('active')
  await attempt(true)
  expect((await stateOf(id))?.state).toBe('waiting')
  expect(Date.parse((await stateOf(id))?.next as string)).toBeGreaterThan(now.getTime())
})

test('an account without success for days is on Hoje, whatever its state', async () => {
  const { id } = await connect(newAccount())
  await sync(id)
  expect(await todayOf(id, new Date())).toEqual([])
  // Hoje lists the longest silent accounts first, and other files' accounts are in this database too.
  await database.db.execute(sql`
    update alisio.ad_accounts set synced_at = now() - interval '3 years' where id = ${id}`)
  expect(await todayOf(id, new Date())).toEqual([expect.stringContaining('Nenhum pedido')])
})

test('releasing waits for the client’s lock and changes nothing of its next client', async () => {
  const { id, clientId } = await connect(
    newAccount([campaign('1', { '2026-10-01': dayFigures(4) })]),
  )
  await sync(id)
  const other = await addCompany(database, stage.deps.staffId)
  const { staffId } = stage.deps
  await connection.query('begin')
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `import campaigns ${clientId}`,
  ])
  const release = releaseAccount(stage.deps, staffId, { id, clientId, figures: 'remove' })
  const refused = expect(release).rejects.toThrow('já não está ligada a este cliente')
  await expect
    .poll(async () => {
      const { rows } = await database.db.execute(sql`
        select from pg_stat_activity where application_name = 'alisio sync'
          and datname = current_database() and wait_event = 'advisory'`)
      return rows.length
    })
    .toBe(1)
  // The account was released meanwhile and assigned to another client.
  await database.db.execute(sql`
    update alisio.imports set seq = nextval('alisio.import_order') where ad_account_id = ${id}`)
  await database.db.execute(sql`
    update alisio.ad_accounts set client_id = null, next_sync_at = null where id = ${id}`)
  await assignAccount(stage.deps, staffId, { id, clientId: other, now })
  await connection.query('rollback')
  await refused
  const { rows } = await database.db.execute(
    sql`select client_id as client from alisio.ad_accounts where id = ${id}`,
  )
  expect(rows).toEqual([{ client: other }])
  expect(await spendOf(clientId)).toEqual(['Campanha 1 2026-10-01 4'])
})
