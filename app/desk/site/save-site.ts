import type { ActionFunctionArgs } from 'react-router'
import { readForm } from '#server/http/request/read-form.ts'
import { saveSite } from './site.server.ts'

/** Saves while somebody types. A stale save answers with the colleague's text. */
export async function action(args: ActionFunctionArgs) {
  return Response.json(await saveSite(args, await readForm(args.request)))
}
