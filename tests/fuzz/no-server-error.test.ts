import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agenda } from '#content/pages/agenda.ts'
import { triesAll } from '#tests/support/runs.ts'
import {
  bodyCases,
  fill,
  formCases,
  headerCases,
  jsonCases,
  otherCases,
  pathCases,
  queryCases,
  repeatCase,
  uploadCases,
} from './cases.ts'
import { chooser } from './choose.ts'
import { type Form, formsOf } from './forms.ts'
import { MARKER, seededRandom } from './odd-values.ts'
import { type Asked, inOneLine, openStage, type Stage, sendEach } from './stage.ts'
import {
  listMounts,
  listReadNames,
  moreForms,
  mounts,
  otherLooks,
  pages,
  plainForms,
  queries,
  verbsOf,
} from './targets.ts'

/**
 * FUZZ_SEED brings a run back; FUZZ_SOME or TEST_RUNS=all sends each place more texts than there is
 * time for here, where places take turns: a run sends a third of what there is.
 */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const some = Number(process.env.FUZZ_SOME ?? 1)
const takesTurns = !triesAll && some === 1
const choose = chooser(seededRandom(seed), some, takesTurns)
const TIME = 300_000 * some

type Ids = Record<string, string>
type Found = Form & { who: Asked['who']; route: string; intent: string }

let stage: Stage
let targets: { mounts: string[]; ids: Ids; byTable: Record<string, string[]> }
const forms: Found[] = []

const post = (who: Asked['who'], path: string, fields: Record<string, string>) =>
  stage.send({
    who,
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })

/** Some of everything, so that every page has what it shows. */
async function furnish(): Promise<{ ids: Ids; byTable: Record<string, string[]> }> {
  const { db } = stage.database
  await post('staff', '/agencia/clientes', { intent: 'add-samples' })
  await post('client', '/dashboard?index', { intent: 'generate-demo' })
  await db.execute(sql`insert into alisio.agenda_settings (settings)
    values ('{"closedDays": [{"day": "2099-01-02", "name": "Festa"}]}')`)
  const block = { day: '2099-01-05', from: '09:00', untilDay: '', until: '10:00', note: '' }
  await post('staff', '/agencia/agenda/bloqueios', { intent: 'block-time', host: '', ...block })
  const byTable: Record<string, string[]> = {}
  for (const table of [
    'leads',
    'bookings',
    'reports',
    'campaigns',
    'clients',
    'imports',
    'ad_accounts',
  ]) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id::text from ${sql.raw(`alisio.${table}`)} order by 1 limit 6`,
    )
    byTable[table] = rows.map(({ id }) => id)
  }
  // A report is shown to people of its client.
  await db.execute(sql`
    insert into alisio.client_people (user_id, client_id)
    select ${stage.people.client}, client_id from alisio.reports group by client_id`)
  const client = await db.execute<{ id: string }>(
    sql`select id::text from alisio.clients where demo order by 1 limit 1`,
  )
  const ids = {
    id: client.rows[0]?.id as string,
    importId: byTable.imports?.[0] as string,
    account: byTable.ad_accounts?.[0] as string,
    platform: 'google',
  }
  return { ids, byTable }
}

beforeAll(async () => {
  const listed = listMounts()
  stage = await openStage()
  targets = { mounts: await listed, ...(await furnish()) }
}, TIME)
afterAll(() => stage?.stop(), TIME)

/** The id an address is about: a lead's below /leads, a meeting's below /agenda and so on. */
function idsFor(path: string): Ids[] {
  const tables: [RegExp, string][] = [
    [/^\/agencia\/leads\//, 'leads'],
    [/^\/agencia\/agenda\//, 'bookings'],
    [/\/relatorios\/:id/, 'reports'],
    [/^\/dashboard\/campaigns\//, 'campaigns'],
  ]
  const table = tables.find(([pattern]) => pattern.test(path))?.[1]
  const all = path.includes(':id') && table ? targets.byTable[table] : undefined
  return all ? all.map((id) => ({ ...targets.ids, id })) : [targets.ids]
}

const isOfSamples = ({ body = '' }: Asked) => String(body).includes('-samples')

/** What failed on our side, with the server's own words for it. */
async function failuresOf(cases: Asked[]): Promise<string[]> {
  const wrong: string[] = []
  const check = async (request: Asked) => {
    const { who, method, path, body = '' } = request
    const bodyText = String(body).slice(0, 300).replaceAll('\0', '␀')
    const label = `${who} ${method} ${path.slice(0, 300)} ${bodyText}`
    try {
      const { status, headers } = await stage.sendWithRetries(request)
      if (status < 500) return
      const line = stage.errors().find(({ id }) => id === headers['x-request-id'])
      wrong.push(`${status} ${label} ${line?.error ?? ''}`)
    } catch (error) {
      wrong.push(`${error} ${label}`)
    }
  }
  await sendEach(
    cases.filter((one) => !isOfSamples(one)),
    check,
  )
  // They hold up all others, and take away what those are about.
  for (const one of cases.filter(isOfSamples)) await check(one)
  return wrong
}

/** Of the forms for one act of a page, the one with the most fields. */
function keepForm(form: Found): void {
  const at = forms.findIndex(({ route, intent }) => route === form.route && intent === form.intent)
  if (at < 0) forms.push(form)
  else if (form.fields.length > (forms[at] as Found).fields.length) forms[at] = form
}

test('every address and every parameter that the code knows is in the lists', () => {
  expect(targets.mounts).toEqual(mounts)
  const addresses = new Set([...mounts, ...pages.map(({ path }) => path)])
  const listed = [...Object.keys(queries), ...Object.keys(moreForms), ...Object.keys(otherLooks)]
  expect(listed.filter((path) => !addresses.has(path))).toEqual([])
  const names = new Set(Object.values(queries).flat())
  expect(listReadNames().filter((name) => !names.has(name))).toEqual([])
})

/** Acts of a page of which no form was met yet. */
const withoutForm = ({ path, file }: (typeof pages)[number]) =>
  verbsOf(file)
    .filter((verb) => !forms.some(({ route, intent }) => route === path && intent === verb))
    .map((verb) => `${path} ${verb}`)

test('every act of every page has a form', { timeout: TIME }, async () => {
  for (const { path, who } of pages) {
    for (const fields of moreForms[path] ?? []) {
      const address = fill(path, idsFor(path)[0] as Ids)
      const intent = fields.intent ?? ''
      const listed = { method: 'POST', path: address, fields: Object.entries(fields) }
      keepForm({ ...listed, who, route: path, intent })
    }
  }
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    // Leads, meetings and reports differ by their state: more of them are looked at where an act is missing.
    const opened = pages.filter((page) => turn === 0 || !takesTurns || withoutForm(page).length > 0)
    const looks = opened.flatMap(({ path, who }) =>
      idsFor(path)
        .slice(turn, turn + 1)
        .flatMap((ids) => ['', ...(otherLooks[path] ?? [])].map((look) => fill(path, ids) + look))
        .map((address) => ({ who, route: path, path: address })),
    )
    await sendEach(looks, async ({ who, route, path }) => {
      const { status, text } = await stage.sendWithRetries({ who, method: 'GET', path })
      expect(status, path).toBeLessThan(500)
      for (const form of formsOf(text, path)) {
        const intent = form.fields.find(([name]) => name === 'intent')?.[1] ?? ''
        const here = form.path.split('?')[0] === path.split('?')[0]
        if (form.method === 'POST' && here) keepForm({ ...form, who, route, intent })
      }
    })
  }
  expect(pages.flatMap(withoutForm)).toEqual([])
})

test('a day that does not exist, stored before it was refused, is shown and can be removed', async () => {
  const page = '/agencia/agenda/ajustes'
  await stage.database.db.execute(sql`
    update alisio.agenda_settings set settings = settings ||
      '{"closedDays": [{"day": "2026-13-45", "name": "Festa"}]}'`)
  const look = () => stage.send({ who: 'staff', method: 'GET', path: page })
  const { status, text } = await look()
  expect(status).toBe(200)
  expect(text).toContain('value="Festa"')
  const { everyMinutes, bufferMinutes, noticeHours, horizonDays, changeHours } = agenda.settings
  const numbers = { everyMinutes, bufferMinutes, noticeHours, horizonDays, changeHours }
  const fields = {
    intent: 'save-agenda',
    mode: 'opening',
    place: 'phone',
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(
      agenda.settings.kinds.flatMap(({ id, name, minutes }) => [
        [`nome-${id}`, name],
        [`minutos-${id}`, String(minutes)],
      ]),
    ),
  }
  const closed = (name: string, day: string) => ({ 'folga-nome-0': name, 'folga-data-0': day })
  expect((await post('staff', page, { ...fields, ...closed('Festa', '2026-13-45') })).status).toBe(
    400,
  )
  expect((await post('staff', page, { ...fields, ...closed('', '') })).status).toBe(302)
  expect((await look()).text).not.toContain('value="Festa"')
})

const takesForms = (file: string) =>
  /export (const|async function|function) action\b/.test(readFileSync(file, 'utf8'))

/** A third of a list, by the seed: two of six each, so that neighbours get different texts. */
const takeTurn = (cases: Asked[]) =>
  takesTurns ? cases.filter((_, at) => (Math.floor(at / 2) + seed) % 3 === 0) : cases

function listCases(): Record<string, Asked[]> {
  const places = [
    ...pages.map(({ path, who }) => ({ path, who, ids: idsFor(path)[0] as Ids })),
    ...mounts.map((path) => ({ path, who: 'visitor' as const, ids: targets.ids })),
  ]
  const plain = plainForms.map(({ fields, ...form }) => ({
    ...form,
    fields: Object.entries(fields),
    route: form.path.split('?')[0] as string,
  }))
  const posts = [
    ...pages.filter(({ file }) => takesForms(file)),
    ...plainForms,
    ...mounts.map((path) => ({ path, who: 'visitor' as const })),
  ]
  return {
    paths: places.flatMap((place) => pathCases(place, choose)),
    queries: places.flatMap((place) => queryCases(place, choose)),
    forms: [...plain, ...forms].flatMap((form) => formCases(form, form.who, choose)),
    bodies: posts.flatMap(({ path, who }, at) =>
      bodyCases(fill(path, idsFor(path)[0] as Ids), who, at + seed, takesTurns ? 1 : 2),
    ),
    json: jsonCases(),
    headers: headerCases(targets.ids),
    others: otherCases(targets.ids, mounts),
    uploads: [
      ...['importar', 'logo'].map((page) => `/agencia/clientes/${targets.ids.id}/${page}`),
      '/agencia/site/imagens/enviar',
      '/agencia/conteudos/trazer',
    ].flatMap(uploadCases),
    repeats: [...plain, ...forms].map((form) => repeatCase(form, form.who)),
  }
}

test(`whatever is sent, nothing fails on our side (seed ${seed})`, { timeout: TIME }, async () => {
  for (const [what, all] of Object.entries(listCases())) {
    const cases = takeTurn(all)
    const since = performance.now()
    expect.soft(await failuresOf(cases), what).toEqual([])
    if (process.env.FUZZ_TIMES) {
      console.log(`${what}: ${cases.length} in ${Math.round(performance.now() - since)} ms`)
    }
  }
})

test(`afterwards every page still opens (seed ${seed})`, { timeout: TIME }, async () => {
  const again = pages.map(({ path, who }) => {
    return { who, method: 'GET', path: fill(path, idsFor(path)[0] as Ids) }
  })
  expect(await failuresOf(again)).toEqual([])
})

test(`the log tells of no failure of ours, and of nothing that was typed (seed ${seed})`, () => {
  expect(stage.errors().map(inOneLine)).toEqual([])
  expect(stage.lines.filter((line) => line.includes(MARKER))).toEqual([])
})
