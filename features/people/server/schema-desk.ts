import { bigint, boolean, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/schema-name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Companies, who has access to them, and the agency's own people. */
export const clients = alisio.table('clients', {
  id: text().primaryKey(),
  name: text().notNull(),
  ownOf: text('own_of'),
  demo: boolean().notNull().default(false),
  /** The agency itself, whose campaigns are what its leads cost. */
  isAgency: boolean('is_agency').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  archivedAt: moment('archived_at'),
  /** Its own account was erased: the owner erases or keeps what the agency made. */
  erasureAskedAt: moment('erasure_asked_at'),
})

export const clientPeople = alisio.table('client_people', {
  clientId: text('client_id').notNull(),
  userId: text('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const staff = alisio.table('staff', {
  userId: text('user_id').primaryKey(),
  role: text({ enum: ['owner', 'team'] }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const invitations = alisio.table('invitations', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  staffRole: text('staff_role', { enum: ['owner', 'team'] }),
  clientId: text('client_id'),
  tokenHash: text('token_hash').notNull(),
  invitedBy: text('invited_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  withdrawnAt: moment('withdrawn_at'),
})

export const acts = alisio.table('acts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  staffId: text('staff_id'),
  staffName: text('staff_name').notNull(),
  kind: text().notNull(),
  clientId: text('client_id'),
  about: text(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})

export const clientNotes = alisio.table('client_notes', {
  id: uuid().primaryKey().defaultRandom(),
  clientId: text('client_id').notNull(),
  body: text().notNull(),
  authorId: text('author_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Accounts as staff may see them. */
export const people = alisio
  .view('people', {
    id: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeen: moment('last_seen'),
  })
  .existing()
