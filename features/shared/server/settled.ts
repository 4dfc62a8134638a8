import { type SQL, sql } from 'drizzle-orm'

/** Whether nobody has settled the item of Hoje with this key. Inside asStaff. */
export const isUnsettled = (key: SQL): SQL =>
  sql`not exists (select from alisio.settled_items settled where settled.key = ${key})`
