import { eq } from 'drizzle-orm'
import type { noteChannels } from '#contracts/lead-states.ts'
import type { Transaction } from '#server/db/client.ts'
import { contactMessages } from '#server/db/schema-contact.ts'
import { leadEvents } from '#server/db/schema-leads.ts'

export type NotedLead = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  channel: (typeof noteChannels)[number]
  /** Where a visit to the site came before it. */
  visit?: { landing: string; referrer: string; reference: string; page: string }
}

/**
 * A lead that reached the agency by telephone, WhatsApp or its door, inside asStaff. It joins the
 * open lead of a contact who is known. Returns the lead's id.
 */
export async function noteLead(
  tx: Transaction,
  staffId: string,
  { visit, ...written }: NotedLead,
): Promise<string> {
  const [message] = await tx
    .insert(contactMessages)
    .values({ ...written, ...visit })
    .returning({ id: contactMessages.id })
  const [stored] = await tx
    .select({ leadId: contactMessages.leadId })
    .from(contactMessages)
    .where(eq(contactMessages.id, message?.id as string))
  const leadId = stored?.leadId as string
  const detail = { channel: written.channel, message: message?.id as string }
  await tx.insert(leadEvents).values({ leadId, kind: 'created', staffId, detail })
  return leadId
}
