import { z } from 'zod'
import { isPostgresUrl } from './server.ts'

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
  DATABASE_POOL_SIZE: poolSize(10),
  DATABASE_JOBS_POOL_SIZE: poolSize(4),
  DATABASE_TLS: z.enum(tlsModes).optional(),
  DATABASE_TLS_CA: z.string().optional(),
}

export const databaseRemedies = {
  MIGRATION_DATABASE_URL:
    'Set it to postgresql://owner:password@host:5432/database, the user that owns the tables, or leave it out to migrate as the user of DATABASE_URL.',
  DATABASE_POOL_SIZE: 'Set it to a whole number from 2 to 999, or leave it out for 10.',
  DATABASE_JOBS_POOL_SIZE: 'Set it to a whole number from 2 to 999, or leave it out for 4.',
  DATABASE_TLS: `Set it to one of ${tlsModes.join(', ')}, or leave it out to follow DATABASE_URL's sslmode.`,
  DATABASE_TLS_CA: 'Set it to a PEM file with the certificate authority of your PostgreSQL.',
}
