import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'

type Db = Pick<Database, 'db'>

const fileRow = z.object({ body: z.custom<Buffer>((value) => Buffer.isBuffer(value)) })

/** A file that some process has drawn from this content. */
export async function loadDrawnFile({ db }: Db, key: string): Promise<Buffer | undefined> {
  const [row] = await queryRows(db, fileRow)`
    select body from alisio.site_files where key = ${key}`
  return row?.body
}

export async function storeDrawnFile({ db }: Db, key: string, body: Buffer): Promise<void> {
  await db.execute(sql`
    delete from alisio.site_files where created_at < now() - interval '30 days'`)
  await db.execute(sql`
    insert into alisio.site_files (key, body) values (${key}, ${body}) on conflict do nothing`)
}
