import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeChatLimits } from '#features/assistant/server/chat/chat-request.ts'
import { checkLimits } from '#features/leads/server/contact/receive-contact.ts'
import { requestConfirmation } from '#features/people/server/auth/confirm-email.ts'
import {
  requestReset,
  resetPassword,
} from '#features/people/server/auth/passwords/password-reset.ts'
import { signIn, signUp } from '#features/people/server/auth/sign-in.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { goodPassword, newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'

const database = testDatabase()
const deps = testDeps(database, {
  SIGN_INS_PER_ADDRESS: '1',
  SIGN_UPS_PER_ADDRESS: '1',
  RESETS_PER_ADDRESS: '1',
  CONTACT_PER_ADDRESS_HOUR: '1',
  CHAT_PER_MINUTE: '1',
  CHAT_PER_DAY: '1000000',
})

const email = () => `${randomUUID()}@example.com`
const status = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error) => error.status ?? Promise.reject(error),
  )

/** Each uses a limit per address once, and answers 429 when it was used up. */
const uses: Record<string, (address: string) => Promise<number>> = {
  'signing in': (address) =>
    status(signIn(...testRequest(deps, { address }), { email: email(), password: 'errada' })),
  'signing up': (address) =>
    status(
      signUp(...testRequest(deps, { address }), {
        fullName: 'Ana',
        email: email(),
        password: goodPassword,
      }),
    ),
  'asking for a new password': (address) =>
    status(requestReset(...testRequest(deps, { address }), { email: email() })),
  'choosing a new password': (address) =>
    status(
      resetPassword(...testRequest(deps, { address }), { token: 'x', password: goodPassword }),
    ),
  'asking to confirm an address': async (address) => {
    const { cookies, ...client } = await newAccount(deps)
    return status(requestConfirmation(...testRequest(deps, { address, cookies }), client))
  },
  'a contact message': async (address) =>
    (await checkLimits(database, deps.env, address)) === 'address' ? 429 : 200,
  'a question to the assistant': (address) => status(takeChatLimits(database, deps.env, address)),
}

const group = () => randomInt(1, 0x10000).toString(16)

test.each(Object.keys(uses))(
  '%s counts a /64 as one visitor, and the next /64 as another',
  async (name) => {
    const use = uses[name] as (address: string) => Promise<number>
    const site = `2001:db8:${group()}`
    expect(await use(`${site}:1::1`)).not.toBe(429)
    expect(await use(`${site}:1:${group()}:${group()}:${group()}:2`)).toBe(429)
    expect(await use(`${site}:2::1`)).not.toBe(429)
  },
)

test.each(Object.keys(uses))('%s counts an IPv4 address the same in IPv6 clothes', async (name) => {
  const use = uses[name] as (address: string) => Promise<number>
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  expect(await use(address)).not.toBe(429)
  expect(await use(`::ffff:${address}`)).toBe(429)
})
