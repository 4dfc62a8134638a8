import {
  bigint,
  boolean,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'
import type { TemplatePart } from '../../rules/whatsapp/templates.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** `secret` is sealed; staff may not read it. */
export const whatsappNumbers = alisio.table('whatsapp_numbers', {
  id: uuid().primaryKey().defaultRandom(),
  phoneNumberId: text('phone_number_id').notNull(),
  businessId: text('business_id').notNull(),
  displayPhone: text('display_phone').notNull().default(''),
  verifiedName: text('verified_name').notNull().default(''),
  secret: text().notNull(),
  state: text({ enum: ['active', 'reconnect'] })
    .notNull()
    .default('active'),
  problem: text(),
  verifiedAt: moment('verified_at'),
  receivedAt: moment('received_at'),
  templatesAt: moment('templates_at'),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const whatsappPeople = alisio.table('whatsapp_people', {
  conversationId: uuid('conversation_id').primaryKey(),
  phoneNumberId: text('phone_number_id').notNull(),
  userId: text('user_id'),
  waId: text('wa_id'),
  adClick: text('ad_click'),
  lastInAt: moment('last_in_at').notNull(),
  freeUntil: moment('free_until'),
})

export type MessageKind =
  | 'text'
  | 'image'
  | 'audio'
  | 'video'
  | 'document'
  | 'sticker'
  | 'location'
  | 'contacts'
  | 'choice'
  | 'template'
  | 'call'
  | 'other'

export type Sending = 'queued' | 'sending' | 'sent' | 'uncertain' | 'failed'

/** What a message has beyond its words. */
export const whatsappMessages = alisio.table('whatsapp_messages', {
  messageId: bigint('message_id', { mode: 'number' }).primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  kind: text().$type<MessageKind>().notNull(),
  replyTo: text('reply_to'),
  saidAt: moment('said_at'),
  sending: text().$type<Sending>(),
  sendingSince: moment('sending_since'),
  template: jsonb().$type<object>(),
  billable: boolean(),
  category: text(),
})

export const whatsappReactions = alisio.table(
  'whatsapp_reactions',
  {
    conversationId: uuid('conversation_id').notNull(),
    target: text().notNull(),
    emoji: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.target] })],
)

export const whatsappDeliveries = alisio.table('whatsapp_deliveries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  digest: text().notNull(),
  body: text(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  processedAt: moment('processed_at'),
})

export const whatsappTemplates = alisio.table('whatsapp_templates', {
  id: text().primaryKey(),
  name: text().notNull(),
  language: text().notNull(),
  category: text().notNull(),
  status: text().notNull(),
  named: boolean().notNull().default(false),
  components: jsonb().$type<TemplatePart[]>().notNull(),
})

export const whatsappMedia = alisio.table('whatsapp_media', {
  id: uuid().primaryKey().defaultRandom(),
  messageId: bigint('message_id', { mode: 'number' }).notNull(),
  conversationId: uuid('conversation_id').notNull(),
  mediaId: text('media_id').notNull(),
  fileName: text('file_name').notNull().default(''),
  state: text({ enum: ['waiting', 'stored', 'refused'] })
    .notNull()
    .default('waiting'),
  problem: text(),
  type: text(),
  size: integer(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
