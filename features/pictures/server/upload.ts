import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { recordAudit } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { makePicture } from './make-picture.ts'
import { type ReceivedPicture, RefusedPicture, receivePicture } from './receive-picture.ts'

type Deps = Pick<AppDeps, 'database' | 'uploads'>

/** A folder that goes with the work; what a killed process leaves, the next one sweeps. */
export async function withFolder<T>(uploads: string, work: (folder: string) => Promise<T>) {
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(uploads, 'imagem-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type StoredPicture = { id: string; name: string }

/** Makes all sizes of a picture and stores them. The same file again changes nothing. */
async function storePicture(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  { path, name, hash }: ReceivedPicture,
  folder: string,
): Promise<StoredPicture> {
  const answer = await makePicture({ kind: 'sizes', source: path, folder })
  if (answer === null) throw new RefusedPicture('busy')
  if ('refused' in answer) throw new RefusedPicture(answer.refused)
  const id = `${hash}-${answer.width}x${answer.height}`
  const files = await Promise.all(
    answer.files.map(async (file) => ({ file, body: await readFile(join(folder, file)) })),
  )
  const bytes = files.reduce((sum, { body }) => sum + body.length, 0)
  await asStaff(database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into alisio.site_pictures (id, name, bytes, uploaded_by, uploaded_by_name)
      select ${id}, ${name}, ${bytes}, id, name from alisio.people where id = ${staffId}
      on conflict do nothing`)
    if (!rowCount) return
    for (const { file, body } of files) {
      await tx.execute(sql`
        insert into alisio.site_picture_files (picture_id, name, body)
        values (${id}, ${file}, ${body})`)
    }
    await recordAudit(tx, { kind: 'picture-added', about: id })
  })
  return { id, name }
}

/** Receives a picture, checks it by its content and stores every size of it. */
export const uploadPicture = (deps: Deps, staffId: string, request: Request) =>
  withFolder(deps.uploads, async (folder) =>
    storePicture(deps, staffId, await receivePicture(request, folder), folder),
  )
