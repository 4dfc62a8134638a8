import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { oneOffServices, recurringServices } from '#content/plans.ts'
import { subjects } from '#features/assistant/server/chat/knowledge/own-playbooks.ts'
import { listSubjects } from '#features/assistant/server/chat/understanding/list-subjects.ts'
import { readCode } from '#features/shared/rules/reference.ts'
import { parseEnv } from '#server/env/env.ts'

import { fail } from '#server/http/error-response.ts'

import type { AppBindings, RequestInfo } from '#server/http/request/request-context.ts'
import { limitKey } from '#server/limits/limits.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { needing, wholeContent } from '#tests/support/missing.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { findReferences, makeLead } from './references.server.ts'
import { referenceRoutes } from './routes.ts'
import { storeReference } from './store-reference.ts'

const database = testDatabase()
const deps = testDeps(database)
const app = new Hono<AppBindings>()
app.onError(fail)
app.route('/', referenceRoutes({ database, env: parseEnv({}) }, listSubjects))

const newCode = () => String(randomInt(100_000, 999_999))
const [service] = recurringServices
const extra = oneOffServices.find(({ price }) => typeof price === 'number')
/** The smallest package with one service of each kind that is sold. */
const selection = { recurring: service ? [service.id] : [], oneOff: extra ? [extra.id] : [] }
const items = [service, extra].flatMap((one) => one?.name ?? [])
const packageTest = (name: string, story: () => Promise<void>) =>
  test.runIf(items.length > 0)(needing(wholeContent, name), story)
const visit = JSON.stringify({
  landing: 'https://a.example/home1?utm_source=google&utm_campaign=Inverno&gclid=secret',
  referrer: 'https://www.google.com/search?q=ana',
})

function send(body: unknown, headers: Record<string, string> = {}, address = newCode()) {
  const info = { clientAddress: address, requestId: 'x' } as RequestInfo
  const request = new Request('http://localhost/functions/v1/whatsapp-reference', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return app.fetch(request, { info })
}

packageTest(
  'a package is kept under its code with items, the sums of the price list, and its origin',
  async () => {
    const code = newCode()
    const recurring = [...selection.recurring, 'nada']
    const body = { code, visit, ...selection, recurring, monthly: 1 }
    expect((await send(body)).status).toBe(204)
    expect((await send(body)).status).toBe(204)
    const { id: staffId } = await addStaff(database, 'team')
    const references = await findReferences(database, staffId, code)
    expect(references).toMatchObject([
      {
        kind: 'plan',
        items,
        monthly: service ? `${service.price}.00` : null,
        once: extra ? `${extra.price}.00` : null,
        source: 'google-ads',
        campaign: 'Inverno',
        leadId: null,
      },
    ])
    expect(JSON.stringify(references)).not.toMatch(/secret|ana/)
  },
)

test('of a conversation only words of the content are stored', async () => {
  const code = newCode()
  const question = 'Sou a Joana Teixeira, 85 98888-7777. Quanto custa um site?'
  expect((await send({ code, visit: null, niche: 'Clínica da Dra. Joana', question })).status).toBe(
    204,
  )
  const { rows } = await database.db.execute(
    sql`select * from alisio.whatsapp_references where code = ${code}`,
  )
  expect(rows).toMatchObject([{ kind: 'chat', monthly: null, once: null, landing: '' }])
  const site = subjects.find(({ terms }) => terms.includes('site'))
  expect(rows[0]?.items).toContain(site?.name ?? 'Outro assunto')
  expect(JSON.stringify(rows)).not.toMatch(/joana|teixeira|98888/i)
})

test.each([
  ['nothing', ''],
  ['no code', selection],
  ['a code that is none', { code: '<b>1', ...selection }],
  ['a package of nothing that is sold', { code: 'ABC123', recurring: ['nada'], oneOff: [] }],
])('%s is not kept', async (_, body) => {
  expect((await send(body)).status).toBe(400)
})

packageTest('other sites and floods are refused', async () => {
  const newBody = () => ({ code: newCode(), ...selection })
  const origin = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await send(newBody(), origin)).status).toBe(403)
  const address = `203.0.113.${randomInt(250)}`
  const statuses: number[] = []
  for (let tap = 0; tap < 31; tap += 1) statuses.push((await send(newBody(), {}, address)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test.runIf(items.length > 0).each(['x', '{', '[]', 'null', '{"landing":1}', '"\\ud800"'])(
  needing(wholeContent, 'a visit that is %s counts as none'),
  async (rawVisit) => {
    const code = newCode()
    const body = { code, visit: rawVisit, ...selection }
    expect((await send(body)).status).toBe(204)
    const { id: staffId } = await addStaff(database, 'team')
    expect(await findReferences(database, staffId, code)).toMatchObject([{ landing: '' }])
  },
)

test('refused requests count before parsing, and not against everybody', async () => {
  const address = `198.51.100.${randomInt(250)}`
  const everybody = async () => {
    const key = limitKey({ name: 'reference-day', most: 0, windowSeconds: 86_400 }, 'everyone')
    const { rows } = await database.db.execute<{ used: number }>(
      sql`select coalesce(sum(used), 0)::int as used from alisio.rate_limits where key = ${key}`,
    )
    return rows[0]?.used
  }
  const before = await everybody()
  const statuses: number[] = []
  for (let tap = 0; tap < 31; tap += 1) statuses.push((await send('{"x', {}, address)).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect(await everybody()).toBe(before)
})

test('a conversation over everybody’s limit is not even understood', async () => {
  const listSubjectsOnce = vi.fn(listSubjects)
  const key = limitKey({ name: 'reference-day', most: 0, windowSeconds: 86_400 }, 'everyone')
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`
      insert into alisio.rate_limits (key, window_start, expires_at, used)
      values (${key}, to_timestamp(floor(extract(epoch from now()) / 86400) * 86400),
        now() + interval '1 day', 1000000)
      on conflict (key, window_start) do update set used = 1000000`)
      const body = JSON.stringify({ code: newCode(), niche: 'Padaria', question: 'Quanto custa?' })
      const stored = storeReference({ db: tx as never }, body, newCode(), listSubjectsOnce)
      await expect(stored).rejects.toMatchObject({ status: 429 })
      tx.rollback()
    })
    .catch((error: Error) => {
      if (error.message !== 'Rollback') throw error
    })
  expect(listSubjectsOnce).not.toHaveBeenCalled()
})

packageTest('whoever wrote becomes a lead in one step, once, with origin and request', async () => {
  const code = newCode()
  await send({ code, visit, ...selection })
  const { id: staffId } = await addStaff(database, 'team')
  const [reference] = await findReferences(database, staffId, code)
  const person = { name: 'Rita Campos', phone: `85 9${newCode()}1` }
  const received: unknown[] = []
  const enqueue = async (_: unknown, { name }: { name: string }, job: unknown) => {
    received.push([name, job])
  }
  const { env } = testDeps(database, { LEADS_WEBHOOK_URL: 'https://crm.example.com/leads' })
  const telling = { database, env, queue: { ...deps.queue, enqueue } as typeof deps.queue }
  const leadId = await makeLead(telling, staffId, reference?.id as string, person)
  expect(received).toEqual([['send-lead', { messageId: leadId }]])
  const { rows } = await database.db.execute(sql`
    select leads.source, leads.campaign, contacts.name, message.message, message.channel
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
    join alisio.contact_messages message on message.lead_id = leads.id
    where leads.id = ${leadId}`)
  expect(rows).toMatchObject([
    { source: 'google-ads', campaign: 'Inverno', name: 'Rita Campos', channel: 'whatsapp' },
  ])
  expect(rows[0]?.message).toContain(`${code}: ${items[0]}`)
  expect(await findReferences(database, staffId, code)).toMatchObject([
    { leadId, leadName: 'Rita Campos' },
  ])
  const { id: other } = await addStaff(database, 'team')
  await expect(makeLead(deps, other, reference?.id as string, person)).rejects.toThrow('já virou')
})

packageTest('a code that came twice is found twice', async () => {
  const code = newCode()
  await send({ code, ...selection })
  await send({ code, visit: null, niche: 'Padaria', question: 'Quanto custa?' })
  const { id: staffId } = await addStaff(database, 'team')
  expect(await findReferences(database, staffId, code)).toHaveLength(2)
})

test('a code is read as people type it', () => {
  expect(readCode(' ab0oil ')).toBe('AB0011')
  expect(readCode('Maria Lima')).toBeNull()
})
