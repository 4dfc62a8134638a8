import { randomUUID } from 'node:crypto'
import { contactMessages } from '#features/leads/server/contact/schema.ts'
import type { Database } from '#server/db/client.ts'

/** A message as the form stores it, without its mails. Returns the lead's id. */
export async function writeLead(
  { db }: Pick<Database, 'db'>,
  more: Partial<typeof contactMessages.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(contactMessages)
    .values({
      name: `Ana ${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@example.com`,
      phone: '(85) 98888-7777',
      message: 'Quero um site novo para a padaria.',
      ...more,
    })
    .returning({ id: contactMessages.id })
  return row?.id as string
}
