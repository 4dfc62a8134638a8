import { agenda } from '#content/pages/agenda.ts'
import {
  type AgendaSettings,
  agendaSettings,
  type MeetingKind,
} from '#contracts/agenda-settings.ts'
import type { Transaction } from '#server/db/client.ts'
import { agendaSettingsRow } from '#server/db/schema-agenda.ts'

/** The content's settings, with what the agency changed of them since. */
export async function readSettings(db: Transaction): Promise<AgendaSettings> {
  const [row] = await db.select().from(agendaSettingsRow)
  const changed = agendaSettings.safeParse({ ...agenda.settings, ...(row?.settings as object) })
  return changed.success ? changed.data : agenda.settings
}

/** The kind an address or a form names, else the first. */
export function kindOf({ kinds }: AgendaSettings, id: string | null | undefined): MeetingKind {
  return kinds.find((kind) => kind.id === id) ?? (kinds[0] as MeetingKind)
}
