import { z } from 'zod'
import { parseTrustedProxies } from './http/trusted-proxies.ts'
import { StartupError } from './startup-error.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Scripts of others come by TLS, except from this machine. */
function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && /^(127\.|localhost$)/.test(hostname))
}

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
}

function isTrustList(value: string): boolean {
  return parseTrustedProxies(value) !== null
}

const variables = z.object({
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
  LOG_LEVEL: z.enum(logLevels).default('info'),
  SCHEDULING_WIDGET_URL: z.string().refine(isScriptAddress).optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/)
    .optional(),
  META_PIXEL_SCRIPT_URL: z
    .string()
    .refine(isScriptAddress)
    .default('https://connect.facebook.net/en_US/fbevents.js'),
  GA_SCRIPT_URL: z
    .string()
    .refine(isScriptAddress)
    .default('https://www.googletagmanager.com/gtag/js'),
})

export type Env = z.infer<typeof variables>

const remedies: Record<keyof Env, string> = {
  NODE_ENV: 'Set it to production, development or test, or leave it out.',
  PORT: 'Set it to a whole number from 0 to 65535, for example PORT=3000.',
  HOST: 'Set it to the address to listen on, or leave it out to listen on all.',
  DATA_DIR: 'Set it to a folder this user may write to, for example DATA_DIR=.data.',
  DATABASE_URL:
    'Set it to postgresql://user:password@host:5432/database, or leave it out to use the embedded PostgreSQL.',
  TRUST_PROXY:
    'Set it to addresses or ranges separated by commas, for example 10.0.0.0/8, or to loopback.',
  LOG_LEVEL: `Set it to one of ${logLevels.join(', ')}.`,
  SCHEDULING_WIDGET_URL:
    'Set it to the https address of the scheduling widget’s script, or leave it out.',
  META_PIXEL_ID: 'Set it to the numeric id of the pixel, or leave it out.',
  GA_MEASUREMENT_ID: 'Set it to a measurement id such as G-ABC1234567, or leave it out.',
  META_PIXEL_SCRIPT_URL: 'Set it to the https address of the pixel’s script, or leave it out.',
  GA_SCRIPT_URL: 'Set it to the https address of gtag.js, or leave it out.',
}

/** Database addresses carry a password, so their value never reaches a message. */
function problemWith(name: keyof Env, value: string | undefined): string {
  if (name === 'DATABASE_URL') return 'is not a PostgreSQL address.'
  return `${JSON.stringify(value?.slice(0, 80))} is not a valid value.`
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(remedies)
      .map((name) => [name, source[name]?.trim()] as const)
      .filter(([, value]) => value),
  )
  const result = variables.safeParse(given)
  if (result.success) return result.data
  const name = result.error.issues[0]?.path[0] as keyof Env
  throw new StartupError(name, problemWith(name, given[name]), remedies[name])
}

/** The only place of the project that reads the environment. */
export function readEnv(): Env {
  return parseEnv(process.env)
}
