import { customType, date, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Platform } from '#features/figures/rules/period.ts'
import { alisio } from '#server/db/migrating/schema-name.ts'
import type { Cadence, ReportDocument, ReportTemplate, ReportWords } from '../rules/report.ts'
import type { ReportBlock } from '../rules/report-blocks.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Cadence and initial content of a client's reports. */
export const reportSettings = alisio.table('report_settings', {
  clientId: text('client_id').primaryKey(),
  cadence: text().$type<Cadence>().notNull().default('monthly'),
  template: jsonb().$type<Partial<ReportTemplate>>().notNull().default({}),
  logoId: uuid('logo_id'),
})

/** A platform without figures up to the period's end. */
export type Missing = { source: Platform | null; lastDay: string | null }

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
  blockOrder: text('block_order').array().$type<ReportBlock[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
  draftedAt: moment('drafted_at'),
  approvedAt: moment('approved_at'),
  approvedBy: text('approved_by'),
  /** Incremented by a trigger with every change of the texts. */
  version: integer().notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at'),
  /** The logo on the cover, from the approval on. */
  logoId: uuid('logo_id'),
  /** An approved draft leaves at this moment, if it is still what was approved. */
  sendAt: moment('send_at'),
  sendBy: text('send_by'),
  sendVersion: integer('send_version'),
  sendFiguresAt: moment('send_figures_at'),
  sendOrigin: text('send_origin'),
})

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const clientLogos = alisio.table('client_logos', {
  id: uuid().primaryKey().defaultRandom(),
  clientId: text('client_id').notNull(),
  type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
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
