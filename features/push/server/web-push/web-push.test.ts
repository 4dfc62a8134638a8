import { expect, test } from 'vitest'
import { decryptMessage, verifyVapid } from '#tests/support/features/conversations/push-service.ts'
import { areSubscriberKeys, encryptMessage, encryptRecord, LARGEST_TEXT } from './encrypt.ts'
import { generateVapidKeys, vapidHeader } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('RFC 8188, 3.1: one record is encrypted as in the example', () => {
  const body = encryptRecord(
    bytes('yqdlZ-tYemfogSmv7Ws5PQ'),
    bytes('I1BsxtFttlv3u_Oo94xnmw'),
    Buffer.alloc(0),
    Buffer.from('I am the walrus'),
  )
  expect(body.toString('base64url')).toBe(
    'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
  )
})

/** RFC 8291, appendix A. */
const subscriber = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const text = 'When I grow up, I want to be a watermelon'

test('RFC 8291, appendix A: a message is encrypted as in the example, and its reader reads it', () => {
  const body = encryptMessage(text, subscriber, {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(decryptMessage(body, subscriber)).toBe(text)
})

test('Every message has a key and a salt of its own, and a push service takes its size', () => {
  const [one, other] = [encryptMessage(text, subscriber), encryptMessage(text, subscriber)]
  expect(one.subarray(0, 86)).not.toEqual(other.subarray(0, 86))
  expect(decryptMessage(other, subscriber)).toBe(text)
  const longest = encryptMessage('x'.repeat(LARGEST_TEXT), subscriber)
  expect(longest.length).toBe(4096)
  expect(decryptMessage(longest, subscriber)).toHaveLength(LARGEST_TEXT)
  expect(() => encryptMessage('x'.repeat(LARGEST_TEXT + 1), subscriber)).toThrow('too long')
})

test('RFC 8292, 2.4: the signature of the example is one that our stand-in accepts', () => {
  const header =
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  expect(verifyVapid(header)).toEqual({
    aud: 'https://push.example.net',
    exp: 1_453_523_768,
    sub: 'mailto:push@example.com',
  })
})

test('A push service recognises this server by a signature over its own address', () => {
  const keys = generateVapidKeys()
  const now = Date.UTC(2026, 10, 17)
  const header = vapidHeader('https://push.example:8443/x/y?z', 'mailto:a@example.com', keys, now)
  expect(header).toContain(`, k=${keys.publicKey}`)
  expect(verifyVapid(header)).toEqual({
    aud: 'https://push.example:8443',
    // At most 24 hours ahead.
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:a@example.com',
  })
  const other = generateVapidKeys()
  expect(() => verifyVapid(header.replace(keys.publicKey, other.publicKey))).toThrow('signature')
})

test('Keys that are not of the curve are refused', () => {
  expect(areSubscriberKeys(subscriber)).toBe(true)
  expect(areSubscriberKeys({ ...subscriber, auth: 'AAAA' })).toBe(false)
  const off = Buffer.alloc(65, 7)
  off[0] = 4
  expect(areSubscriberKeys({ ...subscriber, p256dh: off.toString('base64url') })).toBe(false)
  expect(areSubscriberKeys({ p256dh: '', auth: '' })).toBe(false)
})
