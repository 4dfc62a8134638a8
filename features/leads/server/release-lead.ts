import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { queueMails } from './contact/receive-contact.ts'
import { contactMessages } from './contact/schema.ts'
import { leadEvents, leads } from './schema.ts'

type LeadAction = { leadId: string; staffId: string }

const notHeldError = () =>
  new AppError('bad_request', 'Esta mensagem já foi liberada.', 'Recarregue para ver como está.')

async function lockLead(tx: Transaction, leadId: string) {
  if (!isUuid(leadId)) throw notFound()
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  return lead
}

/** A double click. */
async function isReleasedBy(tx: Transaction, { leadId, staffId }: LeadAction): Promise<boolean> {
  const rows = await tx
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.leadId, leadId),
        eq(leadEvents.kind, 'released'),
        eq(leadEvents.staffId, staffId),
        gt(leadEvents.at, sql`now() - interval '1 minute'`),
      ),
    )
  return rows.length > 0
}

/**
 * Releases a held message: it becomes a normal lead, and its mails and webhook are queued. Inside
 * asStaff.
 */
export async function releaseLead(
  tx: Transaction,
  { queue, env }: Pick<AppDeps, 'queue' | 'env'>,
  { leadId, staffId }: LeadAction,
): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (!lead) throw notFound()
  if (!lead.held) {
    if (await isReleasedBy(tx, { leadId, staffId })) return
    throw notHeldError()
  }
  const messages = await tx.select().from(contactMessages).where(eq(contactMessages.leadId, leadId))
  if (messages.some(({ channel }) => channel === 'booking')) {
    throw new AppError(
      'bad_request',
      'Este horário espera a confirmação da própria pessoa.',
      'Ela recebeu o link por e-mail. Se preferir, escreva para ela.',
    )
  }
  for (const message of messages) {
    const webhookState = env.LEADS_WEBHOOK_URL ? 'queued' : null
    await tx
      .update(contactMessages)
      .set({ suspectedSpam: null, overLimit: null, webhookState })
      .where(eq(contactMessages.id, message.id))
    await asServer(tx, () => queueMails(tx, queue, env, message))
  }
  await tx.insert(leadEvents).values({ leadId, kind: 'released', staffId })
}

/** Deletes a held message or spam with its mails. Inside asStaff. */
export async function removeLead(tx: Transaction, { leadId }: LeadAction): Promise<void> {
  const lead = await lockLead(tx, leadId)
  // Deleted already: a double click, or two people at once.
  if (!lead) return
  if (!lead.held && lead.state !== 'spam') {
    throw new AppError(
      'bad_request',
      'Só mensagens retidas e spam são apagadas assim.',
      'Para apagar uma pessoa e tudo dela, use "Apagar contato".',
    )
  }
  await tx.delete(contactMessages).where(eq(contactMessages.leadId, leadId))
  await recordAudit(tx, { kind: 'lead-removed', about: leadId })
}
