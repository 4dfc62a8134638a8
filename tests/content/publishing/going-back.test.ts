import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { everyArticle } from '#content/articles.ts'
import { applyPatches, evaluate, type Patch, type Patches, patched } from '#content/live.ts'
import { menuLinks } from '#content/menus.ts'
import { page as home } from '#content/pages/home.ts'
import { page as services } from '#content/pages/services.ts'
import { parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { siteMap } from '#content/site-map.ts'
import {
  kindFacts,
  newPageKinds,
  type PageKind,
  pageKinds,
} from '#features/publishing/rules/pages/page-kinds.ts'
import { listDrafts, saveDraft } from '#features/publishing/server/drafts/drafts.ts'
import { createPage, pageLists } from '#features/publishing/server/pages/new-page.ts'
import { contentOf } from '#features/publishing/server/pages/page-state.ts'
import {
  dropEqualDrafts,
  listReleases,
  originId,
  restoreDocuments,
} from '#features/publishing/server/releases/history.ts'
import { publishDrafts } from '#features/publishing/server/releases/publish.ts'
import { nameReleases } from '#features/publishing/server/releases/release-names.ts'
import { readPatches } from '#features/publishing/server/releases/releases.ts'
import { withoutGonePages } from '#features/publishing/server/releases/return-to.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addStaff } from '#tests/support/people/staff.ts'

type Site = typeof import('../../../app/site/site.server.ts')
const site: Site = await import(pathToFileURL(path.resolve('build/server/site.js')).href)
const assets = site.builtAssets(path.resolve('build/client'))

const database = testDatabase()
const deps = { database, log: { warn: () => {} } } as never

// The desk's rules read the values of the code; the built site has wrapped them itself.
beforeAll(() => {
  evaluate('going-back.test:0', () => {
    for (const key of ['page-changes#archived', 'legal/page-changes#archivedTexts'])
      patched(key, [])
    for (const key of ['page-changes#redirects', 'legal/page-changes#movedTexts']) patched(key, [])
    patched('menus#menuLinks', menuLinks)
    patched('pages/home#page', home)
    patched('pages/services#page', services)
    patched('people#people', people)
    patched('whatsapp#greeting', 'Olá!')
  })
})

async function clear() {
  for (const table of ['site_release_documents', 'site_releases', 'site_drafts']) {
    await database.db.execute(sql`delete from alisio.${sql.identifier(table)}`)
  }
}

afterAll(async () => {
  site.applyPatches({})
  applyPatches({})
  await clear()
})

let staffId = ''
beforeEach(async () => {
  // What another test published is not there any more, for whoever looks at the content either.
  applyPatches({})
  await clear()
  staffId = (await addStaff(database, 'owner')).id
})

const [article] = Object.values(everyArticle)

/** Kinds that this site shows, were parts of it left out. */
const isThere: Partial<Record<PageKind, boolean>> = {
  person: parts.team,
  project: parts.portfolio,
  article: article !== undefined,
}
const kinds = pageKinds.filter((kind) => isThere[kind] !== false)

const slug = 'novidade-do-mar'
const title = 'Novidade do mar'

/** Publishes every draft at once; earlier releases move back, since one needs a second to be seen. */
async function publishAll(): Promise<string> {
  const drafts = await listDrafts(database, staffId)
  const release = await publishDrafts(deps, staffId, {
    drafts: Object.fromEntries(drafts.map(({ document, version }) => [document, version])),
    note: '',
    at: null,
  })
  await database.db.execute(sql`
    update alisio.site_releases set goes_live_at = goes_live_at - interval '5 seconds'
    where state = 'ready'`)
  applyPatches(await live())
  expect(await listDrafts(database, staffId)).toEqual([])
  return release
}

const live = () => readPatches(database.db, {})

async function write(document: string, patch: Patch) {
  const drafts = await listDrafts(database, staffId)
  const version = drafts.find((draft) => draft.document === document)?.version ?? 0
  await saveDraft(database, staffId, { document, patch, version })
}

async function begin(kind: PageKind): Promise<string> {
  if (kind === 'article') {
    const document = `articles/${slug}#article`
    const text = { ...(JSON.parse(JSON.stringify(article)) as object), title } as Patch
    await write(document, text)
    return document
  }
  const lists = pageLists[kind].map(({ id }) => id)
  const made = await createPage(database, staffId, { kind, title, address: slug, lists })
  if ('problem' in made) throw new Error(made.problem)
  // A legal page is not published without its text.
  if (kind === 'legal') await write(`legal/${slug}#text`, '## Prazo\n\nSete dias.')
  return made.document
}

async function goTo(release: string): Promise<string> {
  await restoreDocuments(database, staffId, { release, only: null, state: 'after' })
  return publishAll()
}

const rendered = siteMap
  .filter(({ page, live: onRequest, canonical }) => {
    const lists = ['home', 'services', 'cases', 'portfolio', 'about', 'articles', 'legal']
    return !onRequest && !canonical && lists.includes(page)
  })
  .map((entry) => entry.path)

/** What visitors read: the sitemap, and the pages that list others. */
async function read(patches: Patches): Promise<string[]> {
  site.applyPatches(patches)
  const texts = [site.crawlerFiles({}, new Date(0))['/sitemap.xml'] ?? '']
  for (const each of rendered) texts.push((await site.renderPage(each, assets)).html)
  return texts
}

/** Its address, of a page that has one of its own. */
function addressIn(sitemap: string): string | undefined {
  const urls = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, url]) => new URL(url as string))
  return urls.find(({ pathname }) => pathname.endsWith(`/${slug}`))?.pathname
}

const shows = (texts: readonly string[]) => texts.some((text) => text.includes(slug))

/** Each alone; all of them together are tried below. */
for (const [at, kind] of kinds.entries()) {
  const tryOut = at % 3 === 0 ? test : longTest
  const goBackAndForward = async () => {
    await write('whatsapp#greeting', 'Um')
    const first = await publishAll()
    const before = await read(await live())
    const document = await begin(kind)
    await write('whatsapp#greeting', 'Dois')
    const second = await publishAll()
    const withPage = await read(await live())
    expect(shows(withPage)).toBe(true)
    const address = addressIn(withPage[0] ?? '')
    expect(address === undefined).toBe(kindFacts[kind].within !== undefined)
    // A later release changes the new page again.
    const name = { service: 'name', case: 'company', project: 'title', person: 'name' }[
      kind as string
    ]
    const field = name ?? 'title'
    const patch = (await live())[document] as { [key: string]: Patch }
    await write(document, { ...patch, [field]: 'Outro nome' })
    const third = await publishAll()

    const back = await goTo(first)
    expect(await read(await live())).toEqual(before)
    const { 'whatsapp#greeting': greeting, ...patches } = await live()
    expect(greeting).toBe('Um')
    if (address) expect(site.redirectOf(address)).toBe(null)
    const archive = kind === 'legal' ? 'legal/page-changes#archivedTexts' : 'page-changes#archived'
    expect(patches[archive]).toEqual([{ content: contentOf(kind, slug) }])
    const names = await nameReleases(database, staffId, [second, back])
    expect(names.get(second)?.[0]).toBe(`Novo no site: ${title}`)
    expect(names.get(back)?.[0]).toBe('Sai do site: Outro nome')
    expect(withoutGonePages(await live())).toEqual({ 'whatsapp#greeting': 'Um' })
    // The same again has nothing to change.
    await restoreDocuments(database, staffId, { release: first, only: null, state: 'after' })
    expect(await listDrafts(database, staffId)).toEqual([])

    await goTo(second)
    expect(await read(await live())).toEqual(withPage)
    await goTo(third)
    expect((await live())[document]).toMatchObject({ [field]: 'Outro nome' })
    expect(shows(await read(await live()))).toBe(true)
    await goTo(back)
    expect(await read(await live())).toEqual(before)
  }
  tryOut(`back to before a new ${kind}, and forward again`, goBackAndForward, 60_000)
}

test('back to the site as it came, with every kind of page, and forward again', async () => {
  const before = await read({})
  for (const kind of newPageKinds) await begin(kind)
  const release = await publishAll()
  const withPages = await read(await live())
  await goTo(originId)
  expect(await read(await live())).toEqual(before)
  await goTo(release)
  expect(await read(await live())).toEqual(withPages)
  expect((await listReleases(database, staffId)).length).toBe(3)
})

test('a page that moved answers at both addresses that it is gone', async () => {
  await write('whatsapp#greeting', 'Um')
  const first = await publishAll()
  await begin('service')
  const move = { path: `/servicos/${slug}`, to: `/${slug}`, page: true }
  await write('page-changes#redirects', [move])
  await publishAll()
  await goTo(first)
  const { 'page-changes#redirects': redirects, 'page-changes#archived': archived } = await live()
  expect(redirects).toEqual([move])
  expect(archived).toEqual([{ content: `services/${slug}` }])
})

test('a single text of then or of before becomes a draft, and one that is live says so', async () => {
  await write('whatsapp#greeting', 'Um')
  await publishAll()
  await write('whatsapp#greeting', 'Dois')
  const release = await publishAll()
  const restore = (state: 'before' | 'after') =>
    restoreDocuments(database, staffId, { release, only: 'whatsapp#greeting', state })
  await expect(restore('after')).rejects.toThrow('já mostra este texto')
  await restore('before')
  expect(await listDrafts(database, staffId)).toMatchObject([{ patch: 'Um' }])
})

test('a draft of what visitors see already goes by itself', async () => {
  await write('whatsapp#greeting', 'Um')
  await publishAll()
  await write('whatsapp#greeting', 'Um')
  await write('people#people', { personal: 'x' })
  await dropEqualDrafts(database, staffId)
  const drafts = await listDrafts(database, staffId)
  expect(drafts.map(({ document }) => document)).toEqual(['people#people'])
})
