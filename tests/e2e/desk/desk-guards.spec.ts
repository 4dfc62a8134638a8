import { sql } from 'drizzle-orm'
import { addToStaff, expect, grantAccess, test } from '#tests/support/people/desk.ts'
import { takeShare } from '#tests/support/runs.ts'
import {
  ask,
  hasAction,
  intents,
  listDeskRequests,
  pages,
  verbsOf,
} from '../../support/people/desk-actions.ts'

test('the table names every act of the desk', () => {
  expect(pages.length).toBeGreaterThan(5)
  const acting = pages.filter(({ file }) => hasAction(file)).map(({ path }) => path)
  expect(Object.keys(intents).sort()).toEqual(acting.sort())
  for (const { path, file } of pages.filter(({ path }) => path in intents)) {
    expect(intents[path]?.toSorted(), path).toEqual(verbsOf(file))
  }
})

/** One guard keeps all of these out: each tries its share of the desk, and together they try all of it. */
const OUTSIDERS = 5
const shareOf = (turn: number, id: string) => takeShare(listDeskRequests(id), turn, OUTSIDERS)

test('a stranger is sent to the door, whatever they ask', async ({ context, company, baseURL }) => {
  for (const request of shareOf(3, company.id)) {
    const answer = await ask(context, baseURL as string, request)
    expect([answer.status(), answer.headers().location], request.path).toEqual([302, '/auth'])
  }
})

/** Who else is refused; each gets a 404. */
const outsiders = {
  'a client’s person': async () => {},
  'somebody removed from the staff in the middle of a session': async ({ database, client }) => {
    await addToStaff(database, client, 'team')
    await database.db.execute(sql`delete from alisio.staff where user_id = ${client.id}`)
  },
  'a person of the very client they ask for': async ({ database, client, company }) => {
    await grantAccess(database, client.id, company.id)
  },
} satisfies Record<string, (fixtures: Fixtures) => Promise<void>>

type Fixtures = {
  database: Parameters<typeof addToStaff>[0]
  client: { id: string }
  company: { id: string }
}

const strangers = Object.entries(outsiders) as [string, (fixtures: Fixtures) => Promise<void>][]

for (const [turn, [who, become]] of strangers.entries()) {
  test(`${who} reaches nothing of the desk`, async ({
    context,
    client,
    company,
    database,
    baseURL,
  }) => {
    await become({ database, client, company })
    for (const request of shareOf(turn, company.id)) {
      const answer = await ask(context, baseURL as string, request)
      expect(answer.status(), `${request.method} ${request.path}`).toBe(404)
      expect(await answer.text()).not.toContain(company.name)
    }
    // As the router requests data on the same page.
    const data = await context.request.get(`/agencia/clientes/${company.id}.data`, {
      maxRedirects: 0,
    })
    expect(await data.text()).not.toContain(company.name)
    const { rows } = await database.db.execute(
      sql`select name, archived_at from alisio.clients where id = ${company.id}`,
    )
    expect(rows).toEqual([{ name: company.name, archived_at: null }])
  })
}

test('staff with a second factor reach nothing without showing it, by any way in', async ({
  context,
  staff,
  company,
  database,
  baseURL,
}) => {
  await database.db.execute(
    sql`update alisio."user" set two_factor_enabled = true where id = ${staff.id}`,
  )
  for (const request of shareOf(4, company.id)) {
    const answer = await ask(context, baseURL as string, request)
    expect([answer.status(), answer.headers().location], request.path).toEqual([
      302,
      '/agencia/dois-fatores',
    ])
  }
  const looking = `${company.id}.${staff.id}`
  await context.addCookies([{ name: 'ver-como', value: looking, url: baseURL as string }])
  const dashboard = await context.request.get('/dashboard')
  expect(await dashboard.text()).not.toContain(company.name)

  await database.db.execute(
    sql`update alisio.session set second_factor_at = now() where user_id = ${staff.id}`,
  )
  expect((await context.request.get('/agencia/clientes')).status()).toBe(200)
  expect(await (await context.request.get('/dashboard')).text()).toContain(company.name)
})

test('what belongs to the owner is not there for the team', async ({
  context,
  employee,
  company,
  baseURL,
  database,
}) => {
  const colleague = await employee(context, 'team')
  const origin = baseURL as string
  expect((await context.request.get(`/agencia/clientes/${company.id}/apagar`)).status()).toBe(404)
  const forms = [
    [`/agencia/clientes/${company.id}/apagar`, { intent: 'erase-client', name: company.name }],
    ['/agencia/equipe', { intent: 'role', id: colleague.id, role: 'owner' }],
    ['/agencia/equipe', { intent: 'dismiss', id: colleague.id }],
    ['/agencia/equipe', { intent: 'limit', id: colleague.id, limited: 'yes' }],
    ['/agencia/equipe', { intent: 'reset-factor', id: colleague.id }],
    ['/agencia/equipe', { intent: 'invite', email: 'dono@example.com', role: 'owner' }],
  ] as const
  for (const [path, form] of forms) {
    const answer = await context.request.post(path, {
      headers: { Origin: origin },
      form,
      maxRedirects: 0,
    })
    expect(answer.status(), form.intent).toBe(404)
  }
  const { rows } = await database.db.execute(sql`
    select role, (select count(*)::int from alisio.clients where id = ${company.id}) as clients
    from alisio.staff where user_id = ${colleague.id}`)
  expect(rows).toEqual([{ role: 'team', clients: 1 }])
})

test('forms of other sites are refused at the desk', async ({
  context,
  staff: _staff,
  company,
  database,
}) => {
  const forms = listDeskRequests(company.id).filter(({ method }) => method === 'post')
  // Refused before anybody looks which form it is: every fourth is sent, all with TEST_RUNS=all.
  for (const request of takeShare(forms, 0, 4)) {
    const answer = await context.request.post(request.path, {
      headers: { Origin: 'https://elsewhere.example' },
      form: 'form' in request ? request.form : {},
      maxRedirects: 0,
    })
    expect([400, 403], request.path).toContain(answer.status())
  }
  const { rows } = await database.db.execute(
    sql`select name from alisio.clients where id = ${company.id}`,
  )
  expect(rows).toEqual([{ name: company.name }])
})

test('another client’s id in the cookie shows nothing of that client', async ({
  context,
  client,
  company,
  baseURL,
}) => {
  const forged = { cliente: company.id, 'ver-como': `${company.id}.${client.id}` }
  for (const [name, value] of Object.entries(forged)) {
    await context.addCookies([{ name, value, url: baseURL as string }])
    const answer = await context.request.get('/dashboard')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain(company.name)
  }
})
