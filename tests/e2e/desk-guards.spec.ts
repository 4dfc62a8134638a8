import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { APIResponse, BrowserContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import routes from '#app/routes.ts'
import { employ, expect, giveAccess, test } from '#tests/support/desk.ts'

/** What each page of the desk can be asked to do. A page with an action stands here, or a test fails. */
const intents: Record<string, string[]> = {
  '': ['summary-hour'],
  'leads/novo': ['new-lead'],
  'leads/modelos': ['lead-settings'],
  'leads/:id': [
    'lead-state',
    'lead-owner',
    'lead-note',
    'lead-answer',
    'lead-release',
    'lead-remove',
    'lead-invite',
    'lead-resend',
    'edit-contact',
  ],
  'leads/:id/dados': [''],
  'leads/:id/apagar': ['erase-contact'],
  agenda: ['mark-held', 'mark-missed'],
  'agenda/nova': ['book-meeting'],
  'agenda/ajustes': [
    'agenda-hours',
    'agenda-kinds',
    'agenda-rules',
    'agenda-place',
    'agenda-national',
    'add-holiday',
    'remove-holiday',
    'block-time',
    'unblock-time',
    'agenda-host',
    'renew-feed',
  ],
  'agenda/:id': ['move-meeting', 'cancel-meeting', 'hand-over-meeting', 'mark-held', 'mark-missed'],
  clientes: ['add-samples', 'remove-samples'],
  conexoes: ['connect', 'refresh-accounts', 'disconnect'],
  'conexoes/:account': ['assign', 'sync', 'release'],
  'origens/referencias': ['make-lead'],
  vitrine: ['show', 'hide'],
  'clientes/novo': ['create'],
  'clientes/:id': [
    'rename',
    'archive',
    'restore',
    'mark-agency',
    'unmark-agency',
    'invite',
    'resend',
    'withdraw',
    'remove-person',
    'note',
    'remove-note',
    'goals',
    'figure-note',
    'remove-figure-note',
  ],
  'clientes/:id/apagar': ['erase-client'],
  'clientes/:id/importar': [''],
  'clientes/:id/importacoes/:importId': ['confirm-import', 'discard-import', 'undo-import'],
  'clientes/:id/ver': [''],
  'clientes/:id/relatorios': ['begin-report', 'cadence'],
  'relatorios/:id': [
    'save-report',
    'save-template',
    'refresh-report',
    'approve-report',
    'correct-report',
    'discard-report',
    'mail-report',
    'share-report',
    'unshare-report',
  ],
  equipe: ['invite', 'resend', 'withdraw', 'role', 'dismiss', 'reset-factor'],
}

const desk = (routes as RouteConfigEntry[]).find(({ path }) => path === 'agencia')
const pages = (desk?.children ?? []).map(({ path = '', file }) => ({ path, file }))
const hasAction = (file: string) =>
  /export (const|async function|function) action\b/.test(readFileSync(`app/${file}`, 'utf8'))

/** The intents a page's own verbs name: the keys of functions, in its file or the one beside it. */
function verbsOf(file: string): string[] {
  const beside = `app/${file.replace(/\.tsx$/, '-action.server.ts')}`
  const source = readFileSync(existsSync(beside) ? beside : `app/${file}`, 'utf8')
  const keys = [...source.matchAll(/^ +'?([a-z-]+)'?: (?:async )?\([^)]*\) =>/gm)]
  return keys.length > 0 ? keys.map(([, key]) => key as string).sort() : ['']
}

const addressOf = (path: string, id: string) => `/agencia${path && `/${path.replace(':id', id)}`}`

/** Every page and every act of the desk, as one client's address. */
function everything(id: string) {
  const reads = pages.map(({ path }) => ({ method: 'get' as const, path: addressOf(path, id) }))
  const acts = Object.entries(intents).flatMap(([path, names]) =>
    names.map((intent) => ({ method: 'post' as const, path: addressOf(path, id), intent })),
  )
  return [...reads, ...acts.map((act) => ({ ...act, form: formOf(act.intent) }))]
}

/** Well-formed, so that only rights stand in the way. */
const formOf = (intent: string) => ({
  intent,
  id: 'x',
  name: 'Nome qualquer',
  email: 'alguem@example.com',
  role: 'team',
  body: 'Texto',
})

type Ask = ReturnType<typeof everything>[number]

function ask(context: BrowserContext, origin: string, asked: Ask): Promise<APIResponse> {
  const options = { maxRedirects: 0, headers: { Origin: origin } }
  if (asked.method === 'get') return context.request.get(origin + asked.path, options)
  return context.request.post(origin + asked.path, { ...options, form: asked.form })
}

/** As the browser asks for data when it stays on the page. */
function askForData(context: BrowserContext, origin: string, path: string) {
  return context.request.get(`${origin}${path}.data`, { maxRedirects: 0 })
}

test('the table names every act of the desk', () => {
  expect(pages.length).toBeGreaterThan(5)
  const acting = pages.filter(({ file }) => hasAction(file)).map(({ path }) => path)
  expect(Object.keys(intents).sort()).toEqual(acting.sort())
  for (const { path, file } of pages.filter(({ path }) => path in intents)) {
    expect(intents[path]?.toSorted(), path).toEqual(verbsOf(file))
  }
})

test('a stranger is sent to the door, whatever they ask', async ({ context, company, baseURL }) => {
  for (const asked of everything(company.id)) {
    const answer = await ask(context, baseURL as string, asked)
    expect([answer.status(), answer.headers().location], asked.path).toEqual([302, '/auth'])
  }
})

/** Who else is refused; each is told that there is no such page. */
const outsiders = {
  'a client’s person': async () => {},
  'somebody removed from the staff in the middle of a session': async ({ database, client }) => {
    await employ(database, client, 'team')
    await database.db.execute(sql`delete from alisio.staff where user_id = ${client.id}`)
  },
  'a person of the very client they ask for': async ({ database, client, company }) => {
    await giveAccess(database, client.id, company.id)
  },
} satisfies Record<string, (known: Known) => Promise<void>>

type Known = {
  database: Parameters<typeof employ>[0]
  client: { id: string }
  company: { id: string }
}

for (const [who, become] of Object.entries(outsiders) as [
  string,
  (known: Known) => Promise<void>,
][]) {
  test(`${who} reaches nothing of the desk`, async ({
    context,
    client,
    company,
    database,
    baseURL,
  }) => {
    await become({ database, client, company })
    for (const asked of everything(company.id)) {
      const answer = await ask(context, baseURL as string, asked)
      expect(answer.status(), `${asked.method} ${asked.path}`).toBe(404)
      expect(await answer.text()).not.toContain(company.name)
    }
    const answer = await askForData(context, baseURL as string, `/agencia/clientes/${company.id}`)
    expect(await answer.text()).not.toContain(company.name)
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
  for (const asked of everything(company.id)) {
    const answer = await ask(context, baseURL as string, asked)
    expect([answer.status(), answer.headers().location], asked.path).toEqual([
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

test('where it is required, staff without a second factor reach only its set-up', async ({
  context,
  staff,
  company,
}) => {
  expect(staff.id).toBeTruthy()
  const origin = `http://127.0.0.1:${process.env.E2E_CONFIGURED_PORT ?? '4311'}`
  for (const asked of everything(company.id)) {
    const answer = await ask(context, origin, asked)
    expect([answer.status(), answer.headers().location], asked.path).toEqual([
      302,
      '/agencia/dois-fatores',
    ])
  }
  expect((await context.request.get(`${origin}/agencia/dois-fatores`)).status()).toBe(200)
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
  const acts = [
    [`/agencia/clientes/${company.id}/apagar`, { intent: 'erase-client', name: company.name }],
    ['/agencia/equipe', { intent: 'role', id: colleague.id, role: 'owner' }],
    ['/agencia/equipe', { intent: 'dismiss', id: colleague.id }],
    ['/agencia/equipe', { intent: 'reset-factor', id: colleague.id }],
    ['/agencia/equipe', { intent: 'invite', email: 'dono@example.com', role: 'owner' }],
  ] as const
  for (const [path, form] of acts) {
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
  staff,
  company,
  database,
}) => {
  expect(staff.id).toBeTruthy()
  for (const asked of everything(company.id).filter(({ method }) => method === 'post')) {
    const answer = await context.request.post(asked.path, {
      headers: { Origin: 'https://elsewhere.example' },
      form: 'form' in asked ? asked.form : {},
      maxRedirects: 0,
    })
    expect([400, 403], asked.path).toContain(answer.status())
  }
  const { rows } = await database.db.execute(
    sql`select name from alisio.clients where id = ${company.id}`,
  )
  expect(rows).toEqual([{ name: company.name }])
})

test('a client id of somebody else’s in the cookie shows nothing of it', async ({
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

/** What ends a link; from then on its page says so, and its form does nothing. */
const ends = {
  'was withdrawn': sql`withdrawn_at = now()`,
  ended: sql`expires_at = now() - interval '1 second'`,
  'was followed': sql`accepted_at = now()`,
  'was sent anew': sql`token_hash = gen_random_uuid()::text`,
}

for (const [how, change] of Object.entries(ends)) {
  test(`a link that ${how} opens nothing`, async ({ context, company, database, baseURL }) => {
    const token = randomUUID()
    const hash = createHash('sha256').update(token).digest('base64url')
    const email = `${randomUUID()}@example.com`
    const address = `/convite?token=${token}`
    await database.db.execute(sql`
      insert into alisio.invitations (email, client_id, token_hash, expires_at)
      values (${email}, ${company.id}, ${hash}, now() + interval '1 day')`)
    expect(await (await context.request.get(address)).text()).toContain(company.name)
    await database.db.execute(sql`update alisio.invitations set ${change} where email = ${email}`)
    const page = await (await context.request.get(address)).text()
    expect(page).toContain('Este convite não vale mais')
    expect(page).not.toContain(company.name)
    const password = 'jangada-no-mar-aberto'
    for (const intent of ['sign-up', 'sign-in', 'accept']) {
      const answer = await context.request.post(address, {
        headers: { Origin: baseURL as string },
        form: {
          intent,
          fullName: 'Ana Lima',
          password,
          confirmPassword: password,
          currentPassword: password,
        },
        maxRedirects: 0,
      })
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('session_token')
    }
    const known = await database.db.execute(sql`select 1 from alisio."user" where email = ${email}`)
    expect(known.rows).toEqual([])
  })
}
