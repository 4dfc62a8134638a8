import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { formats, sizeOf, widthsOf } from '../rules/sizes.ts'
import { missingPictures } from './library.ts'

type Db = Pick<Database, 'db'>

const pictureRow = z.object({ id: z.string(), name: z.string(), alt: z.string() })
const fileRow = z.object({
  name: z.string(),
  body: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
})

/** Writes pictures into a folder, one folder each. Returns how many there were. */
export async function exportPictures(db: Db['db'], ids: string[], folder: string): Promise<number> {
  const pictures = await queryRows(db, pictureRow)`
    select id, name, alt from alisio.site_pictures
    where id = any(${sql.param(ids)}::text[]) order by id`
  for (const { id, ...about } of pictures) {
    await mkdir(join(folder, id), { recursive: true })
    await writeFile(join(folder, id, 'about.json'), `${JSON.stringify(about)}\n`)
    const files = await queryRows(db, fileRow)`
      select name, body from alisio.site_picture_files where picture_id = ${id}`
    for (const { name, body } of files) await writeFile(join(folder, id, name), body)
  }
  return pictures.length
}

const aboutFile = z.object({
  name: z.string().trim().min(1).max(200),
  alt: z.string().max(300),
})

/** The files that every picture has, and no others. */
const namesOf = (id: string) => [
  'master.webp',
  ...widthsOf(sizeOf(id).width).flatMap((width) => formats.map((format) => `${width}.${format}`)),
]

async function importPicture({ db }: Db, id: string, folder: string): Promise<void> {
  const about = aboutFile.parse(JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')))
  const fileNames = new Set(await readdir(folder))
  const missing = namesOf(id).filter((name) => !fileNames.has(name))
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}.`)
  const files = await Promise.all(
    namesOf(id).map(async (name) => ({ name, body: await readFile(join(folder, name)) })),
  )
  const bytes = files.reduce((sum, { body }) => sum + body.length, 0)
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into alisio.site_pictures (id, name, alt, bytes, uploaded_by_name)
      values (${id}, ${about.name}, ${about.alt}, ${bytes}, 'linha de comando')`)
    for (const { name, body } of files) {
      await tx.execute(sql`
        insert into alisio.site_picture_files (picture_id, name, body)
        values (${id}, ${name}, ${body})`)
    }
  })
}

/**
 * Brings in those of some pictures that this installation does not have. One that is nowhere stops
 * the import, as pages would show a hole.
 */
export async function importPictures(database: Db, ids: string[], folder: string): Promise<number> {
  const missing = await missingPictures(database, ids)
  const nowhere = missing.filter((id) => !existsSync(join(folder, id)))
  if (nowhere.length > 0) {
    throw new Error(`Nothing was published: ${folder} lacks the pictures ${nowhere.join(', ')}.`)
  }
  for (const id of missing) await importPicture(database, id, join(folder, id))
  return missing.length
}
