import { type RouterContextProvider, redirect } from 'react-router'
import { requestInfo, requireStaff } from '#features/people/server/people.server.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { CAMPAIGNS_PER_PAGE, listShowcase } from './list-showcase.ts'
import { setShowcase } from './set-showcase.ts'

export { CAMPAIGNS_PER_PAGE }

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

export async function showcaseOf(args: Args, query: { search: string; page: number }) {
  const { id } = await requireStaff(args)
  return listShowcase(requestInfo(args).deps.database, id, query)
}

export async function changeShowcase(args: Args, id: string, shown: boolean): Promise<Response> {
  const { id: staffId } = await requireStaff(args)
  const { deps, secure } = requestInfo(args)
  await setShowcase(deps.database, staffId, { id, shown })
  // The page's own address: that of the request names what the browser asked for as data.
  return redirect(
    args.url.pathname + args.url.search,
    withCookies([setNotice('showcase-saved', secure)]),
  )
}
