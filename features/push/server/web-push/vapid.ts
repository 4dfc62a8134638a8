import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** RFC 8292: the key pair by which push services recognise this server, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

const HALF_A_DAY = 12 * 60 * 60

export function generateVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The Authorization header for one push service; `contact` is an address the service may write to. */
export function vapidHeader(
  endpoint: string,
  contact: string,
  { publicKey, privateKey }: VapidKeys,
  now = Date.now(),
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: privateKey },
  })
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + HALF_A_DAY,
    sub: contact,
  }
  const head = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(head), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${head}.${signature.toString('base64url')}, k=${publicKey}`
}
