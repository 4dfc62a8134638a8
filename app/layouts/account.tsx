import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
} from 'react-router'
import { guardAccount } from '#server/modules/auth/auth.server.ts'
import { applyPreferences } from '../features/account/apply-preferences.ts'
import { Breadcrumbs } from '../features/account/breadcrumbs.tsx'
import { ConfirmLine } from '../features/account/confirm-line.tsx'
import { keepPage, useStandingPage } from '../features/account/keep-page.ts'
import { NoticeBox } from '../features/account/notice-box.tsx'
import { useSharedSession } from '../features/account/session-channel.ts'
import { Sidebar, sidebarId } from '../features/account/sidebar.tsx'
import { useNotice } from '../features/account/use-notice.ts'
import { useSidebar } from '../features/account/use-sidebar.ts'
import { useWarmPages } from '../features/account/warm-pages.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { accountData } from './account-data.server.ts'

/** Nothing below /dashboard is answered to somebody who is signed out, whatever a page forgets. */
export const middleware: MiddlewareFunction<Response>[] = [guardAccount]
export const clientMiddleware = [keepPage]

export const loader = (args: LoaderFunctionArgs) => accountData(args)

export { AccountError as ErrorBoundary } from '../features/account/account-error.tsx'

export default function AccountLayout() {
  const { assistant, email, verified, menu, sidebarOpen, preferences, notice } =
    useLoaderData<typeof loader>()
  const { open, toggle, panel } = useSidebar(sidebarOpen)
  const ended = useSharedSession()
  useNotice(notice)
  useStandingPage()
  useWarmPages('layouts/account')
  // Once per client: a choice that could not be saved stays until the page is loaded anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored changes with every answer
  useEffect(() => applyPreferences(preferences), [email])

  if (ended) {
    return (
      <p className="grid min-h-dvh place-content-center justify-items-center gap-4" role="status">
        <Spinner className="size-8 text-brand" />A sua sessão terminou.
      </p>
    )
  }
  return (
    <div className="account" data-sidebar={open ? 'open' : 'collapsed'}>
      <a
        href="#conteudo"
        className="btn btn-cta no-print fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <Sidebar
        assistant={assistant}
        email={email}
        menu={menu}
        open={open}
        onToggle={toggle}
        panel={panel}
      />
      <div className="account-body">
        <header className="account-bar no-print">
          <Button
            variant="ghost"
            size="icon"
            className="account-menu-button"
            popoverTarget={sidebarId}
            aria-label="Abrir menu"
          >
            <Icon name="menu" />
          </Button>
          <Breadcrumbs menu={menu} />
        </header>
        {!verified && <ConfirmLine email={email} />}
        <main id="conteudo" tabIndex={-1} className="account-main">
          <NoticeBox notice={notice} />
          <Outlet />
        </main>
      </div>
      <Toaster />
    </div>
  )
}
