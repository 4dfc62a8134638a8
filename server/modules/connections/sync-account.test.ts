import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asStaff } from '#server/db/as-staff.ts'
import { campaign, now, shown, syncStage } from '#tests/support/sync-stage.ts'
import { renewCredential } from './store-credential.ts'
import { connectionsWaiting } from './waiting.ts'

const { database, connection, stage, newAccount, figuresOf, spendOf, connect, sync } = syncStage()

test('a sync that is killed while it writes leaves the figures of before, and the next one goes on', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': shown(4), '2026-10-02': shown(5) })])
  const { id, clientId } = await connect(world)
  await sync(id)
  const before = await figuresOf(clientId)
  world.campaigns = [{ ...campaign('1', { '2026-10-02': shown(8) }), name: 'Outro nome' }]
  await connection.query('begin')
  await connection.query(
    'select from alisio.campaigns_stats where client_id = $1 and date = $2 for update',
    [clientId, '2026-10-02'],
  )
  const given = {
    connection: stage.deps.connection,
    settings: stage.platforms.settings,
    root: stage.deps.root,
    accountId: id,
    now,
  }
  const child = spawn(process.execPath, ['tests/support/sync-process.ts', JSON.stringify(given)])
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
  await connection.query('rollback')
  expect(await figuresOf(clientId)).toEqual(before)
  await sync(id)
  expect(await spendOf(clientId)).toEqual(['Outro nome 2026-10-02 8'])
})

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

test('thirteen months come piece by piece; a limit in their middle is waited for and nothing is read twice', async () => {
  const world = newAccount([campaign('1', { '2025-09-20': shown(2), '2026-10-01': shown(4) })])
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
  const asked = stage.platforms.meta.asked.filter((path) => path.endsWith('insights')).length
  expect(asked).toBe(1 + Math.ceil(337 / 31))
})

test('a dead token stops every account it reaches until somebody renews it', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': shown(4) })])
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

test('accounts in another currency are not added to figures in reais', async () => {
  const world = newAccount()
  world.currency = 'USD'
  await expect(connect(world)).rejects.toThrow('USD')
})

test('Hoje tells of a pause only when it outlasts a day', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': shown(4) })])
  const { id } = await connect(world)
  await sync(id)
  stage.platforms.meta.failures = [{ code: 17 }]
  await sync(id)
  expect((await stateOf(id))?.state).toBe('waiting')
  const linesAt = async (moment: Date) => {
    const lines = await asStaff(database, stage.deps.staffId, (tx) =>
      connectionsWaiting(tx, moment),
    )
    return lines.filter(({ href }) => href.endsWith(id)).map(({ act }) => act)
  }
  expect(await linesAt(now)).toEqual([])
  expect(await linesAt(new Date(Date.now() + 3 * 86_400_000))).toEqual(['Ver a conta'])
})
