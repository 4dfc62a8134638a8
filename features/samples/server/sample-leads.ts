import { eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { leadSamples } from '#content/lead-samples.ts'
import { addressNow } from '#content/site-map.ts'
import { contactMessages, leadEvents, leads } from '#features/leads/server/leads.server.ts'
import type { Transaction } from '#server/db/client.ts'

const HOUR = 3_600_000

/** Invented leads beside invented clients, and never beside real ones. Inside asStaff. */
export async function addSampleLeads(tx: Transaction, staffId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from alisio.leads limit 1`)
  if (rows.length > 0) return
  for (const [index, sample] of leadSamples.entries()) {
    const createdAt = new Date(Date.now() - sample.hoursAgo * HOUR)
    // To the page they came to, or home where this site has none such.
    const path = addressNow(sample.landing) ?? sample.landing.replace(/^[^?]*/, '/')
    const landing = new URL(path, brand.url).href
    const [message] = await tx
      .insert(contactMessages)
      .values({
        name: sample.name,
        email: `exemplo${index + 1}@pessoas.example`,
        phone: `(85) 90000-000${index + 1}`,
        company: sample.company,
        message: sample.message,
        page: landing,
        landing,
        createdAt,
      })
      .returning({ id: contactMessages.id })
    const leadId = message?.id as string
    const answered = sample.answer ? new Date(createdAt.getTime() + HOUR) : null
    await tx
      .update(leads)
      .set({
        demo: true,
        state: sample.state,
        value: sample.value ?? null,
        lostReason: sample.reason ?? null,
        ownerId: answered ? staffId : null,
        ...(answered && { waitingSince: null, firstAnswerAt: answered, lastAt: answered }),
      })
      .where(eq(leads.id, leadId))
    if (sample.answer && answered) {
      await tx.insert(leadEvents).values({
        leadId,
        kind: 'answer',
        staffId,
        at: answered,
        body: sample.answer,
        detail: { channel: 'whatsapp' },
      })
    }
  }
}

export async function removeSampleLeads(tx: Transaction): Promise<void> {
  await tx.delete(leads).where(eq(leads.demo, true))
}
