import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
} from 'react-router'
import { brand } from '#content/brand.ts'
import { guardAccount } from '#server/modules/auth/auth.server.ts'
import { guardLooking } from '#server/modules/clients/view.server.ts'
import { ClientSwitch } from '../features/account/client-switch.tsx'
import { keepPage } from '../features/account/keep-page.ts'
import { Shell } from '../features/account/shell.tsx'
import { ViewingBanner } from '../features/account/viewing-banner.tsx'
import { useWarmPages } from '../features/account/warm-pages.ts'
import { Logo } from '../sections/logo.tsx'
import { accountData } from './account-data.server.ts'

/** Nothing below /dashboard is answered to somebody who is signed out, whatever a page forgets. */
export const middleware: MiddlewareFunction<Response>[] = [guardAccount, guardLooking]
export const clientMiddleware = [keepPage]

export const loader = (args: LoaderFunctionArgs) => accountData(args)

export { AccountError as ErrorBoundary } from '../features/account/account-error.tsx'

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
