import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import { type ContactMessage, contactMessages } from '#server/db/schema-contact.ts'

type MailState = { kind: string; state: string; attempts: number; lastError: string | null }
export type Lead = ContactMessage & { mails: MailState[] }

/** Stored messages with the state of their mails, newest first. */
export async function listLeads({ db }: Pick<Database, 'db'>, id?: string): Promise<Lead[]> {
  const messages = await db
    .select()
    .from(contactMessages)
    .where(id ? eq(contactMessages.id, id) : undefined)
    .orderBy(desc(contactMessages.createdAt))
  const states = new Map<string, MailState[]>()
  const rows = await db
    .select()
    .from(mails)
    .where(inArray(mails.kind, ['contact-agency', 'contact-visitor']))
    .orderBy(mails.createdAt)
  for (const { contactMessageId, kind, state, attempts, lastError } of rows) {
    const own = states.get(contactMessageId ?? '') ?? []
    states.set(contactMessageId ?? '', [...own, { kind, state, attempts, lastError }])
  }
  return messages.map((message) => ({ ...message, mails: states.get(message.id) ?? [] }))
}
