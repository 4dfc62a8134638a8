import { statfsSync } from 'node:fs'
import { isFileRefused } from '../../failures/outage.ts'
import { StartupError } from '../../process/startup-error.ts'

type Refusal = { when: RegExp; problem: string; remedy: string }

/** Matched in order against "code message". */
const refusals: Refusal[] = [
  {
    when: /^ERR_TLS_CERT_ALTNAME_INVALID/,
    problem: 'its certificate is made out to another name',
    remedy:
      'Use the host name the certificate names, or set DATABASE_TLS=no-verify to encrypt without checking who answers.',
  },
  {
    when: /^CERT_(HAS_EXPIRED|NOT_YET_VALID)/,
    problem: 'its certificate is not valid at this time',
    remedy:
      'Renew the certificate of the PostgreSQL server, and check the clocks of both machines.',
  },
  {
    when: /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET|VERIFY)_\w+|CERT_\w+)/,
    problem: 'its certificate is not signed by an authority this machine trusts',
    remedy:
      "Set DATABASE_TLS_CA to a file with the provider's certificate authority, or set DATABASE_TLS=no-verify to encrypt without checking who answers.",
  },
  {
    when: /does not support SSL/,
    problem: 'it does not speak TLS',
    remedy:
      'Switch TLS on at the PostgreSQL server (ssl = on), or set DATABASE_TLS=disable where the network between is your own.',
  },
  {
    when: /no encryption|SSL (is )?required|SSL off/i,
    problem: 'it accepts encrypted connections only',
    remedy:
      'Set DATABASE_TLS=verify-full, with DATABASE_TLS_CA if the provider has its own authority.',
  },
  {
    when: /^3D000|no such database|database "[^"]*" does not exist/,
    problem: 'it has no database of this name',
    remedy: 'Correct the name after the last slash, or create that database.',
  },
  {
    when: /no pg_hba\.conf entry/,
    problem: 'its rules (pg_hba.conf) do not let this user in from this address',
    remedy: 'Add this machine to its pg_hba.conf, or to the addresses your provider lets in.',
  },
  {
    when: /^28|password authentication failed|SASL authentication failed|no password|client password must/,
    problem: 'it refused the user or the password',
    remedy:
      'Check both; signs such as @, / and # in a password are written percent-encoded in an address.',
  },
  {
    when: /^53300|too many (connections|clients)/,
    problem: 'it has no connection left',
    remedy:
      'Lower DATABASE_POOL_SIZE of the processes on it, raise its max_connections, or put a pooler in front.',
  },
  {
    when: /^57P03/,
    problem: 'it is starting or stopping',
    remedy: 'Start again in a moment.',
  },
  {
    when: /^25006/,
    problem: 'it takes no writes, as a standby does',
    remedy:
      'Name the primary, or all hosts separated by commas: the one that takes writes is found.',
  },
  {
    when: /^(ENOTFOUND|EAI_AGAIN)/,
    problem: 'no machine has this name',
    remedy: 'Correct the host name, or check the name service of this machine.',
  },
  {
    when: /^ECONNREFUSED/,
    problem: 'nobody listens there',
    remedy:
      'Check host and port, and that PostgreSQL runs and listens on more than its own machine (listen_addresses).',
  },
  {
    when: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)|timeout expired|no answer/,
    problem: 'nothing answered',
    remedy: 'Check the host and whether a firewall between lets this machine through.',
  },
]

/** Each refusal has its own remedy. */
export function explainRefusal(error: unknown, variable: string, where: string): Error {
  if (error instanceof StartupError) return error
  // For a name with several addresses Node collects an error for each.
  const { errors, ...rest } = error as { errors?: Error[]; code?: string; message?: string }
  const first = errors?.[0] ?? (error as Error)
  const code = rest.code ?? (first as NodeJS.ErrnoException).code
  const text = [code, first.message].filter(Boolean).join(' ')
  const refusal = refusals.find(({ when }) => when.test(text))
  const problem = refusal?.problem ?? first.message
  const remedy = refusal?.remedy ?? 'Check that the server runs and that the address is right.'
  return new StartupError(
    variable,
    `no connection to ${where}: ${problem} (${code ?? first.message}).`,
    remedy,
  )
}

/** Space for a new database with its first WAL, tables and this build's files. */
const FIRST_START_MB = 128

const freeSpace = (where: string) =>
  `Free space on the disk of ${where}, or set DATA_DIR to a folder on another one, and start again.`

export function diskFullError(where: string, reason: string): StartupError {
  return new StartupError(
    'DATA_DIR',
    `there is no room left on the disk of ${where} (${reason}).`,
    freeSpace(where),
  )
}

/** The message of the system and of PostgreSQL's programs. */
export const isDiskFullText = (text: string) => /No space left on device/.test(text)

/** Refuses to begin without enough space. */
export function requireDiskSpace(where: string, readStats: typeof statfsSync = statfsSync): void {
  const { bavail, bsize, blocks } = readStats(where)
  const free = Math.floor((bavail * bsize) / 1e6)
  // Some network disks report no size.
  if (blocks === 0 || free >= FIRST_START_MB) return
  throw new StartupError(
    'DATA_DIR',
    `a new database takes ${FIRST_START_MB} MB, and the disk of ${where} has ${free} MB left.`,
    freeSpace(where),
  )
}

/**
 * A start that failed because of a full disk, as one message. `where` is the data folder, undefined
 * for an external database.
 */
export function explainDiskFull(error: unknown, where: string | undefined): unknown {
  if (error instanceof StartupError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === '53100' && !where) {
    return new StartupError(
      'DATABASE_URL',
      `the database has no room left on its disk (${code}).`,
      'Free space there, or give it a larger disk, and start again.',
    )
  }
  if (!where) return error
  const full = code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
  if (full || isDiskFullText(message)) return diskFullError(where, code || 'ENOSPC')
  if (!isFileRefused(error)) return error
  return new StartupError(
    'DATA_DIR',
    `nothing can be written to ${where} (${code}).`,
    'Give this user the right to write there, or set DATA_DIR to another folder.',
  )
}
