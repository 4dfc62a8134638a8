import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { eq, inArray, sql } from 'drizzle-orm'
import { boolean, customType, text, timestamp } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { alisio } from '../db/migrating/schema-name.ts'
import type { AppDeps } from '../deps.ts'
import { unavailable } from '../failures/errors.ts'
import { logFailure } from '../failures/outage.ts'
import {
  ASSETS,
  resourceFile,
  type StaticFile,
  type StaticFiles,
} from '../http/files/static-files.ts'
import type { JobDefinition } from '../jobs/job.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const buildFiles = alisio.table('build_files', {
  path: text().primaryKey(),
  compressed: boolean().notNull(),
  body: bytes().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})

const decompress = promisify(brotliDecompress)

/** Hashed file names of the build. */
const HASHED = /^\/assets\/[\w.-]{1,100}-[\w-]{8,}\.\w{2,5}$/

const MAX_CACHED_FILES = 200
const MAX_CACHED_BYTES = 20_000_000
const MOST_UNKNOWN = 2000
/** A new build publishes its files within moments. */
const UNKNOWN_MS = 5000
/** Bounds database queries for invented names. */
const MAX_QUERIES = 8

export type FindFile = (path: string) => Promise<StaticFile | undefined>

/**
 * Finds hashed files that another build published. Results are cached within bounds; misses for
 * some seconds.
 */
export function createFindFile({ db }: Pick<Database, 'db'>): FindFile {
  const cache = new Map<string, Promise<StaticFile | undefined>>()
  const unknown = new Map<string, number>()
  let bytes = 0
  let queries = 0

  async function read(path: string): Promise<StaticFile | undefined> {
    const [row] = await db.select().from(buildFiles).where(eq(buildFiles.path, path))
    if (!row) return undefined
    const { body, compressed } = row
    const identity = compressed ? await decompress(body) : body
    return resourceFile(path, { identity, ...(compressed ? { br: body } : {}) })
  }

  function store(path: string, file: StaticFile | undefined) {
    if (file) {
      bytes += file.identity.body.length + (file.br?.body.length ?? 0)
      if (cache.size <= MAX_CACHED_FILES && bytes <= MAX_CACHED_BYTES) return
      cache.clear()
      bytes = 0
    } else {
      cache.delete(path)
      if (unknown.size >= MOST_UNKNOWN) unknown.clear()
      unknown.set(path, performance.now())
    }
  }

  return (path) => {
    const cached = cache.get(path)
    if (cached) return cached
    const since = unknown.get(path) ?? Number.NEGATIVE_INFINITY
    if (!HASHED.test(path) || performance.now() - since < UNKNOWN_MS) {
      return Promise.resolve(undefined)
    }
    if (queries >= MAX_QUERIES) return Promise.reject(unavailable())
    queries += 1
    const reading = read(path).finally(() => {
      queries -= 1
    })
    cache.set(path, reading)
    reading.then(
      (file) => store(path, file),
      () => cache.delete(path),
    )
    return reading
  }
}

/** Daily, so that files of a long-running build stay known. */
export const publishFilesJob: JobDefinition<object> = {
  name: 'publish-build-files',
  payload: z.object({}),
  cron: '40 4 * * *',
}

const RETENTION_DAYS = 7
/** About twenty builds with changed pictures, hundreds with changed scripts. */
const MAX_STORED_BYTES = 100_000_000
const INSERT_BATCH = 20

type Db = Pick<Database, 'db'>

async function forgetOld({ db }: Db): Promise<void> {
  await db.execute(sql`
    delete from ${buildFiles} where path in (
      select path from (
        select path, seen_at, sum(length(body)) over (order by seen_at desc, path) as bytes
        from ${buildFiles}) as kept
      where seen_at < now() - make_interval(days => ${RETENTION_DAYS}) or bytes > ${MAX_STORED_BYTES})`)
}

/**
 * Publishes this build's hashed files for processes of other builds: behind a balancer, pages of
 * one build may request scripts from another.
 */
export async function publishFiles(deps: Db, files: StaticFiles): Promise<void> {
  const { db } = deps
  const paths = [...files.keys()].filter((path) => path.startsWith(ASSETS))
  if (paths.length === 0) return
  const updated = await db
    .update(buildFiles)
    .set({ seenAt: sql`now()` })
    .where(inArray(buildFiles.path, paths))
    .returning({ path: buildFiles.path })
  const storedPaths = new Set(updated.map(({ path }) => path))
  const missing = paths.flatMap((path) => {
    const file = files.get(path)
    if (!file || storedPaths.has(path)) return []
    return [{ path, compressed: Boolean(file.br), body: (file.br ?? file.identity).body }]
  })
  for (let from = 0; from < missing.length; from += INSERT_BATCH) {
    const rows = missing.slice(from, from + INSERT_BATCH)
    await db.insert(buildFiles).values(rows).onConflictDoNothing()
  }
  await forgetOld(deps)
}

type Deps = Pick<AppDeps, 'database' | 'queue' | 'log'>

/** Publishes now and once a day. A failure does not affect this process's own files. */
export async function shareBuild(
  { database, queue, log }: Deps,
  files: StaticFiles,
): Promise<void> {
  const publish = () => publishFiles(database, files)
  try {
    await queue.work(publishFilesJob, publish)
    await publish()
  } catch (error) {
    logFailure(log, 'files of this build are not shared', error)
  }
}
