import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Names a key without telling it. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** AES-256-GCM, bound to the row it stands in: put into another row it does not open. */
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
