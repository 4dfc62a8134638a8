import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asData, fill } from '../fuzz/cases.ts'
import { type Asked, inOneLine, openStage, type Stage } from '../fuzz/stage.ts'
import { otherLooks, pages, queries } from '../fuzz/targets.ts'
import { intents } from '../support/people/desk-actions.ts'
import { takeShare } from '../support/runs.ts'

const TIME = 300_000

let stage: Stage
/** Words that only other clients' data contain. */
const secret = `segredo${randomUUID().slice(0, 8)}`
let hiddenIds: Record<'client' | 'import' | 'report' | 'account' | 'campaign' | 'alert', string>

const post = (path: string, fields: Record<string, string>) =>
  stage.send({
    who: 'staff',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })
const get = (path: string) => stage.sendWithRetries({ who: 'staff', method: 'GET', path })

const one = async (query: ReturnType<typeof sql>) =>
  (await stage.database.db.execute<{ id: string }>(query)).rows[0]?.id as string

/** Sample clients full of data, which then are somebody else's; and a client of one's own. */
beforeAll(async () => {
  stage = await openStage()
  const { db } = stage.database
  // A job of the clock would resolve the alert below, at some minutes of the hour.
  await db.execute(sql`delete from jobs.schedule`)
  await post('/agencia/clientes', { intent: 'add-samples' })
  const other = await one(sql`
    insert into alisio."user" (id, name, email, email_verified)
    values (gen_random_uuid()::text, 'Outra dona', 'outra@example.com', true) returning id`)
  await db.execute(sql`insert into alisio.staff (user_id, role) values (${other}, 'owner')`)
  const client = await one(sql`
    select client_id as id from alisio.ad_accounts where client_id is not null limit 1`)
  await db.execute(sql`
    update alisio.clients set responsible_id = ${other}, name = ${secret} || ' ' || name`)
  await db.execute(sql`update alisio.campaigns set campaign_name = ${secret} || campaign_name`)
  await db.execute(sql`update alisio.ad_accounts set name = ${secret} || name`)
  await db.execute(sql`update alisio.imports set file_name = ${secret}`)
  await db.execute(sql`
    insert into alisio.client_notes (client_id, body) values (${client}, ${secret})`)
  await db.execute(sql`
    insert into alisio.acts (staff_name, kind, client_id) values (${secret}, 'note-added', ${client})`)
  await db.execute(sql`
    insert into alisio.invitations (email, client_id, token_hash, expires_at)
    values (${`${secret}@example.com`}, ${client}, 'x', now() + interval '1 day')`)
  await db.execute(sql`
    update alisio.ad_credentials set expires_at = now() + interval '1 day', label = ${secret}`)
  const alert = await one(sql`
    insert into alisio.alerts (client_id, kind, day, value, usual)
    values (${client}, 'spend-up', '2026-01-01', 2, 1) returning id`)
  hiddenIds = {
    client,
    alert,
    import: await one(sql`select id::text from alisio.imports where client_id = ${client}`),
    report: await one(sql`select id::text from alisio.reports where client_id = ${client}`),
    account: await one(sql`select id::text from alisio.ad_accounts where client_id = ${client}`),
    campaign: await one(sql`select id::text from alisio.campaigns where client_id = ${client}`),
  }
  await db.execute(sql`
    update alisio.staff set role = 'team', own_clients_only = true
    where user_id = ${stage.people.staff}`)
  await post('/agencia/clientes/novo', { intent: 'create', name: 'Padaria minha', email: '' })
}, TIME)
afterAll(() => stage?.stop(), TIME)

/**
 * Every address of the desk, with the ids of another client where it takes one. A page holds all
 * that its data holds, so with a query only its data is read, in half the time.
 */
function addresses(): Asked[] {
  const desk = pages.filter(({ path }) => path.startsWith('/agencia'))
  return desk.flatMap(({ path }, at) => {
    const id = /\/relatorios\/:id/.test(path) ? hiddenIds.report : hiddenIds.client
    const address = fill(path, {
      id,
      importId: hiddenIds.import,
      account: hiddenIds.account,
      platform: 'meta',
    })
    const filters = (queries[path] ?? []).map((name) => `?${name}=${hiddenIds.client}`)
    // One guard stands behind all of a page's filters: every third is tried, in turn.
    const some = takeShare(filters, at, 3)
    const looks = [...(otherLooks[path] ?? []), ...some, `?busca=${secret}`]
    const ask = (look: string): Asked => ({ who: 'staff', method: 'GET', path: address + look })
    return [ask(''), ...looks.map((look) => asData(ask(look), path))]
  })
}

test('a limited member sees nothing of another client at any address of the desk', {
  timeout: TIME,
}, async () => {
  const leaks: string[] = []
  for (const request of addresses()) {
    const { path } = request
    const { status, text } = await stage.sendWithRetries(request)
    // The search field repeats the query.
    const rest = text.replaceAll(`busca=${secret}`, '').replaceAll(`value="${secret}"`, '')
    const echoed = path.includes('busca=')
      ? rest.replaceAll(new RegExp(`${secret}(?! )`, 'g'), '')
      : rest
    if (echoed.includes(secret)) leaks.push(path)
    expect.soft(status, path).toBeLessThan(500)
  }
  expect(leaks).toEqual([])
  // What is one's own is there, on the page and in its data.
  for (const path of ['/agencia/clientes', '/agencia/clientes.data?busca=Padaria']) {
    expect((await get(path)).text, path).toContain('Padaria minha')
  }
})

test('pages of another client are not there', { timeout: TIME }, async () => {
  const { client, report, account } = hiddenIds
  for (const path of [
    `/agencia/clientes/${client}`,
    `/agencia/clientes/${client}/importacoes`,
    `/agencia/clientes/${client}/importacoes/${hiddenIds.import}`,
    `/agencia/clientes/${client}/relatorios`,
    `/agencia/relatorios/${report}`,
    `/agencia/relatorios/${report}/pdf`,
    `/agencia/conexoes/${account}`,
    `/agencia/conexoes/${account}/conferir`,
  ]) {
    expect.soft((await get(path)).status, path).toBe(404)
  }
})

test('no form of the desk changes another client, and none fails on our side', {
  timeout: TIME,
}, async () => {
  const { db } = stage.database
  const state = async () =>
    (
      await db.execute(sql`
        select (select json_agg(clients order by id) from alisio.clients
            where responsible_id is distinct from ${stage.people.staff}) as clients,
          (select json_agg(reports order by id) from alisio.reports) as reports,
          (select json_agg(ad_accounts order by id) from alisio.ad_accounts) as accounts,
          (select count(*) from alisio.client_notes) as notes,
          (select count(*) from alisio.client_people) as people,
          (select json_agg(client_goals order by client_id, from_month) from alisio.client_goals)
            as goals,
          (select json_agg(alerts order by id) from alisio.alerts) as alerts,
          (select count(*) from alisio.invitations where client_id = ${hiddenIds.client}) as invitations`)
    ).rows
  const before = await state()
  for (const [path, names] of Object.entries(intents)) {
    if (!/clientes|relatorios|conexoes|vitrine|^$/.test(path)) continue
    const id = path.startsWith('relatorios') ? hiddenIds.report : hiddenIds.client
    const address = `/agencia${path && '/'}${fill(path, { id, importId: hiddenIds.import, account: hiddenIds.account })}`
    for (const intent of names) {
      // The samples are everybody's to make, and none of them is this member's.
      const fields = {
        intent,
        id: intent === 'alert-seen' ? hiddenIds.alert : hiddenIds.campaign,
        client: hiddenIds.client,
        name: 'Outro nome',
        email: 'alguem@example.com',
        body: 'Texto',
        responsible: stage.people.staff,
        figures: 'keep',
        monthlyBudget: '10',
        conversions: '',
        costPerConversion: '',
        counts: 'conversions',
        spendFactor: '3',
        dryDays: '3',
        budgetDays: '3',
        quietWeekends: 'no',
        date: '2026-01-01',
        campaign: '',
        text: 'x',
        cadence: 'weekly',
      }
      if (path === 'clientes/novo') continue
      const { status } = await post(address, fields)
      expect.soft(status, `${address} ${intent}`).toBeLessThan(500)
    }
  }
  expect(await state()).toEqual(before)
  expect(stage.errors().map(inOneLine)).toEqual([])
})

test('looking as another client is refused', { timeout: TIME }, async () => {
  expect((await post(`/agencia/clientes/${hiddenIds.client}/ver`, {})).status).toBe(404)
})
