import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'

export const contactMessages = alisio.table('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: uuid('idempotency_key').unique(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  company: text().notNull().default(''),
  message: text().notNull(),
  page: text().notNull().default(''),
  reference: text().notNull().default(''),
  landing: text().notNull().default(''),
  referrer: text().notNull().default(''),
  suspectedSpam: text('suspected_spam', { enum: ['honeypot', 'too-fast'] }),
  overLimit: text('over_limit', { enum: ['address', 'day'] }),
  webhookState: text('webhook_state', { enum: ['queued', 'sent', 'failed'] }),
  /** Set by a trigger, see migration 0032. */
  leadId: uuid('lead_id'),
  channel: text({ enum: ['form', 'booking', 'phone', 'counter', 'referral', 'whatsapp', 'chat'] })
    .notNull()
    .default('form'),
  /** What was said to the assistant before, where the message came from there. */
  conversation: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type ContactMessage = typeof contactMessages.$inferSelect
