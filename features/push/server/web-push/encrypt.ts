import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser hands over when it subscribes: its public key and a shared secret, in base64url. */
export type SubscriberKeys = { p256dh: string; auth: string }

const RECORD_SIZE = 4096
/** One record: its delimiter and its authentication tag belong to it. */
export const LARGEST_TEXT = RECORD_SIZE - 17 - 86

const decode = (text: string) => Buffer.from(text, 'base64url')
const info = (text: string) => Buffer.from(`${text}\0`)

/** RFC 8188 with a single record: header, then the encrypted text with its delimiter. */
export function encryptRecord(key: Buffer, salt: Buffer, keyId: Buffer, text: Buffer): Buffer {
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info(`Content-Encoding: ${label}`), length))
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const header = Buffer.alloc(21)
  salt.copy(header)
  header.writeUInt32BE(RECORD_SIZE, 16)
  header.writeUInt8(keyId.length, 20)
  const body = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]
  return Buffer.concat([header, keyId, ...body, cipher.getAuthTag()])
}

/** Fixed only by tests; otherwise new with every message. */
type Ephemeral = { privateKey: Buffer; salt: Buffer }

/** RFC 8291: the body of a push message that only this subscriber can read. */
export function encryptMessage(
  text: string,
  { p256dh, auth }: SubscriberKeys,
  ephemeral?: Ephemeral,
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > LARGEST_TEXT) throw new Error('a push message is too long')
  const sender = createECDH('prime256v1')
  if (ephemeral) sender.setPrivateKey(ephemeral.privateKey)
  else sender.generateKeys()
  const [receiverKey, senderKey] = [decode(p256dh), sender.getPublicKey()]
  const shared = sender.computeSecret(receiverKey)
  const label = Buffer.concat([info('WebPush: info'), receiverKey, senderKey])
  const key = Buffer.from(hkdfSync('sha256', shared, decode(auth), label, 32))
  return encryptRecord(key, ephemeral?.salt ?? randomBytes(16), senderKey, plain)
}

/** Whether a browser's keys are a point of the curve and sixteen bytes. */
export function areSubscriberKeys({ p256dh, auth }: SubscriberKeys): boolean {
  if (decode(auth).length !== 16 || decode(p256dh).length !== 65) return false
  const probe = createECDH('prime256v1')
  probe.generateKeys()
  try {
    return probe.computeSecret(decode(p256dh)).length === 32
  } catch {
    return false
  }
}
