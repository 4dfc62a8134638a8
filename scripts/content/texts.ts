import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { exportArticles } from '#features/articles/server/export.ts'
import { type ImportReport, importArticles } from '#features/articles/server/import.ts'
import { unpack } from '#features/articles/server/receive.ts'
import type { ZipFile } from '#features/articles/server/zip.ts'
import { uploadPicture } from '#features/pictures/server/upload.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { slugsIn } from './load.ts'

const ownerRow = z.object({ id: z.string() })

/** Drafts belong to somebody: here to whoever has owned the desk the longest. */
async function findOwner({ db }: Database): Promise<string> {
  const [owner] = await queryRows(db, ownerRow)`
    select user_id as id from alisio.staff where role = 'owner' order by created_at, user_id limit 1`
  if (!owner)
    throw new Error('Nobody owns the desk yet: start the server and open the link it prints.')
  return owner.id
}

/** A file, or everything below a folder. */
function readFiles(place: string): ZipFile[] {
  if (!statSync(place).isDirectory()) {
    return [{ name: path.basename(place), body: readFileSync(place) }]
  }
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ name: file, body: readFileSync(file) }))
}

async function readAuthors(root: string) {
  return Promise.all(
    slugsIn(root, 'team').map(async (slug) => {
      const file = pathToFileURL(path.join(root, 'content/team', `${slug}.ts`)).href
      const [person] = Object.values((await import(file)) as Record<string, { name: string }>)
      return { slug, name: person?.name ?? '' }
    }),
  )
}

function describe({ lines, notes, pictures }: ImportReport): string {
  const fresh = lines.filter(({ known }) => !known)
  const lost = fresh.filter((line) => line.lost.length > 0)
  return [
    `${fresh.length} texts are drafts now, ${lines.length - fresh.length} were here already, ${pictures} pictures stored.`,
    ...notes,
    ...lost.map((line) => `${line.slug}: ${line.lost.join('; ')}`),
  ].join('\n')
}

/** Brings in a WordPress export, Markdown files or an archive, with pictures from a folder beside. */
export async function importTexts(
  database: Database,
  root: string,
  places: readonly string[],
): Promise<string> {
  const staffId = await findOwner(database)
  const uploads = mkdtempSync(path.join(tmpdir(), 'alisio-texts-'))
  const storePicture = async ({ name, body }: ZipFile) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(body)], path.basename(name)))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return (await uploadPicture({ database, uploads }, staffId, request)).id
  }
  try {
    const files = unpack(places.flatMap(readFiles))
    const authors = await readAuthors(root)
    return describe(await importArticles(database, staffId, files, { authors, storePicture }))
  } finally {
    rmSync(uploads, { recursive: true, force: true })
  }
}

/** Writes every text as Markdown, with its pictures, into one archive. */
export async function takeTexts(database: Database, file: string): Promise<string> {
  const archive = await exportArticles(database, await findOwner(database))
  writeFileSync(file, archive)
  return `${Math.round(archive.length / 1000)} kB written to ${file}.`
}
