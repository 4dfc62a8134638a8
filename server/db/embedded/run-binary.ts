import { spawn } from 'node:child_process'
import type { OsUser } from './os-user.ts'

type Outcome = { ok: boolean; output: string }

/** The environment is bare, so that PG* variables and locales of the caller change nothing. */
export function runBinary(path: string, args: string[], { uid, gid }: OsUser): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      uid,
      gid,
      cwd: '/',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    // Not 'close': the server that pg_ctl leaves behind may keep the pipes open.
    child.on('exit', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}
