import { z } from 'zod'
import { splitHosts } from '../db/connection/hosts.ts'
import { parseTrustedProxies } from '../http/request/client-address.ts'
import { isScriptAddress } from './third-parties.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

function isPostgresUrl(value: string): boolean {
  const hosts = splitHosts(value)
  return hosts.every((url) => URL.canParse(url)) && /^postgres(ql)?:/.test(value)
}

/** Several replicas have a balancer's address. */
function isOneHost(value: string): boolean {
  return splitHosts(value).length === 1
}

function isTrustList(value: string): boolean {
  return parseTrustedProxies(value) !== null
}

export const serverVariables = {
  WORKERS: z
    .union([
      z.literal('auto'),
      z
        .string()
        .regex(/^([1-9]|[1-5]\d|6[0-4])$/)
        .transform(Number),
    ])
    .default(1),
  JOBS: z.enum(['on', 'off']).default('on'),
  METRICS_FROM: z.string().refine(isTrustList).default(''),
  METRICS_TOKEN: z.string().min(16).optional(),
  ERROR_WEBHOOK_URL: z.string().refine(isScriptAddress).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().refine(isPostgresUrl).optional(),
  TRUST_PROXY: z.string().refine(isTrustList).default(''),
  STOP_NOTICE_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .default(1),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
}

export const serverRemedies = {
  WORKERS:
    'Set it to auto, one process for each core as far as memory allows, or to a whole number from 1 to 64.',
  METRICS_FROM: 'Set it to addresses, ranges such as 10.0.0.0/8, or loopback, separated by commas.',
  METRICS_TOKEN: 'Set it to at least 16 random characters, or leave it out.',
  ERROR_WEBHOOK_URL: 'Set it to an https address (http on this machine only), or leave it out.',
  JOBS: 'Set it to on, or to off where other processes take the jobs.',
  NODE_ENV: 'Set it to production, development or test, or leave it out.',
  PORT: 'Set it to a whole number from 0 to 65535, for example PORT=3000.',
  HOST: 'Set it to the address to listen on, or leave it out to listen on all.',
  DATA_DIR: 'Set it to a folder this user may write to, for example DATA_DIR=.data.',
  DATABASE_URL:
    'Set it to postgresql://user:password@host:5432/database, with several hosts as one:5432,two:5432, or leave it out to use the embedded PostgreSQL.',
  TRUST_PROXY:
    'Set it to addresses or ranges separated by commas, for example 10.0.0.0/8, or to loopback.',
  STOP_NOTICE_SECONDS: 'Set it to a whole number of seconds from 0 to 999, or leave it out.',
  LOG_LEVEL: `Set it to one of ${logLevels.join(', ')}.`,
  PUBLIC_URL: 'Set it to the address visitors use, for example https://www.example.com.',
}

const tlsModes = ['disable', 'no-verify', 'verify-full'] as const

const poolSize = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((size) => size >= 2)
    .default(usual)

export const databaseVariables = {
  MIGRATION_DATABASE_URL: z.string().refine(isPostgresUrl).optional(),
  DATABASE_READ_URL: z.string().refine(isPostgresUrl).refine(isOneHost).optional(),
  DATABASE_POOL_SIZE: poolSize(10),
  DATABASE_JOBS_POOL_SIZE: poolSize(4),
  DATABASE_TLS: z.enum(tlsModes).optional(),
  DATABASE_TLS_CA: z.string().optional(),
}

export const databaseRemedies = {
  MIGRATION_DATABASE_URL:
    'Set it to postgresql://owner:password@host:5432/database, the user that owns the tables, or leave it out to migrate as the user of DATABASE_URL.',
  DATABASE_READ_URL:
    'Set it to postgresql://user:password@replica:5432/database, one host, or leave it out to read everything from DATABASE_URL.',
  DATABASE_POOL_SIZE: 'Set it to a whole number from 2 to 999, or leave it out for 10.',
  DATABASE_JOBS_POOL_SIZE: 'Set it to a whole number from 2 to 999, or leave it out for 4.',
  DATABASE_TLS: `Set it to one of ${tlsModes.join(', ')}, or leave it out to follow DATABASE_URL's sslmode.`,
  DATABASE_TLS_CA: 'Set it to a PEM file with the certificate authority of your PostgreSQL.',
}

function count(most: number) {
  return z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((number) => number <= most)
}

/** Nights; content/legal/privacy.md says so. */
const maxBackups = 90

/** Of the embedded database; a PostgreSQL of one's own is backed up by whoever runs it. */
export const backupVariables = {
  BACKUP_KEEP: count(maxBackups).default(7),
  BACKUP_HOUR: count(23).default(3),
}

export const backupRemedies = {
  BACKUP_KEEP: `Set it to how many nightly backups are kept, from 0 (none are made) to ${maxBackups}, after which the privacy policy promises that backups are overwritten.`,
  BACKUP_HOUR: 'Set it to the hour of the agency’s day from 0 to 23.',
}

export const visitVariables = {
  COUNT_VISITS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
}

export const visitRemedies = {
  COUNT_VISITS: 'Set it to true or false.',
}
