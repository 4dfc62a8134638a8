import { boolean, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const agendaSettingsRow = alisio.table('agenda_settings', {
  singleton: boolean().primaryKey().default(true),
  settings: jsonb().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const agendaBlocks = alisio.table('agenda_blocks', {
  id: uuid().primaryKey().defaultRandom(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  note: text().notNull().default(''),
  host: integer(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const agendaHosts = alisio.table('agenda_hosts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id').notNull().unique(),
  hours: jsonb(),
  takesMeetings: boolean('takes_meetings').notNull().default(true),
  room: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const agendaHostNames = alisio
  .view('agenda_host_names', { id: integer().notNull(), name: text().notNull() })
  .existing()

export const agendaFeeds = alisio.table('agenda_feeds', {
  userId: text('user_id').primaryKey(),
  version: integer().notNull().default(0),
})

export const agendaCalendars = alisio.table('agenda_calendars', {
  id: uuid().primaryKey(),
  userId: text('user_id').notNull(),
  label: text().notNull(),
  secret: text().notNull(),
  problem: text(),
  failures: integer().notNull().default(0),
  triedAt: moment('tried_at'),
  readAt: moment('read_at'),
  wholeAt: moment('whole_at'),
  nextAt: moment('next_at').notNull().defaultNow(),
  etag: text(),
  lastModified: text('last_modified'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const agendaBusy = alisio.table('agenda_busy', {
  calendarId: uuid('calendar_id').notNull(),
  userId: text('user_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})

export const bookings = alisio.table('bookings', {
  id: uuid().primaryKey().defaultRandom(),
  contactMessageId: uuid('contact_message_id').notNull().unique(),
  kind: text().notNull(),
  host: integer().notNull().default(1),
  state: text({ enum: ['pending', 'confirmed', 'cancelled', 'held', 'missed'] }).notNull(),
  holdUntil: moment('hold_until'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  freeAgainAt: moment('free_again_at').notNull(),
  sequence: integer().notNull().default(0),
  scheduledAt: moment('scheduled_at').notNull().defaultNow(),
  remindedDayAt: moment('reminded_day_at'),
  remindedHourAt: moment('reminded_hour_at'),
  visitorZone: text('visitor_zone'),
  network: text(),
  video: text(),
  notifiesPerson: boolean('tells_person').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  cancelledBy: text('cancelled_by', { enum: ['visitor', 'agency'] }),
  cancelledAt: moment('cancelled_at'),
  cancelReason: text('cancel_reason').notNull().default(''),
  movedBy: text('moved_by', { enum: ['visitor', 'agency'] }),
  movedAt: moment('moved_at'),
  seat: integer(),
})

export const agendaInvitations = alisio.table('agenda_invitations', {
  id: uuid().primaryKey().defaultRandom(),
  leadId: uuid('lead_id').notNull(),
  kind: text().notNull(),
  host: integer(),
  staffId: text('staff_id'),
  mailed: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  bookingId: uuid('booking_id'),
  withdrawnAt: moment('withdrawn_at'),
})

export type Booking = typeof bookings.$inferSelect

export const bookingLinks = alisio.table('booking_links', {
  tokenHash: text('token_hash').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  mailed: boolean().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
