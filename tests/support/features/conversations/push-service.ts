import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reader = { privateKey: string; p256dh: string; auth: string }

const bytes = (text: string) => Buffer.from(text, 'base64url')
const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** A browser's side of RFC 8291, written from the RFC and not from our sender. */
export function decryptMessage(body: Buffer, { privateKey, p256dh, auth }: Reader): string {
  const salt = body.subarray(0, 16)
  if (body.readUInt32BE(16) !== 4096 || body[20] !== 65) throw new Error('an unexpected header')
  const senderKey = body.subarray(21, 86)
  const reader = createECDH('prime256v1')
  reader.setPrivateKey(bytes(privateKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), senderKey])
  const key = derive(reader.computeSecret(senderKey), bytes(auth), info, 32)
  const content = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', content, nonce)
  cipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()])
  const end = plain.lastIndexOf(2)
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter')
  return plain.subarray(0, end).toString()
}

/** The claims of an Authorization header (RFC 8292), if its signature is of its own key. */
export function verifyVapid(header: string): { aud: string; exp: number; sub: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = bytes(publicKey)
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes(signature)))
    throw new Error('not a signature of this key')
  return JSON.parse(bytes(claims).toString())
}

/** A browser's keys. */
export function newReader(): Reader {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    privateKey: pair.getPrivateKey('base64url'),
    p256dh: pair.getPublicKey('base64url'),
    auth: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
  }
}

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service on loopback. `answer` says what the next request gets. */
export async function startPushService() {
  const received: Received[] = []
  const service = {
    origin: '',
    received,
    answer: (_path: string): { status: number; headers?: Record<string, string> } => ({
      status: 201,
    }),
    close: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
    const { status, headers } = service.answer(path)
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
