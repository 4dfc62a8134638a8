import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { NavLink, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { currentToasts, subscribeToToasts, toast } from '#app/ui/toast/toast.ts'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import type { AccountMenuItem } from '#content/types/account.ts'
import { outage } from '#features/shared/rules/failure.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { areaNotices } from '../forms/area-copy.ts'
import { applyPreferences } from './apply-preferences.ts'
import { notifyOtherTabs } from './session-channel.ts'

/** The public page after signing out has no toaster, so this adds one. */
function toastSignedOut() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Toaster />)
  toast(areaNotices['signed-out'])
  const stop = subscribeToToasts(() => {
    if (currentToasts().length > 0) return
    stop()
    // Deferred, because the store is still notifying its listeners.
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  })
}

const address = '/dashboard/sign-out'

/** A form, so that it also works without scripts. */
function SignOutButton({ collapsed }: { collapsed: boolean }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function signOut(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const answer = await fetch(address, { method: 'POST', redirect: 'manual' })
      // With `redirect: 'manual'` a redirect has no status.
      if (answer.type !== 'opaqueredirect' && !answer.ok) throw new Error(String(answer.status))
      notifyOtherTabs('signed-out')
      applyPreferences(null)
      await navigate('/', { replace: true })
      toastSignedOut()
    } catch (error) {
      setBusy(false)
      const unavailable = (error as Error).message === '503'
      toast({
        variant: 'destructive',
        title: 'Erro ao fazer logout',
        description: unavailable
          ? `${outage.message} ${outage.action}`
          : 'Não conseguimos falar com o servidor. Tente de novo em alguns instantes.',
      })
    }
  }

  return (
    <form method="post" action={address} onSubmit={signOut}>
      <button
        type="submit"
        className="sidebar-item"
        disabled={busy}
        title={collapsed ? 'Sair' : undefined}
      >
        {busy ? <Spinner className="size-5" /> : <Icon name="sign-out" />}
        <span className="sidebar-text">Sair</span>
      </button>
    </form>
  )
}

type SidebarProps = {
  area: string
  name: string
  mark: ReactNode
  /** The assistant's name below the agency's; its first letter is all that a collapsed menu shows. */
  assistant?: string
  menuTitle: string
  email: string
  menu: AccountMenuItem[]
  open: boolean
  onToggle: () => void
  panel: Ref<HTMLElement>
  head?: ReactNode
  links?: AccountMenuItem[]
}

export const sidebarId = 'menu-principal'

/**
 * A native popover on narrow screens, so that it works without scripts; on wide screens shell.css
 * shows it as a column.
 */
export function Sidebar(props: SidebarProps) {
  const {
    area,
    name,
    mark,
    assistant,
    menuTitle,
    email,
    menu,
    open,
    onToggle,
    panel,
    head,
    links = [],
  } = props
  return (
    <aside
      ref={panel}
      id={sidebarId}
      popover="auto"
      className="sidebar no-print"
      data-collapsed={open ? undefined : ''}
      aria-label={area}
    >
      <div className="sidebar-top" data-replaced={assistant ? '' : undefined}>
        <p className="sidebar-name">
          {mark}
          <span className="sidebar-text">{name}</span>
        </p>
        <button
          type="button"
          className="size-11 grid place-items-center md:hidden"
          popoverTarget={sidebarId}
          popoverTargetAction="hide"
          aria-label="Fechar menu"
        >
          <Icon name="close" />
        </button>
      </div>
      {assistant && (
        <p className="sidebar-assistant">
          <span className="sidebar-letter" aria-hidden>
            {assistant.slice(0, 1)}
          </span>
          <span className="sidebar-text">{assistant}</span>
        </p>
      )}
      {head}
      <nav aria-labelledby="menu-principal-titulo" className="mt-5 mb-auto">
        <h2 id="menu-principal-titulo" className="sidebar-title">
          {menuTitle}
        </h2>
        <ul className="grid gap-[0.2rem]">
          {menu.map(({ label, to, icon, count, fresh }, index) => (
            <li key={to}>
              <NavLink
                to={to}
                end={index === 0 && to.split('/').length === 2}
                className="sidebar-item"
                title={open ? undefined : label}
              >
                <Icon name={icon} />
                <span className="sidebar-text">{label}</span>
                {count && (
                  <span className="sidebar-count num">
                    {count}
                    <span className="sr-only"> esperando</span>
                  </span>
                )}
                {fresh ? (
                  <span className="sidebar-fresh">{formatCount(fresh, 'novo', 'novos')}</span>
                ) : null}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sidebar-foot">
        <p className="sidebar-email" title={email || undefined}>
          {email || 'Usuário'}
        </p>
        {links.map(({ label, to, icon }) => (
          <NavLink key={to} to={to} className="sidebar-item" title={open ? undefined : label}>
            <Icon name={icon} />
            <span className="sidebar-text">{label}</span>
          </NavLink>
        ))}
        <SignOutButton collapsed={!open} />
        <button
          type="button"
          className="sidebar-item sidebar-toggle"
          onClick={onToggle}
          aria-expanded={open}
          aria-keyshortcuts="Control+B Meta+B"
          title={open ? undefined : 'Expandir menu'}
        >
          <Icon name="sidebar" />
          <span className="sidebar-text">{open ? 'Recolher menu' : 'Expandir menu'}</span>
        </button>
      </div>
    </aside>
  )
}
