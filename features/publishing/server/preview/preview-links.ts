import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { newToken } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

type Db = Pick<Database, 'db'>

const PREVIEW_DAYS = 7

const hashOf = (token: string) =>
  createHash('sha256').update(`site preview:${token}`).digest('base64url')

/** The secret, shown once. */
export function createPreviewLink(database: Db, staffId: string): Promise<string> {
  const token = newToken()
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`
      insert into alisio.site_preview_links (token_hash, created_by, expires_at)
      values (${hashOf(token)}, ${staffId}, now() + make_interval(days => ${PREVIEW_DAYS}::int))`)
    return token
  })
}

const linkRow = z.object({ id: z.string(), expiresAt: moment })

export const listPreviewLinks = (database: Db, staffId: string) =>
  asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, linkRow)`
      select id, expires_at::text as "expiresAt" from alisio.site_preview_links
      where withdrawn_at is null and expires_at > now() order by created_at desc limit 20`,
  )

export async function withdrawPreviewLinks(database: Db, staffId: string): Promise<void> {
  await asStaff(database, staffId, (tx) =>
    tx.execute(sql`
      update alisio.site_preview_links set withdrawn_at = now() where withdrawn_at is null`),
  )
}

const countRow = z.object({ links: z.number() })

export async function isPreviewLink({ db }: Db, token: string): Promise<boolean> {
  const [found] = await queryRows(db, countRow)`
    select count(*)::int as links from alisio.site_preview_links
    where token_hash = ${hashOf(token)} and withdrawn_at is null and expires_at > now()`
  return Boolean(found?.links)
}
