import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { CARD_FONTS, type Drawing, type PictureTask } from '../rules/tasks.ts'
import { makePicture } from './make-picture.ts'
import { withFolder } from './upload.ts'

type Deps = Pick<AppDeps, 'database' | 'uploads' | 'log'>

const bodyRow = z.object({ body: z.custom<Buffer>((value) => Buffer.isBuffer(value)) })

async function taskOf(
  { database }: Deps,
  drawing: Drawing,
  folder: string,
): Promise<PictureTask | undefined> {
  if (drawing.kind === 'wind') return { folder, ...drawing }
  if (drawing.kind === 'card') {
    return { folder, ...drawing, fonts: join(findProjectRoot(), CARD_FONTS) }
  }
  const [master] = await queryRows(database.db, bodyRow)`
    select body from alisio.site_picture_files
    where picture_id = ${drawing.id} and name = 'master.webp'`
  if (!master) return undefined
  const source = join(folder, 'source')
  await writeFile(source, master.body)
  return { folder, kind: 'share', source, focus: drawing.focus }
}

/** `hero.avif` of a drawing is `<hash>-hero.avif`; a card has one file and no such part. */
const nameOf = (hash: string, file: string) =>
  file.replace(/^(?:card|share)(?=\.)/, hash).replace(/^(?=hero|phone)/, `${hash}-`)

async function draw(deps: Deps, hash: string, drawing: Drawing): Promise<Map<string, Buffer>> {
  return withFolder(deps.uploads, async (folder) => {
    const files = new Map<string, Buffer>()
    const task = await taskOf(deps, drawing, folder)
    const picture = task && (await makePicture(task))
    if (!picture || 'refused' in picture) {
      deps.log.warn('drawing not made', { kind: drawing.kind })
      return files
    }
    for (const file of picture.files)
      files.set(nameOf(hash, file), await readFile(join(folder, file)))
    for (const [name, body] of files) {
      await deps.database.db.execute(sql`
        insert into alisio.site_drawings (name, body) values (${name}, ${body})
        on conflict do nothing`)
    }
    return files
  })
}

const running = new Map<string, Promise<Map<string, Buffer>>>()

/** A stored drawing, or one made now if a page shows it; undefined for any other name. */
export async function findDrawing(
  deps: Deps,
  name: string,
  request: { hash: string; drawing: Drawing } | undefined,
): Promise<Buffer | undefined> {
  const [stored] = await queryRows(deps.database.db, bodyRow)`
    select body from alisio.site_drawings where name = ${name}`
  if (stored || !request) return stored?.body
  const { hash, drawing } = request
  const drawn = running.get(hash) ?? draw(deps, hash, drawing)
  running.set(hash, drawn)
  try {
    return (await drawn).get(name)
  } finally {
    running.delete(hash)
  }
}

const OLDEST_DAYS = 60

/** Cards of titles long gone; one that a page shows is drawn again when it is asked for. */
export async function removeOldDrawings({ database }: Pick<Deps, 'database'>): Promise<void> {
  await database.db.execute(sql`
    delete from alisio.site_drawings
    where created_at < now() - make_interval(days => ${OLDEST_DAYS})`)
}

export const removeOldDrawingsJob: JobDefinition<object> = {
  name: 'remove-old-drawings',
  payload: z.object({}),
  cron: '35 4 * * *',
}
