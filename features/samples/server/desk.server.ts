import { redirect } from 'react-router'
import { requireStaff } from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { withCookies } from '#server/http/cookies.ts'
import { type Args, requestInfo } from '#server/http/request-context.ts'
import { addSamples, hasSamples, removeSamples } from './add-samples.ts'

export async function samplesStand(args: Args): Promise<boolean> {
  const { id } = await requireStaff(args)
  return hasSamples(requestInfo(args).deps.database, id)
}

export async function changeSamples(args: Args, change: 'add' | 'remove'): Promise<Response> {
  const { id } = await requireStaff(args)
  const { deps, secure } = requestInfo(args)
  await (change === 'add' ? addSamples : removeSamples)(deps.database, id)
  const notice: NoticeName = change === 'add' ? 'samples-added' : 'samples-removed'
  return redirect('/agencia/clientes', withCookies([setNotice(notice, secure)]))
}
