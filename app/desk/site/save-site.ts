import type { ActionFunctionArgs } from 'react-router'
import { hourOf } from '#app/shell/format.server.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { saveSite } from './site.server.ts'

/** Saves while somebody types. A stale save answers with the colleague's text. */
export async function action(args: ActionFunctionArgs) {
  const saved = await saveSite(args, await readForm(args.request))
  // By the agency's clock, as every other hour at the desk.
  return Response.json({ ...saved, savedAt: hourOf(new Date()) })
}
