import type { ClientConfig } from 'pg'

export type Address = { host: string; port: number }

export type Connection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
> & {
  /** All hosts of a DATABASE_URL that names several; one of them takes writes. */
  alternatives?: Address[]
}
