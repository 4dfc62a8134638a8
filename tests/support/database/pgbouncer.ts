import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseOsUser } from '#server/db/embedded/location.ts'
import { freePort } from './postgres.ts'

type Options = {
  /** The program, as the system has it. */
  command: string
  /** The address of the database behind it, with user and password. */
  url: string
}

/**
 * PgBouncer in transaction mode, as strictly as it comes: unknown start-up parameters are refused,
 * and so few connections that two transactions of one session seldom meet the same one.
 */
export async function startPgBouncer({ command, url }: Options) {
  const port = await freePort()
  const { hostname, port: behind, pathname, username, password } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'alisio-pgbouncer-'))
  const user = chooseOsUser()
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${password}"\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
log_connections = 0
log_disconnections = 0
`,
  )
  for (const path of [folder, users, settings]) {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
    chmodSync(path, path === folder ? 0o700 : 0o600)
  }
  const { uid, gid } = user
  const child = spawn(command, [settings], { uid, gid, cwd: '/', stdio: 'ignore' })
  const through = `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: through })
    try {
      await client.connect()
      await client.end()
      return { url: through, stop }
    } catch (error) {
      if (tries === 50) {
        await stop()
        throw error
      }
      await sleep(100)
    }
  }
}
