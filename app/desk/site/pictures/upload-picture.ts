import { type ActionFunctionArgs, redirect } from 'react-router'
import { openDesk } from '#features/people/server/people.server.ts'
import { uploadPicture } from '#features/pictures/server/pictures.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { refusalOf } from './library.server.ts'

/** One picture a request, so that each has its progress and its own answer. */
export async function action(args: ActionFunctionArgs) {
  const { staffId } = await openDesk(args)
  const { deps } = requestInfo(args)
  const isScripted = args.request.headers.get('Accept') === 'application/json'
  try {
    const picture = await uploadPicture(deps, staffId, args.request)
    return isScripted ? Response.json({ picture }) : redirect(`/agencia/site/imagens/${picture.id}`)
  } catch (error) {
    const refused = isScripted && refusalOf(error)
    if (refused) return Response.json({ refused })
    throw error
  }
}
