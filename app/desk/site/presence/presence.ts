import type { ActionFunctionArgs } from 'react-router'
import { readForm } from '#server/http/request/read-form.ts'
import { presenceView } from './presence.server.ts'

/** An open editor says so, and hears who else is there. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  return Response.json({ present: await presenceView(args, String(form.get('doc') ?? '')) })
}
