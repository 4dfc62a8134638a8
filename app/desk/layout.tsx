import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
} from 'react-router'
import { deskFrame } from '#app/shell/frame/desk-frame.server.ts'
import { cachePage, useWarmPages } from '#app/shell/frame/last-page.ts'
import { Shell } from '#app/shell/frame/shell.tsx'
import { shellData } from '#app/shell/frame/shell-data.server.ts'
import { SearchBox } from '#app/shell/search/search-box.tsx'
import { Logo } from '#app/site/parts/logo.tsx'
import { guardDesk, requireStaff } from '#features/people/server/people.server.ts'

/** Guards everything below /agencia, even if a page forgets to. */
export const middleware: MiddlewareFunction<Response>[] = [guardDesk]
export const clientMiddleware = [cachePage]

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const shell = await shellData(args, { ...member, verified: true })
  return { ...shell, ...(await deskFrame(args)) }
}

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

export default function DeskLayout() {
  const { links, ...frame } = useLoaderData<typeof loader>()
  useWarmPages('layouts/desk')
  return (
    <Shell
      frame={frame}
      links={links}
      tone="desk"
      mark={<Logo />}
      menuTitle="Mesa da agência"
      tools={<SearchBox />}
    >
      <Outlet />
    </Shell>
  )
}
