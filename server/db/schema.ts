import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from './migrating/schema-name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const mails = alisio.table('mails', {
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
  reportId: uuid('report_id'),
  calendar: text(),
  calendarMethod: text('calendar_method', { enum: ['REQUEST', 'CANCEL'] }),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})

export const rateLimits = alisio.table(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: moment('window_start').notNull(),
    used: integer().notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

export const serverSecrets = alisio.table('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
