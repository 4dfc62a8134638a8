import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#features/people/server/people.server.ts'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { isLeadId } from './read-lead.ts'
import { contacts, leads } from './schema.ts'

/** The button was pressed twice. */
async function wasJustErased(tx: Transaction, leadId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from (select * from alisio.acts order by id desc limit 200) recent
    where kind = 'contact-erased' and detail ->> 'lead' = ${leadId}`)
  return rows.length > 0
}

/**
 * Erases the person behind a lead everywhere: every lead, message, note, meeting and mail of theirs,
 * an invitation they never followed, and mails that were written to files. An account of theirs is
 * their own to erase, and stays.
 */
export async function eraseContact(
  { database, uploads }: Pick<AppDeps, 'database' | 'uploads'>,
  staffId: string,
  leadId: string,
): Promise<void> {
  const mailIds = await asStaff(database, staffId, async (tx) => {
    const [contact] = isLeadId(leadId)
      ? await tx
          .select({ id: contacts.id, email: contacts.email })
          .from(leads)
          .innerJoin(contacts, eq(contacts.id, leads.contactId))
          .where(eq(leads.id, leadId))
          .for('update')
      : []
    if (!contact) {
      if (await wasJustErased(tx, leadId)) return []
      throw notFound()
    }
    const mails = await asServer(tx, async () => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        delete from alisio.mails where contact_message_id in (
          select message.id from alisio.contact_messages message
          join alisio.leads on leads.id = message.lead_id where leads.contact_id = ${contact.id})
        or (${contact.email} <> '' and lower(recipient) = ${contact.email}
          and not exists (select from alisio."user" where lower(email) = ${contact.email}))
        returning id`)
      await tx.execute(sql`
        delete from alisio.invitations where accepted_at is null and email = ${contact.email}`)
      return rows.map(({ id }) => id)
    })
    await tx.delete(contacts).where(eq(contacts.id, contact.id))
    await recordAct(tx, { kind: 'contact-erased', about: contact.id, detail: { lead: leadId } })
    return mails
  })
  // Where there is no SMTP server, mails are files beside the uploads.
  const folder = join(dirname(uploads), 'mail')
  for (const id of mailIds) await rm(join(folder, `${id}.eml`), { force: true })
}
