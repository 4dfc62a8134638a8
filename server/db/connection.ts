import { readFileSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import { StartupError } from '#server/startup-error.ts'

export type Address = { host: string; port: number }

export type Connection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
> & {
  /** How many connections the requests of this process may open, and how many its jobs. */
  poolSize?: number
  jobsPoolSize?: number
  /** A pooler stands between: what one transaction leaves on a session, another may find. */
  pooled?: boolean
  /** All hosts of a DATABASE_URL that names several; one of them takes writes. */
  alternatives?: Address[]
}

/** Of the environment: whether the connection is encrypted, and who vouches for the server. */
export type TlsEnv = {
  DATABASE_TLS?: 'disable' | 'no-verify' | 'verify-full'
  DATABASE_TLS_CA?: string
}

/** Everything but these two checks the certificate: encryption alone does not say with whom. */
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
 * The address without its parameters about TLS, and what they ask for. They are taken out because
 * the driver would let them win over the settings, and reads `require` differently in each version.
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
