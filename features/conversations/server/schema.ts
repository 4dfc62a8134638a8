import { bigint, boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'
import type { Author, Channel, ConversationState } from '../rules/conversations.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const conversations = alisio.table('conversations', {
  id: uuid().primaryKey().defaultRandom(),
  channel: text().$type<Channel>().notNull().default('site'),
  state: text().$type<ConversationState>().notNull().default('assistant'),
  ownerId: text('owner_id'),
  attendedBy: text('attended_by').notNull().default(''),
  leadId: uuid('lead_id'),
  tokenHash: text('token_hash'),
  name: text().notNull().default(''),
  niche: text().notNull().default(''),
  page: text().notNull().default(''),
  plan: text().notNull().default(''),
  landing: text().notNull().default(''),
  referrer: text().notNull().default(''),
  reference: text().notNull().default(''),
  lastNumber: integer('last_number').notNull().default(0),
  visitorRead: integer('visitor_read').notNull().default(0),
  mailedNumber: integer('mailed_number').notNull().default(0),
  version: integer().notNull().default(1),
  waitingSince: moment('waiting_since'),
  firstAnswerAt: moment('first_answer_at'),
  openedAt: moment('opened_at').notNull().defaultNow(),
  lastAt: moment('last_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
  closedBy: text('closed_by', { enum: ['visitor', 'staff', 'system'] }),
})

export type Conversation = typeof conversations.$inferSelect

/** Numbered by a trigger; see migration 0100. */
export const conversationMessages = alisio.table('conversation_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid('conversation_id').notNull(),
  number: integer().notNull(),
  author: text().$type<Author>().notNull(),
  staffId: text('staff_id'),
  authorName: text('author_name').notNull().default(''),
  clientId: uuid('client_id').notNull().defaultRandom(),
  body: text().notNull(),
  delivery: text({ enum: ['stored', 'sent', 'delivered', 'read', 'failed'] })
    .notNull()
    .default('stored'),
  problem: text(),
  externalId: text('external_id'),
  at: moment('at').notNull().defaultNow(),
})

export const conversationNotes = alisio.table('conversation_notes', {
  id: uuid().primaryKey().defaultRandom(),
  conversationId: uuid('conversation_id').notNull(),
  staffId: text('staff_id'),
  body: text().notNull(),
  at: moment('at').notNull().defaultNow(),
})

export const quickReplies = alisio.table('quick_replies', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  body: text().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const attendants = alisio.table('attendants', {
  staffId: text('staff_id').primaryKey(),
  since: moment('since').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
})

export const conversationSettings = alisio.table('conversation_settings', {
  singleton: boolean().primaryKey().default(true),
  answerMinutes: integer('answer_minutes').notNull().default(3),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
