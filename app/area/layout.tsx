import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
} from 'react-router'
import { keepPage } from '#app/shell/keep-page.ts'
import { Shell } from '#app/shell/shell.tsx'
import { useWarmPages } from '#app/shell/warm-pages.ts'
import { Logo } from '#app/ui/logo.tsx'
import { brand } from '#content/brand.ts'
import { guardAccount, guardLooking } from '#features/people/server/people.server.ts'
import { ClientSwitch } from './client-switch.tsx'
import { accountData } from './layout.server.ts'
import { ViewingBanner } from './viewing-banner.tsx'

/** Nothing below /dashboard is answered to somebody who is signed out, whatever a page forgets. */
export const middleware: MiddlewareFunction<Response>[] = [guardAccount, guardLooking]
export const clientMiddleware = [keepPage]

export const loader = (args: LoaderFunctionArgs) => accountData(args)

export { AccountError as ErrorBoundary } from '#app/shell/account-error.tsx'

export default function AccountLayout() {
  const { viewing, client, choices, links, ...frame } = useLoaderData<typeof loader>()
  useWarmPages('layouts/account')
  return (
    <Shell
      frame={frame}
      links={links}
      head={
        <>
          <p className="sidebar-agency sidebar-text">
            <Logo className="size-6" />
            {brand.name}
          </p>
          {client && <ClientSwitch client={client} choices={choices} />}
        </>
      }
      whose={
        client && (
          <>
            <Logo className="size-6" />
            <span>{client.name}</span>
          </>
        )
      }
      banner={viewing && client && <ViewingBanner name={client.name} />}
    >
      <Outlet />
    </Shell>
  )
}
