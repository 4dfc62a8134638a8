import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyPatches, evaluate, type Patch, patched } from '#content/live.ts'
import { siteMap } from '#content/site-map.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { kindOfContent } from '../../rules/pages/page-kinds.ts'
import { changeDocument, readDocument } from '../documents/editor.ts'
import { listDrafts } from '../drafts/drafts.ts'
import { publishDrafts } from '../releases/publish.ts'
import { moveRelease, readPatches } from '../releases/releases.ts'
import { findLinksTo } from './links-to.ts'
import { createPage, pageLists } from './new-page.ts'
import { archivePage, changeAddress, restorePage } from './page-acts.ts'
import { listDeadLinks, listPages, readPage } from './page-list.ts'

const database = testDatabase()
const deps = { database, log: { warn: () => {} } } as never

/** A service of the code, whichever there is. */
const code = siteMap.find(({ page, canonical }) => page === 'service' && !canonical) as {
  path: string
  content: string
}
const { slug = '' } = kindOfContent(code.content) ?? {}
const home = { services: { paths: [code.path], more: `Veja [isto](${code.path})` } }

beforeAll(() => {
  evaluate('pages.test:0', () => {
    patched('page-changes#archived', [])
    patched('page-changes#redirects', [])
    patched(`${code.content}#service`, { name: 'Um serviço' })
    patched('pages/home#page', home)
    patched('pages/services#page', { grid: { services: [slug] } })
    patched('people#people', { leads: [] })
  })
})
afterAll(() => applyPatches({}))

let staffId = ''
beforeEach(async () => {
  for (const table of ['site_release_documents', 'site_releases', 'site_drafts']) {
    await database.db.execute(sql`delete from alisio.${sql.identifier(table)}`)
  }
  staffId = (await addStaff(database, 'owner')).id
})

const draftsNow = async () =>
  Object.fromEntries(
    (await listDrafts(database, staffId)).map(({ document, patch }) => [document, patch]),
  )
const begin = (page: Partial<Parameters<typeof createPage>[2]>) =>
  createPage(database, staffId, {
    kind: 'service',
    title: 'Anúncios no rádio',
    address: '',
    lists: [],
    ...page,
  })

test('a new page is a draft with an address from its title, in the lists that were ticked', async () => {
  expect(await begin({ lists: ['lista', 'inicio'] })).toEqual({
    document: 'services/anuncios-no-radio#service',
  })
  const drafts = await draftsNow()
  expect(drafts).toMatchObject({
    'services/anuncios-no-radio#service': { name: 'Anúncios no rádio' },
    'pages/services#page': { grid: { services: [slug, 'anuncios-no-radio'] } },
    'pages/home#page': { services: { paths: [code.path, '/servicos/anuncios-no-radio'] } },
  })
  expect(await readPatches(database.db, {})).toEqual({})
  const page = (await listPages(database, staffId)).find((one) => one.slug === 'anuncios-no-radio')
  expect(page).toMatchObject({ state: 'new', address: '/servicos/anuncios-no-radio' })
  expect(page?.unwritten).toBeGreaterThan(3)
})

test('what a template asks for is no text: an empty field leaves it, words beside it stop the release', async () => {
  await begin({})
  const document = 'services/anuncios-no-radio#service'
  const { version, value } = await readDocument(database, staffId, document)
  const asked = (value as { summary: string }).summary
  expect(asked).toMatch(/^Troque este texto: /)
  const save = (at: number, summary: string) =>
    changeDocument(database, staffId, {
      document,
      version: at,
      fields: [[['summary'], summary]],
      operation: null,
      overwrite: false,
    })
  expect(await save(version, '')).toMatchObject({ issues: [] })
  const left = await readDocument(database, staffId, document)
  expect(left.value).toMatchObject({ summary: asked })
  const mixed = await save(left.version, `${asked} Ouvido por todos.`)
  expect(mixed).toMatchObject({ issues: [{ path: ['summary'] }] })
  const { version: last } = await readDocument(database, staffId, document)
  await expect(
    publishDrafts(deps, staffId, { drafts: { [document]: last }, note: '', at: null }),
  ).rejects.toThrow(/instrução do modelo/)
  expect(await save(last, 'Ouvido por todos.')).toMatchObject({ issues: [] })
})

test('a new service stands in no menu: the footer lists all of them by itself', () => {
  const places = pageLists.service.flatMap((list) => list.places.map(({ document }) => document))
  expect(places).not.toContain('menus#menuLinks')
})

test('a draft without a file is opened and edited like any other', async () => {
  const made = await begin({ kind: 'case', title: 'Padaria do Porto' })
  const document = await readDocument(database, staffId, 'document' in made ? made.document : '')
  expect(document).toMatchObject({ name: 'Padaria do Porto', group: 'Cases', issues: [] })
})

test('an address that a page or the product has is refused', async () => {
  expect(await begin({ address: slug })).toHaveProperty('problem')
  expect(await begin({ kind: 'legal', title: 'Agenda' })).toHaveProperty('problem')
  expect(await begin({ title: '???' })).toHaveProperty('problem')
  await begin({})
  expect(await begin({})).toHaveProperty('problem')
  expect(Object.keys(await draftsNow())).toEqual(['services/anuncios-no-radio#service'])
})

test('a copy has the texts of the other and a name of its own', async () => {
  await begin({ kind: 'case', title: 'Padaria do Porto' })
  await begin({ kind: 'case', title: 'Padaria da Serra', from: 'padaria-do-porto' })
  const drafts = (await draftsNow()) as Record<string, { company: string; slug: string }>
  const [one, other] = [
    drafts['cases/padaria-do-porto#successCase'],
    drafts['cases/padaria-da-serra#successCase'],
  ]
  expect(other).toEqual({
    ...one,
    company: 'Padaria da Serra',
    slug: 'padaria-da-serra',
    avatar: 'PS',
  })
})

const service = { kind: 'service', slug } as const

test('a changed address is a draft, and going back to the old one leaves none', async () => {
  const change = { ...service, base: code.path }
  expect(await changeAddress(database, staffId, { ...change, to: '/novo-lugar' })).toBe(undefined)
  expect(await draftsNow()).toEqual({
    'page-changes#redirects': [{ path: code.path, to: '/novo-lugar', page: true }],
  })
  expect(await changeAddress(database, staffId, { ...change, to: '/agencia/x' })).toContain(
    'sistema',
  )
  expect(await changeAddress(database, staffId, { ...change, to: '/' })).toBeTruthy()
  const other = siteMap.find(({ path }) => path !== code.path && path !== '/')?.path as string
  expect(await changeAddress(database, staffId, { ...change, to: other })).toBeTruthy()
  expect(await changeAddress(database, staffId, { ...change, to: code.path })).toBe(undefined)
  expect(await draftsNow()).toEqual({})
})

test('an archived page says what leads to it, and comes back', async () => {
  const { links } = await readPage(database, staffId, 'service', slug)
  expect(links.map(({ document, leavesByItself }) => [document, leavesByItself])).toEqual([
    ['pages/home#page', true],
    ['pages/home#page', false],
  ])
  await expect(archivePage(database, staffId, { ...service, to: code.path })).rejects.toThrow(
    'destino',
  )
  await archivePage(database, staffId, { ...service, to: '/' })
  expect(await draftsNow()).toEqual({
    'page-changes#archived': [{ content: code.content, to: '/' }],
  })
  expect(await listDeadLinks(database, staffId)).toMatchObject([{ page: 'Um serviço' }])
  await restorePage(database, staffId, service)
  expect(await draftsNow()).toEqual({})
})

test('a page that nobody saw is deleted, not archived', async () => {
  await begin({ kind: 'case', title: 'Padaria do Porto' })
  await archivePage(database, staffId, { kind: 'case', slug: 'padaria-do-porto' })
  expect(await draftsNow()).toEqual({})
})

test('a legal text is the owners’ to publish, with its address and its archive', async () => {
  const marked = await addStaff(database, 'team')
  await database.db.execute(
    sql`update alisio.staff set publishes = true where user_id = ${marked.id}`,
  )
  await begin({ kind: 'legal', title: 'Política de imagens' })
  await changeAddress(database, staffId, {
    kind: 'legal',
    slug: 'politica-de-imagens',
    base: '/politica-de-imagens',
    to: '/imagens-politica',
  })
  const drafts = await listDrafts(database, staffId)
  expect(drafts.map(({ document }) => document)).toContain('legal/page-changes#movedTexts')
  for (const { document, version } of drafts) {
    const publication = { drafts: { [document]: version }, note: '', at: null }
    await expect(publishDrafts(deps, marked.id, publication)).rejects.toThrow()
  }
})

test('a scheduled release gets another hour, one that is live does not', async () => {
  await begin({ kind: 'case', title: 'Padaria do Porto' })
  const [draft] = await listDrafts(database, staffId)
  const { document = '', version = 0 } = draft ?? {}
  const hour = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const release = await publishDrafts(deps, staffId, {
    drafts: { [document]: version },
    note: '',
    at: hour(60),
  })
  await moveRelease(database, staffId, release, hour(10))
  const at = async (minutes: number): Promise<Patch | undefined> =>
    (await readPatches(database.db, { until: hour(minutes) }))[document]
  expect(await at(5)).toBe(undefined)
  expect(await at(11)).toBeDefined()
  await expect(moveRelease(database, staffId, release, hour(-1))).rejects.toThrow('não mudou')
  const plain = await addStaff(database, 'team')
  await expect(moveRelease(database, plain.id, release, hour(20))).rejects.toThrow()
})

test('links to a page are found in fields and within texts', () => {
  const documents = new Map<string, unknown>([
    ['pages/home#page', { services: { paths: ['/servicos/seo', '/servicos/x'] } }],
    ['services/x#service', { faq: [{ answer: 'Veja [isto](/servicos/seo#preco).' }] }],
    ['site-map#siteMap', [{ path: '/servicos/seo' }]],
  ])
  expect(findLinksTo(documents, ['/servicos/seo'])).toEqual([
    { document: 'pages/home#page', path: ['services', 'paths', 0], address: '/servicos/seo' },
    {
      document: 'services/x#service',
      path: ['faq', 0, 'answer'],
      address: '/servicos/seo#preco',
    },
  ])
})

test('pages are listed while a release takes one of them off', async () => {
  await begin({})
  const added = await draftsNow()
  await database.db.execute(sql`delete from alisio.site_drafts`)
  const slugs = async (db: Pick<typeof database, 'db'>) =>
    (await listPages(db, staffId)).map((page) => page.slug)
  applyPatches(added as Record<string, Patch>)
  expect(await slugs(database)).toContain('anuncios-no-radio')
  // The release comes after the drafts have been read, and before the rest.
  const slow = Object.create(database.db)
  slow.execute = async (...args: Parameters<typeof database.db.execute>) => {
    const result = await database.db.execute(...args)
    await new Promise((resolve) => setImmediate(resolve))
    applyPatches({})
    return result
  }
  expect(await slugs({ db: slow })).not.toContain('anuncios-no-radio')
})
