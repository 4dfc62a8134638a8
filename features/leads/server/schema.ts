import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'
import type { LeadState } from '../rules/leads.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One person with all their leads. */
export const contacts = alisio.table('contacts', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  company: text().notNull().default(''),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Created by a trigger with its first contact message, whose id it has. */
export const leads = alisio.table('leads', {
  id: uuid().primaryKey().defaultRandom(),
  contactId: uuid('contact_id').notNull(),
  state: text().$type<LeadState>().notNull().default('new'),
  held: text({ enum: ['suspected', 'limit'] }),
  ownerId: text('owner_id'),
  value: numeric({ precision: 12, scale: 2 }),
  expectedOn: date('expected_on'),
  lostReason: text('lost_reason'),
  /** A reason of the list; `lostReason` has the words beside it. */
  lossKind: text('loss_kind'),
  nextStep: text('next_step'),
  nextOn: date('next_on'),
  /** 'HH:MM' in the agency's zone, if an hour was named. */
  nextTime: text('next_time'),
  /** Another one with every new step. */
  nextId: uuid('next_id'),
  /** When it entered its state, set by a trigger. */
  stateSince: moment('state_since').notNull().defaultNow(),
  source: text().notNull(),
  campaign: text().notNull().default(''),
  landing: text().notNull().default(''),
  clientId: text('client_id'),
  version: integer().notNull().default(1),
  waitingSince: moment('waiting_since'),
  firstAnswerAt: moment('first_answer_at'),
  remindedAt: moment('reminded_at'),
  closedAt: moment('closed_at'),
  lastAt: moment('last_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  demo: boolean().notNull().default(false),
  search: words().notNull().default(''),
})

export type LeadEventKind =
  | 'created'
  | 'state'
  | 'owner'
  | 'note'
  | 'answer'
  | 'released'
  | 'reminder'
  | 'invited'
  | 'edited'
  | 'meeting'
  | 'value'
  | 'step'
  | 'merged'
  | 'unmerged'
  | 'meeting-invite'

export const leadEvents = alisio.table('lead_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  leadId: uuid('lead_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  kind: text().$type<LeadEventKind>().notNull(),
  staffId: text('staff_id'),
  body: text().notNull().default(''),
  detail: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
})

export const leadSettingsRow = alisio.table('lead_settings', {
  singleton: boolean().primaryKey().default(true),
  settings: jsonb().notNull(),
  funnel: jsonb(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** One press that changed leads, with what they were before. */
export const leadBatches = alisio.table('lead_batches', {
  id: uuid().primaryKey().defaultRandom(),
  staffId: text('staff_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  kind: text({ enum: ['state', 'owner'] }).notNull(),
  target: text().notNull().default(''),
  skipped: integer().notNull().default(0),
  undoneAt: moment('undone_at'),
  restored: integer().notNull().default(0),
  unrestored: integer().notNull().default(0),
})

export const leadBatchItems = alisio.table('lead_batch_items', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  batchId: uuid('batch_id').notNull(),
  leadId: uuid('lead_id').notNull(),
  version: integer().notNull(),
  before: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Where a merged lead went, and what both were. */
export const leadMerges = alisio.table('lead_merges', {
  id: uuid().primaryKey().defaultRandom(),
  keptId: uuid('kept_id').notNull(),
  goneId: uuid('gone_id').notNull(),
  staffId: text('staff_id'),
  at: moment('at').notNull().defaultNow(),
  before: jsonb().notNull(),
  moved: jsonb().notNull(),
  keptVersion: integer('kept_version').notNull(),
  contactVersion: integer('contact_version').notNull(),
  undoneAt: moment('undone_at'),
})

export const leadPairsApart = alisio.table('lead_pairs_apart', {
  id: uuid().primaryKey().defaultRandom(),
  oneId: uuid('one_id').notNull(),
  otherId: uuid('other_id').notNull(),
  staffId: text('staff_id'),
  at: moment('at').notNull().defaultNow(),
})

export const staffSummaries = alisio.table('staff_summaries', {
  userId: text('user_id').primaryKey(),
  hour: integer().notNull(),
  sentOn: date('sent_on'),
})

/** Outbox and calendar as staff may see them. */
export const leadMails = alisio
  .view('lead_mails', {
    id: uuid().notNull(),
    kind: text().notNull(),
    state: text({ enum: ['queued', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull(),
    lastError: text('last_error'),
    contactMessageId: uuid('contact_message_id'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  })
  .existing()

export const leadMeetings = alisio
  .view('lead_meetings', {
    id: uuid().notNull(),
    contactMessageId: uuid('contact_message_id').notNull(),
    kind: text().notNull(),
    state: text({ enum: ['pending', 'confirmed', 'cancelled', 'held', 'missed'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason').notNull(),
  })
  .existing()
