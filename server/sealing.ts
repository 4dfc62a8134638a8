import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
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
import type { Env } from './env/env.ts'

/** Identifies a key without revealing it. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** AES-256-GCM, bound to its row: it does not open in another one. */
export function seal(key: Buffer, rowId: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(rowId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))
  return ['v1', keyId(key), ...parts].join('.')
}

const sealedWith = (sealed: string) => sealed.split('.')[1] ?? ''

export class CannotOpen extends Error {}

export function unseal(keys: Buffer[], rowId: string, sealed: string): string {
  const key = keys.find((each) => keyId(each) === sealedWith(sealed))
  if (!key) throw new CannotOpen('sealed with a key that is not here')
  const [iv, tag, text] = sealed
    .split('.')
    .slice(2)
    .map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer]
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(rowId))
    cipher.setAuthTag(tag)
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
  } catch {
    throw new CannotOpen('changed, or moved from another row')
  }
}

type Settings = Pick<Env, 'CONNECTIONS_KEY' | 'CONNECTIONS_OLD_KEY' | 'DATA_DIR'>

/** Seals with the first key; opens with any. */
export type KeyRing = {
  seal: (rowId: string, text: string) => string
  unseal: (rowId: string, sealed: string) => string
}

export const newKey = () => randomBytes(32).toString('base64')

/** Outside of the database's folder: a backup of the database has no key. */
export const keyFile = (root: string, { DATA_DIR }: Settings) =>
  resolve(root, DATA_DIR, 'keys', 'connections.key')

export function writeKeys(file: string, keys: string[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = join(dirname(file), `.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(draft, file)
}

/** Two processes that start at once end up with the same key. */
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

/** From the environment, or from a file created on first use. */
export function readKeys(root: string, env: Settings): Buffer[] {
  const keys = [env.CONNECTIONS_KEY, env.CONNECTIONS_OLD_KEY].filter((key) => key !== undefined)
  const decode = (text: string) => Buffer.from(text, 'base64')
  if (env.CONNECTIONS_KEY) return keys.map(decode)
  const file = keyFile(root, env)
  if (!existsSync(file)) makeKey(file)
  return readFileSync(file, 'utf8').trim().split('\n').map(decode)
}

/** Read each time: the command that rotates keys runs beside the server. */
export function keyRing(root: string, env: Settings): KeyRing {
  return {
    seal: (rowId, text) => seal(readKeys(root, env)[0] as Buffer, rowId, text),
    unseal: (rowId, sealed) => unseal(readKeys(root, env), rowId, sealed),
  }
}
