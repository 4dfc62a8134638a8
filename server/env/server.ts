import { z } from 'zod'
import { splitHosts } from '#server/db/hosts.ts'
import { parseTrustedProxies } from '#server/http/trusted-proxies.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export function isPostgresUrl(value: string): boolean {
  const hosts = splitHosts(value)
  return hosts.every((url) => URL.canParse(url)) && /^postgres(ql)?:/.test(value)
}

function isTrustList(value: string): boolean {
  return parseTrustedProxies(value) !== null
}

export const serverVariables = {
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
