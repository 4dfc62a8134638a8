import { boolean, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { alisio } from '#server/db/schema-name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const written = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}

/** better-auth's tables; the names of keys are its own. */
export const user = alisio.table('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...written,
})

export const session = alisio.table('session', {
  id: text().primaryKey(),
  token: text().notNull(),
  userId: text('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  secondFactorAt: moment('second_factor_at'),
  ...written,
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
  ...written,
})

export const verification = alisio.table('verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...written,
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

/** The client's own tables, read and changed through asUser. */
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
