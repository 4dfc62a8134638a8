import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { ASSETS, type StaticFiles } from '../http/static-files.ts'
import type { JobDefinition } from '../jobs/job.ts'
import { buildFiles } from './schema.ts'

/** Once a day, so that files of a build that runs for months are known when the next one comes. */
export const publishFilesJob: JobDefinition<object> = {
  name: 'publish-build-files',
  payload: z.object({}),
  cron: '40 4 * * *',
}

const KEPT_DAYS = 7
/** Some twenty builds in which every picture changed, hundreds in which only scripts did. */
const MOST_BYTES = 100_000_000
const AT_ONCE = 20

type Deps = Pick<Database, 'db'>

async function forgetOld({ db }: Deps): Promise<void> {
  await db.execute(sql`
    delete from ${buildFiles} where path in (
      select path from (
        select path, seen_at, sum(length(body)) over (order by seen_at desc, path) as bytes
        from ${buildFiles}) as kept
      where seen_at < now() - make_interval(days => ${KEPT_DAYS}) or bytes > ${MOST_BYTES})`)
}

/**
 * Puts this build's hashed files where processes of other builds find them: behind a balancer, a
 * page of the new build may ask an old process for its scripts, and the other way round.
 */
export async function publishFiles(deps: Deps, files: StaticFiles): Promise<void> {
  const { db } = deps
  const paths = [...files.keys()].filter((path) => path.startsWith(ASSETS))
  if (paths.length === 0) return
  const known = await db
    .update(buildFiles)
    .set({ seenAt: sql`now()` })
    .where(inArray(buildFiles.path, paths))
    .returning({ path: buildFiles.path })
  const there = new Set(known.map(({ path }) => path))
  const missing = paths.flatMap((path) => {
    const file = files.get(path)
    if (!file || there.has(path)) return []
    return [{ path, compressed: Boolean(file.br), body: (file.br ?? file.identity).body }]
  })
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const rows = missing.slice(from, from + AT_ONCE)
    await db.insert(buildFiles).values(rows).onConflictDoNothing()
  }
  await forgetOld(deps)
}
