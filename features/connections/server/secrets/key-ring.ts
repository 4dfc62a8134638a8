import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { seal, unseal } from './seal.ts'

type Settings = Pick<Env, 'CONNECTIONS_KEY' | 'CONNECTIONS_OLD_KEY' | 'DATA_DIR'>

/** Seals with the first key; opens with any of them. */
export type KeyRing = {
  seal: (rowId: string, text: string) => string
  unseal: (rowId: string, sealed: string) => string
}

const newKey = () => randomBytes(32).toString('base64')

/** Beside the database's folder, not in it: a backup of the database has no key. */
export const keyFile = (root: string, { DATA_DIR }: Settings) =>
  resolve(root, DATA_DIR, 'keys', 'connections.key')

export function writeKeys(file: string, keys: string[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = join(dirname(file), `.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(draft, file)
}

/** Of two processes that start at once, one makes the key and both read it. */
function makeKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = join(dirname(file), `.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${newKey()}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** From the environment, or from a file that is made when first asked for. */
export function readKeys(root: string, env: Settings): Buffer[] {
  const given = [env.CONNECTIONS_KEY, env.CONNECTIONS_OLD_KEY].filter((key) => key !== undefined)
  const decode = (text: string) => Buffer.from(text, 'base64')
  if (env.CONNECTIONS_KEY) return given.map(decode)
  const file = keyFile(root, env)
  if (!existsSync(file)) makeKey(file)
  return readFileSync(file, 'utf8').trim().split('\n').map(decode)
}

/** Looked up each time: the command that rotates keys runs beside the server. */
export function keyRing(root: string, env: Settings): KeyRing {
  return {
    seal: (rowId, text) => seal(readKeys(root, env)[0] as Buffer, rowId, text),
    unseal: (rowId, sealed) => unseal(readKeys(root, env), rowId, sealed),
  }
}

export { newKey }
