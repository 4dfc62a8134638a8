import { date, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/schema-name.ts'
import type {
  Cadence,
  ReportBlock,
  ReportDocument,
  ReportTemplate,
  ReportWords,
} from '../rules/report.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Cadence and initial content of a client's reports. */
export const reportSettings = alisio.table('report_settings', {
  clientId: text('client_id').primaryKey(),
  cadence: text().$type<Cadence>().notNull().default('monthly'),
  template: jsonb().$type<Partial<ReportTemplate>>().notNull().default({}),
})

/** A platform without figures up to the period's end. */
export type Missing = { source: 'meta' | 'google' | null; lastDay: string | null }

export const reports = alisio.table('reports', {
  id: uuid().primaryKey().defaultRandom(),
  clientId: text('client_id').notNull(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  edition: integer().notNull().default(1),
  state: text({ enum: ['waiting', 'draft', 'approved'] })
    .notNull()
    .default('waiting'),
  waitsFor: jsonb('waits_for').$type<Missing[]>().notNull().default([]),
  document: jsonb().$type<ReportDocument>(),
  words: jsonb().$type<Partial<ReportWords>>().notNull().default({}),
  leftOut: text('left_out').array().$type<ReportBlock[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
  draftedAt: moment('drafted_at'),
  approvedAt: moment('approved_at'),
  approvedBy: text('approved_by'),
  /** Incremented by a trigger with every change of the texts. */
  version: integer().notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at'),
})

export const reportLinks = alisio.table('report_links', {
  id: uuid().primaryKey().defaultRandom(),
  reportId: uuid('report_id').notNull(),
  clientId: text('client_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdBy: text('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  openings: integer().notNull().default(0),
  lastOpenedAt: moment('last_opened_at'),
})
