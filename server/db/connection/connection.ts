import { readFileSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import { StartupError } from '#server/process/startup-error.ts'

export type Address = { host: string; port: number }

export type Connection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
> & {
  /** Pool sizes for requests and jobs. */
  poolSize?: number
  jobsPoolSize?: number
  /** Behind a transaction pooler: no session state. */
  pooled?: boolean
  /** All hosts of a DATABASE_URL with several; one takes writes. */
  alternatives?: Address[]
  /** A read replica of this database. */
  replica?: Connection | undefined
}

/** TLS settings of the environment. */
export type TlsEnv = {
  DATABASE_TLS?: 'disable' | 'no-verify' | 'verify-full'
  DATABASE_TLS_CA?: string
}

/** All other modes verify the certificate. */
const laxModes: Record<string, 'disable' | 'no-verify'> = {
  disable: 'disable',
  'no-verify': 'no-verify',
}

function readPem(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      variable,
      `${path} cannot be read (${code}).`,
      'Set it to a PEM file that this user may read.',
    )
  }
}

/**
 * The address without its TLS parameters, which are parsed here: the driver would let them override
 * the settings and interprets `require` differently by version.
 */
export function connectionTo(url: string, env: TlsEnv, variable = 'DATABASE_URL'): Connection {
  const address = new URL(url)
  const take = (name: string) => {
    const value = address.searchParams.get(name) ?? undefined
    address.searchParams.delete(name)
    return value
  }
  const requested = take('sslmode') ?? take('ssl')
  const rootFile = take('sslrootcert')
  const certFile = take('sslcert')
  const keyFile = take('sslkey')
  const ca = env.DATABASE_TLS_CA
    ? readPem('DATABASE_TLS_CA', env.DATABASE_TLS_CA)
    : rootFile && readPem(variable, rootFile)
  const fromUrl = requested && (laxModes[requested] ?? 'verify-full')
  const mode = env.DATABASE_TLS ?? fromUrl ?? (ca ? 'verify-full' : 'disable')
  const connectionString = address.href
  if (mode === 'disable') return { connectionString, ssl: false }
  const ssl = {
    rejectUnauthorized: mode === 'verify-full',
    ...(ca && { ca }),
    ...(certFile && { cert: readPem(variable, certFile) }),
    ...(keyFile && { key: readPem(variable, keyFile) }),
  }
  return { connectionString, ssl }
}
