import { sql } from 'drizzle-orm'
import { leads } from '#content/leads.ts'
import { type LeadSettings, leadSettings } from '#contracts/lead-settings.ts'
import type { Transaction } from '#server/db/client.ts'
import { leadSettingsRow } from '#server/db/schema-leads.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

/** The content's settings, with what the agency changed of them since. */
export async function readLeadSettings(tx: Transaction): Promise<LeadSettings> {
  const [row] = await tx.select().from(leadSettingsRow)
  const changed = leadSettings.safeParse({ ...leads.settings, ...(row?.settings as object) })
  return changed.success ? changed.data : leads.settings
}

/** Inside asStaff. */
export async function saveLeadSettings(tx: Transaction, settings: LeadSettings): Promise<void> {
  await tx
    .insert(leadSettingsRow)
    .values({ settings })
    .onConflictDoUpdate({
      target: leadSettingsRow.singleton,
      set: { settings, changedAt: sql`now()` },
    })
  await recordAct(tx, {
    kind: 'lead-settings-changed',
    detail: { templates: settings.templates.length, hours: settings.remindAfterHours },
  })
}
