import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OpenRequest } from '#features/conversations/rules/conversations.ts'
import { openConversation } from '#features/conversations/server/visitor.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { addStaff } from '../../people/staff.ts'

/** A secret as a browser makes it. */
export const newToken = () => randomBytes(32).toString('base64url')

export const openRequestOf = (more: Partial<OpenRequest> = {}): OpenRequest => ({
  token: newToken(),
  niche: 'Padaria',
  name: '',
  turns: [],
  page: 'https://site.example/planos',
  before: '',
  visit: { landing: '', referrer: '' },
  ...more,
})

/** A visitor who asked for a person. */
export async function callTeam(database: Database, more: Partial<OpenRequest> = {}) {
  const request = openRequestOf(more)
  return { id: await openConversation(database, request), token: request.token }
}

export const words = (text: string, id = randomUUID()) => ({ id, text })

/** Somebody at the desk, with their rights. */
export async function deskMember(database: Database, name = 'Marina Lopes') {
  const { id } = await addStaff(database, 'team')
  await database.db.execute(sql`update alisio."user" set name = ${name} where id = ${id}`)
  const run = <T>(work: (tx: Transaction) => Promise<T>) => asStaff(database, id, work)
  return { id, name, run }
}
