import { bigint, boolean, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/migrating/schema-name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const timestamps = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}

/** Tables of better-auth, with its names. */
export const user = alisio.table('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...timestamps,
})

export const session = alisio.table('session', {
  id: text().primaryKey(),
  token: text().notNull(),
  userId: text('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  secondFactorAt: moment('second_factor_at'),
  ...timestamps,
})

export const account = alisio.table('account', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text(),
  password: text(),
  ...timestamps,
})

export const verification = alisio.table('verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...timestamps,
})

export const twoFactor = alisio.table('two_factor', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

/** Another address that somebody asked for. */
export const emailChanges = alisio.table('email_changes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  oldEmail: text('old_email').notNull(),
  newEmail: text('new_email').notNull(),
  confirmHash: text('confirm_hash').notNull(),
  stopHash: text('stop_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  stoppedAt: moment('stopped_at'),
})

/** Tables of one user, accessed through asUser. */
export const profiles = alisio.table('profiles', {
  id: text().primaryKey(),
  fullName: text('full_name').notNull(),
  companyName: text('company_name').notNull().default(''),
  phone: text().notNull().default(''),
})

export const userPreferences = alisio.table('user_preferences', {
  userId: text('user_id').primaryKey(),
  fontSize: text('font_size', { enum: ['small', 'medium', 'large'] })
    .notNull()
    .default('medium'),
  highContrast: boolean('high_contrast').notNull().default(false),
  reducedMotion: boolean('reduced_motion').notNull().default(false),
})

/** Companies, who has access to them, and staff. */
export const clients = alisio.table('clients', {
  id: text().primaryKey(),
  name: text().notNull(),
  signUpUserId: text('own_of'),
  demo: boolean().notNull().default(false),
  /** The agency itself, whose campaigns are what its leads cost. */
  isAgency: boolean('is_agency').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  archivedAt: moment('archived_at'),
  /** The account was erased: the owner decides about the agency's work. */
  erasureRequestedAt: moment('erasure_asked_at'),
  /** Who of the staff answers for the client. */
  responsibleId: text('responsible_id'),
})

export const clientPeople = alisio.table('client_people', {
  clientId: text('client_id').notNull(),
  userId: text('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const staff = alisio.table('staff', {
  userId: text('user_id').primaryKey(),
  role: text({ enum: ['owner', 'team'] }).notNull(),
  /** Sees no other clients than those they answer for; row-level security enforces it. */
  ownClientsOnly: boolean('own_clients_only').notNull().default(false),
  publishes: boolean().notNull().default(false),
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

export const auditLog = alisio.table('acts', {
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
