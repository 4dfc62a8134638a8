import { type ActionFunctionArgs, redirect } from 'react-router'
import { openDesk } from '#features/people/server/people.server.ts'
import { uploadLogo } from '#features/publishing/server/publishing.server.ts'

/** A plain form: a file of this size needs no progress. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { database, staffId } = await openDesk(args)
  const problem = await uploadLogo(database, staffId, args.request)
  const query = { doc: 'look#look', ...(problem && { logo: problem }) }
  return redirect(`/agencia/site?${new URLSearchParams(query)}`)
}
