import { sql } from 'drizzle-orm'
import { agenda } from '#content/pages/agenda.ts'
import { type AgendaSettings, agendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import {
  agendaSettingsRow,
  partOf,
  readChanged,
} from '#features/calendar/server/calendar.server.ts'
import { recordAct } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { refuseStale } from '#server/stale-form.ts'
import { changeCalendar } from './calendar-lock.ts'

type Change = (now: AgendaSettings) => Partial<AgendaSettings>

/**
 * Changes some of the settings; `undefined` for one goes back to the content's. What is booked stays.
 * `what` names the part in the log, `seen` the version of it that the form was filled in on.
 */
export function saveSettings(
  database: Pick<Database, 'db'>,
  staffId: string,
  what: string,
  change: Change,
  seen?: string,
): Promise<void> {
  return changeCalendar(
    database,
    async (tx) => {
      const before = await readChanged(tx)
      // What is undefined is left out of the row.
      const settings = { ...before, ...change({ ...agenda.settings, ...before }) }
      const wanted = JSON.parse(JSON.stringify(settings))
      if (!agendaSettings.safeParse({ ...agenda.settings, ...wanted }).success) {
        throw new AppError('bad_request', 'Estes ajustes não servem.', 'Confira os valores.')
      }
      refuseStale({
        seen,
        stored: partOf(before, what),
        wanted: partOf(wanted, what),
        what: 'estes ajustes',
      })
      await tx
        .insert(agendaSettingsRow)
        .values({ settings: wanted })
        .onConflictDoUpdate({
          target: agendaSettingsRow.singleton,
          set: { settings: wanted, changedAt: sql`now()` },
        })
      await recordAct(tx, { kind: 'agenda-changed', detail: { what } })
    },
    staffId,
  )
}
