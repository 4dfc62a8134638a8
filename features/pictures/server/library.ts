import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import { pictureSources } from '../rules/sizes.ts'

type Db = Pick<Database, 'db'>

const pictureRow = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string(),
  bytes: z.number(),
  author: z.string(),
  createdAt: moment,
})
export type LibraryPicture = z.infer<typeof pictureRow>

const PAGE = 60

const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Newest first; a search looks at names and descriptions. */
export const listPictures = (
  database: Db,
  staffId: string,
  { search = '', page = 1 }: { search?: string; page?: number } = {},
): Promise<LibraryPicture[]> =>
  asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, pictureRow)`
      select id, name, alt, bytes, uploaded_by_name as author, created_at::text as "createdAt"
      from alisio.site_pictures
      where ${search} = '' or name ilike ${likeOf(search)} or alt ilike ${likeOf(search)}
      order by created_at desc, id limit ${PAGE + 1} offset ${(page - 1) * PAGE}`,
  )
export const PICTURES_A_PAGE = PAGE

export async function findPicture(
  database: Db,
  staffId: string,
  id: string,
): Promise<LibraryPicture | undefined> {
  const [row] = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, pictureRow)`
      select id, name, alt, bytes, uploaded_by_name as author, created_at::text as "createdAt"
      from alisio.site_pictures where id = ${id}`,
  )
  return row
}

/** The words are offered wherever the picture is chosen next. */
export const describePicture = (database: Db, staffId: string, id: string, alt: string) =>
  asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`update alisio.site_pictures set alt = ${alt} where id = ${id}`)
  })

/** Removes a picture with all its files; who may use it still is for the caller to know. */
export const removePicture = (database: Db, staffId: string, id: string) =>
  asStaff(database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from alisio.site_pictures where id = ${id}`)
    if (rowCount) await recordAudit(tx, { kind: 'picture-removed', about: id })
  })

const idRow = z.object({ id: z.string() })

/** Those of some ids that the library does not have. */
export async function missingPictures({ db }: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await queryRows(db, idRow)`
    select id from alisio.site_pictures where id = any(${sql.param(ids)}::text[])`
  const storedIds = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !storedIds.has(id))
}

const fileRow = z.object({
  id: z.string(),
  body: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
})

/** JPEGs of some pictures at the width of a page's column, by id; missing ones are omitted. */
export async function readPictures({ db }: Db, ids: string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map()
  const names = ids.map((id) => basename(pictureSources({ id }).src))
  const rows = await queryRows(db, fileRow)`
    select file.picture_id as id, file.body
    from alisio.site_picture_files file
    join unnest(${sql.param(ids)}::text[], ${sql.param(names)}::text[]) as wanted (id, name)
      on wanted.id = file.picture_id and wanted.name = file.name`
  return new Map(rows.map(({ id, body }) => [id, body]))
}

/** Deleting a picture that the site shows would leave a hole. */
export function refusePictureInUse(names: string[]): void {
  if (names.length === 0) return
  throw new AppError(
    'bad_request',
    `A imagem está em uso: ${names.join(', ')}.`,
    'Troque por outra ou tire dos textos, publique, e apague depois.',
  )
}
