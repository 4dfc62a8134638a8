import { z } from 'zod'
import { articles as liveArticles } from '#content/articles.ts'
import type { Patch } from '#content/live.ts'
import type { Article } from '#content/types/article.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import {
  discardDraft,
  listDrafts,
  readPatches,
  saveDraft,
  validateDocument,
  valueWith,
} from '#features/publishing/server/publishing.server.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import type { Database } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'

type Db = Pick<Database, 'db'>

export const keyOf = (slug: string) => `articles/${slug}#article`
export const slugIn = (key: string): string | undefined =>
  /^articles\/([\w-]+)#article$/.exec(key)?.[1]

/** Addresses of the lists. */
const isTaken = (slug: string) => slug === 'assunto' || slug === 'pagina'

const today = () => brandClock.dayOf(Date.now())

export type ArticleState = 'live' | 'changed' | 'draft' | 'scheduled'

const scheduledRow = z.object({ document: z.string(), at: moment })

/** Texts that a release will put on the site. */
const readScheduled = (database: Db, staffId: string) =>
  asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, scheduledRow)`
      select part.document, min(release.goes_live_at)::text as at
      from alisio.site_releases release
      join alisio.site_release_documents part on part.release_id = release.id
      where release.state = 'ready' and release.goes_live_at > clock_timestamp()
        and part.document like 'articles/%'
      group by part.document`,
  )

/** Every text, published or not, newest first. */
export async function listArticles(database: Db, staffId: string) {
  const drafts = await listDrafts(database, staffId)
  const live = await readPatches(database.db, {})
  const scheduled = await readScheduled(database, staffId)
  const drafted = drafts.filter(({ document }) => slugIn(document))
  const slugs = new Set([
    ...Object.keys(liveArticles),
    ...drafted.map(({ document }) => slugIn(document) as string),
    ...scheduled.map(({ document }) => slugIn(document) as string),
  ])
  const rows = [...slugs].map((slug) => {
    const key = keyOf(slug)
    const draft = drafted.find(({ document }) => document === key)
    const value = valueWith(key, draft ? draft.patch : live[key]) ?? liveArticles[slug]
    const article = { ...emptyArticle(), ...(value as Partial<Article> | undefined) }
    const isLive = slug in liveArticles
    const later = scheduled.find(({ document }) => document === key)
    const state: ArticleState = isLive
      ? draft
        ? 'changed'
        : 'live'
      : later && !draft
        ? 'scheduled'
        : 'draft'
    return { slug, article, state, at: later?.at ?? null, editor: draft?.author ?? null }
  })
  return rows.toSorted(
    (one, other) =>
      Number(other.state === 'draft') - Number(one.state === 'draft') ||
      other.article.published.localeCompare(one.article.published),
  )
}

const emptyArticle = (): Article => ({
  title: '',
  summary: '',
  body: '',
  subject: '',
  published: today(),
})

/** A text as its editor shows it: the draft, or what is on the site. */
export async function readArticle(database: Db, staffId: string, slug: string) {
  const key = keyOf(slug)
  const drafts = await listDrafts(database, staffId)
  const draft = drafts.find(({ document }) => document === key)
  const live = await readPatches(database.db, {})
  const published = valueWith(key, live[key]) as Article | undefined
  const value = (draft ? valueWith(key, draft.patch) : published) as Article | undefined
  if (!value) throw notFound()
  const article = { ...emptyArticle(), ...value }
  return {
    slug,
    key,
    article,
    isLive: slug in liveArticles,
    version: draft?.version ?? 0,
    drafted: draft !== undefined,
    author: draft?.author ?? null,
    changes: drafts.length,
    issues: validateDocument(key, article),
  }
}

/** A text that no file has is its draft alone. */
const storeDraft = (database: Db, staffId: string, slug: string, article: Article) =>
  saveDraft(database, staffId, {
    document: keyOf(slug),
    patch: article as unknown as Patch,
    version: 0,
  })

/** An address that no text has: of two with the same title the second gets a number. */
export function freeSlug(title: string, taken: (slug: string) => boolean): string {
  const base = slugOf(title) || 'texto'
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base.slice(0, 76)}-${count}`
    if (!taken(slug) && !isTaken(slug)) return slug
  }
}

/** Begins a text as a draft. Returns its address. */
export async function createArticle(
  database: Db,
  staffId: string,
  fields: Partial<Article> & { title: string },
): Promise<string> {
  const all = new Set((await listArticles(database, staffId)).map(({ slug }) => slug))
  const slug = freeSlug(fields.title, (one) => all.has(one))
  await storeDraft(database, staffId, slug, { ...emptyArticle(), changed: today(), ...fields })
  return slug
}

/** Gives a text that is not on the site yet another address. Returns the one it has then. */
export async function moveDraft(
  database: Db,
  staffId: string,
  slug: string,
  wanted: string,
): Promise<string> {
  const { article, isLive, version } = await readArticle(database, staffId, slug)
  if (isLive || version === 0) throw notFound()
  const all = new Set((await listArticles(database, staffId)).map((one) => one.slug))
  const next = freeSlug(wanted, (one) => one !== slug && all.has(one))
  if (next === slug) return slug
  await storeDraft(database, staffId, next, article)
  await discardDraft(database, staffId, { document: keyOf(slug), version })
  return next
}

/** Removes a text that was never on the site, or the changes to one that is. */
export async function discardArticle(
  database: Db,
  staffId: string,
  slug: string,
  version: number,
): Promise<void> {
  await discardDraft(database, staffId, { document: keyOf(slug), version })
}
