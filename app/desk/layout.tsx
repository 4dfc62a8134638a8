import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
} from 'react-router'
import { cachePage, useWarmPages } from '#app/shell/last-page.ts'
import { Shell } from '#app/shell/shell.tsx'
import { shellData } from '#app/shell/shell-data.server.ts'
import { Logo } from '#app/site/parts/logo.tsx'
import { accountLink, deskMenu } from '#content/account.ts'
import { brand } from '#content/brand.ts'
import { guardDesk, requireStaff } from '#features/people/server/people.server.ts'
import { countTodayItems } from '#features/today/server/today.server.ts'

/** Guards everything below /agencia, even if a page forgets to. */
export const middleware: MiddlewareFunction<Response>[] = [guardDesk]
export const clientMiddleware = [cachePage]

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const shell = await shellData(args, { ...member, verified: true })
  const { leads } = await countTodayItems(args)
  const menu = deskMenu.map((item) =>
    item.to === '/agencia/leads' && leads > 0 ? { ...item, count: leads } : item,
  )
  return { ...shell, area: 'Mesa', name: brand.name, menu, links: [accountLink] }
}

export { AccountError as ErrorBoundary } from '#app/shell/account-error.tsx'

export default function DeskLayout() {
  const { links, ...frame } = useLoaderData<typeof loader>()
  useWarmPages('layouts/desk')
  return (
    <Shell frame={frame} links={links} tone="desk" mark={<Logo />} menuTitle="Mesa da agência">
      <Outlet />
    </Shell>
  )
}
