import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useFetcher, useLocation, useMatches } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import type { AccountMenuItem } from '#content/types/account.ts'
import type { Preferences } from '#features/people/rules/preferences.ts'
import { type Notice, NoticeBox, useNotice } from '../notice-box.tsx'
import { applyPreferences } from './apply-preferences.ts'
import { useStandingFocus, useStandingPage } from './last-page.ts'
import { useSharedSession } from './session-channel.ts'
import { Sidebar, sidebarId } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'

const WEEK = 7 * 24 * 60 * 60
const narrow = '(max-width: 47.99rem)'

/** Wide screens collapse the sidebar to icons and remember it; narrow ones slide it in and out. */
function useSidebar(initiallyOpen: boolean) {
  const [open, setOpen] = useState(initiallyOpen)
  const panel = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) return void panel.current?.togglePopover()
    setOpen((wasOpen) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `sidebar_state=${!wasOpen}; Path=/; Max-Age=${WEEK}; SameSite=Lax`
      return !wasOpen
    })
  }, [])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
      // A text that is being written has the key for itself.
      if (event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the panel
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname])

  return { open, toggle, panel }
}

type Crumb = { label: string; to: string }

/**
 * A page below a menu's page returns its own name as `crumb` from its loader, and the pages between
 * as `crumbsAbove`.
 */
function useCrumbs(pathname: string): Crumb[] {
  const last = useMatches().at(-1)?.loaderData
  if (typeof last !== 'object' || last === null || !('crumb' in last)) return []
  const above = 'crumbsAbove' in last ? (last.crumbsAbove as Crumb[]) : []
  return [...above, { label: String(last.crumb), to: pathname }]
}

type Ways = { area: string; menu: AccountMenuItem[]; links?: AccountMenuItem[] }

function Breadcrumbs({ area, menu, links = [] }: Ways) {
  const { pathname } = useLocation()
  const crumbs = useCrumbs(pathname)
  const [home, ...rest] = menu as [AccountMenuItem, ...AccountMenuItem[]]
  const section = [...rest, ...links].find(({ to }) => pathname.startsWith(to))
  const way = [{ label: area, to: home.to }, section ?? home, ...crumbs]
  return (
    <nav aria-label="Você está em" className="crumbs">
      <ol>
        {way.map(({ label, to }, index) => (
          <li key={to + label}>
            {index > 0 && <Icon name="chevron-right" className="size-4 text-muted" />}
            {index === way.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Shown on every page until the e-mail address is confirmed. */
function ConfirmLine({ email }: { email: string }) {
  const { Form, state } = useFetcher()
  return (
    <section aria-label="Confirmação do e-mail" className="confirm-line no-print">
      <Form method="post" action="/dashboard/confirm-email">
        <input type="hidden" name="intent" value="confirm" />
        <p>
          Confirme que <strong>{email}</strong> é seu. Só depois a agência envia números para esta
          conta.
        </p>
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          busy={state !== 'idle'}
          busyText="Enviando..."
        >
          Enviar link de confirmação
        </Button>
      </Form>
    </section>
  )
}

type ShellFrame = {
  /** First breadcrumb. */
  area: string
  /** The name at the top of the menu. */
  name: string
  assistant?: string
  email: string
  verified: boolean
  menu: AccountMenuItem[]
  sidebarOpen: boolean
  preferences: Preferences
  notice: Notice
}

type ShellProps = {
  frame: ShellFrame
  tone?: 'desk'
  mark: ReactNode
  menuTitle?: string
  /** Above the menu. */
  head?: ReactNode
  /** The client's name at the top of each page. */
  whose?: ReactNode
  /** Above the sign-out button. */
  links?: AccountMenuItem[]
  /** At the end of the bar above the page. */
  tools?: ReactNode
  /** Across the top of the page. */
  banner?: ReactNode
  children: ReactNode
}

const TABS = 4

/** The first menu items as tabs at the bottom of a phone. */
const DeskTabs = ({ menu }: { menu: AccountMenuItem[] }) => (
  <nav aria-label="Atalhos" className="desk-tabs no-print">
    {menu.slice(0, TABS).map(({ label, to, icon, count }) => (
      <NavLink key={to} to={to} end={to.split('/').length === 2}>
        <Icon name={icon} />
        {label}
        {count && <span className="desk-tab-count num">{count}</span>}
      </NavLink>
    ))}
  </nav>
)

/** The frame of the client area and of the desk: a menu beside the page. */
export function Shell(props: ShellProps) {
  const {
    frame,
    tone,
    mark,
    menuTitle = 'Menu Principal',
    head,
    whose,
    links,
    tools,
    banner,
    children,
  } = props
  const { area, name, assistant, email, verified, menu, sidebarOpen, preferences, notice } = frame
  const { open, toggle, panel } = useSidebar(sidebarOpen)
  const signedOut = useSharedSession()
  useNotice(notice)
  useStandingPage()
  useStandingFocus()
  // Once per person: a choice that could not be saved stays until the page is reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored preferences change with every answer
  useEffect(() => applyPreferences(preferences), [email])

  if (signedOut) {
    return (
      <p className="grid min-h-dvh place-content-center justify-items-center gap-4" role="status">
        <Spinner className="size-8 text-brand" />A sua sessão terminou.
      </p>
    )
  }
  return (
    <div className="account" data-sidebar={open ? 'open' : 'collapsed'} data-tone={tone}>
      <SkipLink
        to="#conteudo"
        className="btn btn-cta no-print fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Pular para o conteúdo
      </SkipLink>
      <Sidebar
        area={area}
        name={name}
        mark={mark}
        assistant={assistant}
        menuTitle={menuTitle}
        email={email}
        menu={menu}
        open={open}
        onToggle={toggle}
        panel={panel}
        head={head}
        links={links}
      />
      <div className="flex-1 min-w-0">
        {banner}
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
          <Breadcrumbs area={area} menu={menu} links={tone && links} />
          {whose && <p className="account-whose">{whose}</p>}
          {tools}
        </header>
        {!verified && <ConfirmLine email={email} />}
        <main id="conteudo" tabIndex={-1} className="account-main">
          <NoticeBox notice={notice} />
          {children}
        </main>
        {tone === 'desk' && <DeskTabs menu={menu} />}
      </div>
      <Toaster />
    </div>
  )
}
