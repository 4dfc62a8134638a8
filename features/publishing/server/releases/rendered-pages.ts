import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzipSync,
} from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { SiteIssue } from '../documents/validate.ts'

type Db = Pick<Database, 'db'>
/** One state of the content, as one build renders it. */
export type RenderingKey = { content: string; build: string }

const pageRow = z.object({
  path: z.string(),
  /** Of all that the page is made of. */
  key: z.string(),
  /** A hash of what it says, and the day since which it says so. */
  words: z.nullable(z.string()),
  day: z.nullable(z.string()),
  /** The hash of its text; null where the page is gone. */
  body: z.nullable(z.string()),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
})
/** A page or file that differs from the build's own. */
export type PageRow = z.infer<typeof pageRow>

/** The text of a page or file, compressed as it is stored and served. */
export type CompressedText = { hash: string; br: Uint8Array; gzip: Uint8Array }

/** What a release changes, with the texts of pages that were not rendered before. */
export type Rendering = {
  pages: PageRow[]
  texts: CompressedText[]
  /** What is wrong with all documents together, so that it must not be published. */
  issues: SiteIssue[]
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)

/** A tenth of the time of the build's, for 9% more bytes. */
const QUICK = 5
const BEST = 11
const paramsOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * Compresses in the calling thread, which is the one that renders: Node's own threads for it have the
 * priority of those that serve visitors, and hash passwords. Copies, which may be handed to another
 * thread without copying again.
 */
export function compressText(hash: string, text: string): CompressedText {
  const br = new Uint8Array(brotliCompressSync(text, paramsOf(QUICK)))
  return { hash, br, gzip: new Uint8Array(gzipSync(text, { level: 6 })) }
}

/** The same bytes as the driver needs them. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

const hashRow = z.object({ hash: z.string() })
/** Bodies in one statement: enough to be quick, few enough not to hold visitors up. */
const BODIES_AT_ONCE = 8

async function storeBodies({ db }: Db, texts: readonly CompressedText[]): Promise<void> {
  const hashes = sql.param(texts.map(({ hash }) => hash))
  // Marked as new, so that nobody prunes them before the pages that name them are stored.
  await db.execute(sql`
    update alisio.site_bodies set created_at = now()
    where hash = any(${hashes}::text[]) and created_at < now() - interval '10 minutes'`)
  const stored = await queryRows(db, hashRow)`
    select hash from alisio.site_bodies where hash = any(${hashes}::text[])`
  const there = new Set(stored.map(({ hash }) => hash))
  const missing = texts.filter(({ hash }) => !there.has(hash))
  for (let at = 0; at < missing.length; at += BODIES_AT_ONCE) {
    // Single values go to the database as they are; a list of them would be written as text.
    const rows = missing
      .slice(at, at + BODIES_AT_ONCE)
      .map(({ hash, br, gzip }) => sql`(${hash}, ${viewOf(br)}, ${viewOf(gzip)})`)
    await db.execute(sql`
      insert into alisio.site_bodies (hash, brotli, gzip) values ${sql.join(rows, sql`, `)}
      on conflict do nothing`)
  }
}

/** Renderings that are found again without rendering, such as the one before a wrong press. */
const KEPT = 20

/** Removes what no process reads any more; a process that comes late renders again. */
async function prune({ db }: Db, build: string): Promise<void> {
  await db.execute(sql`
    delete from alisio.site_renderings where (content, build) in (
      select content, build from alisio.site_renderings
      where created_at < now() - interval '1 minute'
        and (created_at < now() - interval '30 days' or build = ${build} and content not in (
          select content from alisio.site_renderings where build = ${build}
          order by created_at desc limit ${KEPT}))
      for update skip locked)`)
  await db.execute(sql`
    delete from alisio.site_bodies where hash in (
      select hash from alisio.site_bodies where created_at < now() - interval '1 hour'
        and not exists (select from alisio.site_pages where body = hash)
      for update skip locked)`)
}

/** Stores the pages of one state of the content for one build. Doing it twice changes nothing. */
export async function storeRendering(
  database: Db,
  { content, build }: RenderingKey,
  { pages, texts }: Omit<Rendering, 'issues'>,
): Promise<void> {
  await prune(database, build)
  await storeBodies(database, texts)
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into alisio.site_renderings (content, build) values (${content}, ${build})
      on conflict do nothing`)
    await tx.execute(sql`
      insert into alisio.site_pages (content, build, path, key, words, day, body, scripts, styles)
      select ${content}, ${build}, path, key, words, day, body, scripts, styles
      from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as page (path text, key text,
        words text, day date, body text, scripts text[], styles text[])
      on conflict do nothing`)
  })
}

const countRow = z.object({ renderings: z.number() })

/** Undefined when this build has not rendered this content yet. */
export async function loadRendering(
  { db }: Db,
  { content, build }: RenderingKey,
): Promise<PageRow[] | undefined> {
  const [found] = await queryRows(db, countRow)`
    select count(*)::int as renderings from alisio.site_renderings
    where content = ${content} and build = ${build}`
  if (!found?.renderings) return undefined
  return queryRows(db, pageRow)`
    select path, coalesce(key, '') as key, words, day::text, body, scripts, styles
    from alisio.site_pages where content = ${content} and build = ${build}`
}

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))
const bodyRow = z.object({ hash: z.string(), br: bytes, gzip: bytes, quality: z.number() })
export type Body = z.infer<typeof bodyRow>

/** Compressed bodies by their hash. */
export async function loadBodies({ db }: Db, hashes: string[]): Promise<Map<string, Body>> {
  if (hashes.length === 0) return new Map()
  const rows = await queryRows(db, bodyRow)`
    select hash, brotli as br, gzip, quality from alisio.site_bodies
    where hash = any(${sql.param(hashes)}::text[])`
  return new Map(rows.map((row) => [row.hash, row]))
}

/**
 * Compresses one of these bodies as well as the build would, unless another process is at it. False
 * when none is left.
 */
export async function improveBody({ db }: Db, hashes: string[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await queryRows(tx, bodyRow)`
      select hash, brotli as br, gzip, quality from alisio.site_bodies
      where quality < ${BEST} and hash = any(${sql.param(hashes)}::text[])
      order by hash limit 1 for update skip locked`
    if (!row) return false
    const best = await brotli(await unbrotli(row.br), paramsOf(BEST))
    await tx.execute(sql`
      update alisio.site_bodies set brotli = ${best}, quality = ${BEST} where hash = ${row.hash}`)
    return true
  })
}
