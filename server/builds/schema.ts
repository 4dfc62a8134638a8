import { boolean, customType, text, timestamp } from 'drizzle-orm/pg-core'
import { alisio } from '../db/schema-name.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const buildFiles = alisio.table('build_files', {
  path: text().primaryKey(),
  compressed: boolean().notNull(),
  body: bytes().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
