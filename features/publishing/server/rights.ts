import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { firstPublishers, type Publishers, type SiteArea } from '../rules/rights.ts'

type Db = Pick<Database, 'db'>

const publisherRow = z.object({ publisher: z.boolean(), owner: z.boolean() })

/** Whether a person publishes, and whether they are an owner. */
export async function readRights(database: Db, staffId: string) {
  const [rights] = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, publisherRow)`
      select alisio.app_publisher_id() is not null as publisher,
        alisio.app_owner_id() is not null as owner`,
  )
  return rights ?? { publisher: false, owner: false }
}

const documentRow = z.object({ document: z.string() })

/** Those of the documents that a person may publish. */
export async function readPublishable(
  database: Db,
  staffId: string,
  documents: readonly string[],
): Promise<Set<string>> {
  const rows = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, documentRow)`
      select document from unnest(${sql.param([...documents])}::text[]) as one (document)
      where alisio.may_publish_site(document)`,
  )
  return new Set(rows.map(({ document }) => document))
}

const rightRow = z.object({
  area: z.enum(['brand', 'prices', 'claims', 'legal', 'mails', 'pages']),
  publishers: z.enum(['owners', 'publishers', 'staff']),
})

/** Who publishes each part of the site. */
export async function readSiteRights(
  database: Db,
  staffId: string,
): Promise<Record<SiteArea, Publishers>> {
  const rows = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, rightRow)`select area, publishers from alisio.site_rights`,
  )
  return {
    ...firstPublishers,
    ...Object.fromEntries(rows.map((row) => [row.area, row.publishers])),
  }
}

/** Owners only; the database refuses others. */
export async function changeSiteRight(
  database: Db,
  staffId: string,
  area: SiteArea,
  who: Publishers,
): Promise<void> {
  await asStaff(database, staffId, (tx) =>
    tx.execute(sql`select alisio.change_site_right(${area}, ${who})`),
  )
}
