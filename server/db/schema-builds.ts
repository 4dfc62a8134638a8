import { boolean, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const buildFiles = pgTable('build_files', {
  path: text().primaryKey(),
  compressed: boolean().notNull(),
  body: bytes().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
