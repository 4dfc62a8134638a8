import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describeError, type Logger } from '#server/log.ts'
import { identify } from '#server/process-lock.mjs'

const TOUCHED_EVERY_MS = 60_000
/** A process that lives has touched its folder by then, wherever it runs. */
const SILENT_MS = 10 * 60_000

const me = `${hostname()}.${identify(process.pid) ?? process.pid}`

/** Files are a process's own, so that others can tell when nobody needs them any more. */
export const ownUploads = (uploads: string): string => join(uploads, me)

function isDead(name: string): boolean {
  const [host, owner] = [
    name.slice(0, name.lastIndexOf('.')),
    name.slice(name.lastIndexOf('.') + 1),
  ]
  return host === hostname() && identify(Number.parseInt(owner, 10)) !== owner
}

/** Removes what processes that were killed left behind. */
export async function sweepUploads(uploads: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(uploads).catch(() => [])) {
    if (name === me) continue
    const path = join(uploads, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (isDead(name) || mtimeMs < now - SILENT_MS) await rm(path, { recursive: true, force: true })
  }
}

/** While this process lives its files are its own; those of dead ones go. */
export async function openUploads(uploads: string, log: Logger): Promise<() => Promise<void>> {
  const own = ownUploads(uploads)
  const sweep = () =>
    sweepUploads(uploads).catch((error) => log.warn('uploads not swept', describeError(error)))
  await sweep()
  const timer = setInterval(async () => {
    // There is none before the first file.
    await utimes(own, new Date(), new Date()).catch(() => {})
    await sweep()
  }, TOUCHED_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await rm(own, { recursive: true, force: true })
  }
}
