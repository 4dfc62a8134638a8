import { sql } from 'drizzle-orm'
import { leads } from '#content/leads.ts'
import type { FunnelSettings } from '#content/types/leads.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { refuseStale } from '#server/failures/stale-form.ts'
import { funnelSettings } from '../rules/funnel.ts'
import { type LeadSettings, leadSettings } from '../rules/leads.ts'
import { leadSettingsRow } from './schema.ts'

/** The content's settings with changes made at the desk. */
export async function readLeadSettings(tx: Transaction): Promise<LeadSettings> {
  const [row] = await tx.select().from(leadSettingsRow)
  const changed = leadSettings.safeParse({ ...leads.settings, ...(row?.settings as object) })
  return changed.success ? changed.data : leads.settings
}

/** Inside asStaff. `formVersion` is the version the form was loaded with. */
export async function saveLeadSettings(
  tx: Transaction,
  settings: LeadSettings,
  formVersion?: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('lead settings', 0))`)
  const stored = await readLeadSettings(tx)
  refuseStale({ formVersion: formVersion, stored, submitted: settings, what: 'os modelos' })
  await tx
    .insert(leadSettingsRow)
    .values({ settings })
    .onConflictDoUpdate({
      target: leadSettingsRow.singleton,
      set: { settings, changedAt: sql`now()` },
    })
  await recordAudit(tx, {
    kind: 'lead-settings-changed',
    detail: { templates: settings.templates.length, hours: settings.remindAfterHours },
  })
}

/** Chances and reasons of losses: the content's, with changes made at the desk. */
export async function readFunnelSettings(tx: Transaction): Promise<FunnelSettings> {
  const [row] = await tx.select().from(leadSettingsRow)
  const changed = funnelSettings.safeParse({ ...leads.funnel, ...(row?.funnel as object) })
  return changed.success ? changed.data : leads.funnel
}

/** Inside asStaff. `formVersion` is the version the form was loaded with. */
export async function saveFunnelSettings(
  tx: Transaction,
  funnel: FunnelSettings,
  formVersion?: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('lead settings', 0))`)
  const stored = await readFunnelSettings(tx)
  refuseStale({ formVersion, stored, submitted: funnel, what: 'os ajustes do funil' })
  await tx
    .insert(leadSettingsRow)
    .values({ settings: leads.settings, funnel })
    .onConflictDoUpdate({
      target: leadSettingsRow.singleton,
      set: { funnel, changedAt: sql`now()` },
    })
  await recordAudit(tx, {
    kind: 'lead-funnel-changed',
    detail: { ...funnel.chances, reasons: funnel.lossReasons.length },
  })
}
