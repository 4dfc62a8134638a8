import { sql } from 'drizzle-orm'
import { type RouterContextProvider, redirect } from 'react-router'
import type { Goals } from '#features/figures/rules/goals.ts'
import { requestInfo, requireStaff } from '#features/people/server/people.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { addFigureNote, readFigureNotes, removeFigureNote } from './figure-notes.ts'
import { readGoals } from './read-goals.ts'
import { goalsVersion, saveGoals } from './save-goals.ts'

export { goalsVersion }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

function answer(args: Args, clientId: string, notice: NoticeName): Response {
  const cookies = withCookies([setNotice(notice, requestInfo(args).secure)])
  return redirect(`/agencia/clientes/${clientId}`, cookies)
}

/** What the client's page at the desk shows of both, with the campaigns a note may be about. */
export async function agreedWith(args: Args, clientId: string, month: string) {
  const { id } = await requireStaff(args)
  return asStaff(requestInfo(args).deps.database, id, async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      select id, campaign_name as name from alisio.campaigns where client_id = ${clientId}
      order by status <> 'ACTIVE', campaign_name limit 200`)
    return {
      goals: await readGoals(tx, clientId, month),
      notes: await readFigureNotes(tx, clientId),
      campaigns: rows,
    }
  })
}

export async function setGoals(
  args: Args,
  clientId: string,
  goals: Goals,
  seen?: string,
): Promise<Response> {
  const { id } = await requireStaff(args)
  await saveGoals(requestInfo(args).deps.database, id, clientId, goals, seen)
  return answer(args, clientId, 'goals-saved')
}

export async function tellOnChart(
  args: Args,
  clientId: string,
  { date, campaign, text }: { date: Day; campaign: string; text: string },
): Promise<Response> {
  const { id } = await requireStaff(args)
  const note = { date, campaignId: campaign || null, body: text }
  await addFigureNote(requestInfo(args).deps.database, id, clientId, note)
  return answer(args, clientId, 'figure-note-saved')
}

export async function takeOffChart(args: Args, clientId: string, note: string): Promise<Response> {
  const { id } = await requireStaff(args)
  await removeFigureNote(requestInfo(args).deps.database, id, clientId, note)
  return answer(args, clientId, 'figure-note-removed')
}
