import { boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const pushKeys = alisio.table('push_keys', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  secret: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const pushSettings = alisio.table('push_settings', {
  userId: text('user_id').primaryKey(),
  newLead: boolean('new_lead').notNull(),
  waiting: boolean().notNull(),
  meeting: boolean().notNull(),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  showNames: boolean('show_names').notNull(),
})

export const pushSubscriptions = alisio.table('push_subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  sessionId: text('session_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  label: text().notNull(),
  problem: text({ enum: ['refused', 'unreachable'] }),
  succeededAt: moment('succeeded_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const pushNotices = alisio.table('push_notices', {
  id: uuid().primaryKey().defaultRandom(),
  subscriptionId: uuid('subscription_id').notNull(),
  kind: text({ enum: ['lead', 'waiting', 'meeting', 'conversation'] }).notNull(),
  about: text().notNull(),
  itemId: uuid('item_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  nextAt: moment('next_at').notNull().defaultNow(),
  tries: integer().notNull().default(0),
  doneAt: moment('done_at'),
})
