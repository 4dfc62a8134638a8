import { type RouterContextProvider, redirect } from 'react-router'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import {
  readFirstAnswer,
  readLeadSettings,
  staffSummaries,
} from '#features/leads/server/leads.server.ts'
import { requestInfo, requireStaff } from '#features/people/server/people.server.ts'
import type { TodayLine } from '#features/shared/rules/today-line.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { backupWaiting } from './backup-waiting.ts'
import { countWaiting } from './count-waiting.ts'
import { saveSummaryHour } from './daily-summary.ts'
import { readMeetings } from './read-meetings.ts'
import { readToday } from './read-today.ts'
import { groupNames } from './sources.ts'

export { groupNames, type TodayLine }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** What needs somebody now, or this very person; the day's meetings, and how quickly people were answered. */
export async function todayOf(args: Args, now: Date, onlyMine: boolean) {
  const member = await requireStaff(args)
  const { database, backupState } = requestInfo(args).deps
  return asStaff(database, member.id, async (tx) => {
    const office = await asServer(tx, () => readOffice(tx))
    const summaries = await tx.select().from(staffSummaries)
    return {
      member,
      office,
      lines: [
        ...(await readToday(tx, now, onlyMine ? member.id : undefined)),
        ...(onlyMine ? [] : backupWaiting(backupState?.() ?? null)),
      ],
      meetings: await readMeetings(tx, office.clock.dayOf(now.getTime())),
      firstAnswer: await readFirstAnswer(tx, office, now),
      settings: await readLeadSettings(tx),
      summaryHour: summaries.find(({ userId }) => userId === member.id)?.hour ?? null,
    }
  })
}

/** For the menu, on every page of the desk. */
export async function waitingCounts(args: Args) {
  const { id } = await requireStaff(args)
  return asStaff(requestInfo(args).deps.database, id, countWaiting)
}

export async function chooseSummaryHour(args: Args, hour: number | null) {
  const { id } = await requireStaff(args)
  const { deps, secure } = requestInfo(args)
  await asStaff(deps.database, id, (tx) => saveSummaryHour(tx, id, hour))
  return redirect('/agencia', withCookies([setNotice('summary-saved', secure)]))
}
