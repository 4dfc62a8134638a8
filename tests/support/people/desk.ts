import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { test as base } from './client-area.ts'
import type { Person } from './people.ts'

/** Puts somebody with an account on the staff. */
export async function addToStaff(database: Database, { id }: { id: string }, role = 'owner') {
  await database.db.execute(sql`insert into alisio.staff (user_id, role) values (${id}, ${role})`)
}

/** Made by hand: what a story needs beside the one thing it is about. */
export async function addCompany(database: Database, name: string): Promise<string> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`insert into alisio.clients (name) values (${name}) returning id`,
  )
  return rows[0]?.id as string
}

export async function grantAccess(database: Database, userId: string, clientId: string) {
  await database.db.execute(
    sql`insert into alisio.client_people (user_id, client_id) values (${userId}, ${clientId})`,
  )
}

/** Stories at the desk: somebody of the staff, signed in, and a company of their own. */
export const test = base.extend<{
  staff: Person
  company: { id: string; name: string }
  employee: (context: BrowserContext, role?: 'owner' | 'team') => Promise<Person>
}>({
  employee: async ({ database, signUp }, use) => {
    await use(async (context, role = 'owner') => {
      const person = await signUp(context)
      await addToStaff(database, person, role)
      return person
    })
  },
  staff: async ({ context, employee }, use) => {
    await use(await employee(context))
  },
  company: async ({ database }, use) => {
    const name = `Empresa ${randomUUID().slice(0, 8)}`
    await use({ id: await addCompany(database, name), name })
  },
})

export { expect } from './client-area.ts'
