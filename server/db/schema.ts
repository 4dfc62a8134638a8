import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Written by the migration runner, which makes it before the first migration. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  appliedAt: moment('applied_at').notNull().defaultNow(),
})

export const mails = pgTable('mails', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().notNull(),
  recipient: text().notNull(),
  replyTo: text('reply_to'),
  subject: text().notNull(),
  html: text(),
  bodyText: text('body_text'),
  state: text({ enum: ['queued', 'sent', 'failed'] })
    .notNull()
    .default('queued'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  contactMessageId: uuid('contact_message_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: moment('window_start').notNull(),
    used: integer().notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
