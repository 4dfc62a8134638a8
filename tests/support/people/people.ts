import { randomUUID } from 'node:crypto'
import { hashPassword, makeSignature } from 'better-auth/crypto'
import { account, session, user } from '#features/people/server/schema.ts'
import type { Database } from '#server/db/client.ts'
import { serverSecret } from '#server/db/server-secret.ts'

export type Person = { id: string; email: string; password: string }

const password = 'jangada-no-mar-aberto'
let hash: Promise<string> | undefined

/** Somebody with an account. What the form does besides, its own stories see; it takes ten times as long. */
export async function addPerson({ db }: Database): Promise<Person> {
  hash ??= hashPassword(password)
  const id = randomUUID()
  const email = `${id}@example.com`
  await db.insert(user).values({ id, name: 'Cliente de Teste', email })
  await db.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: await hash,
  })
  return { id, email, password }
}

/** The cookie of a session that begins now, as signing in gives it. */
export async function sessionCookie(database: Database, { id }: Person) {
  const token = randomUUID()
  await database.db.insert(session).values({
    id: randomUUID(),
    token,
    userId: id,
    expiresAt: new Date(Date.now() + 7 * 86_400_000),
    ipAddress: '127.0.0.1',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  })
  const secret = process.env.AUTH_SECRET ?? (await serverSecret(database, 'auth'))
  const signature = await makeSignature(token, secret)
  const value = encodeURIComponent(`${token}.${signature}`)
  return { name: 'better-auth.session_token', value, httpOnly: true, sameSite: 'Lax' as const }
}
