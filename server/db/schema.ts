import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Written by the migration runner, which makes it before the first migration. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})
