import type { ReactNode, Ref } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountMenuItem } from '#content/types/account.ts'
import { counted } from '#features/shared/rules/counted.ts'
import { SignOutButton } from './sign-out-button.tsx'

type SidebarProps = {
  area: string
  name: string
  /** In place of the name's first letter. */
  mark?: ReactNode
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
 * One element for both: on narrow screens the browser's own popover, which opens and closes
 * without our scripts; on wide ones account.css shows it as a column.
 */
export function Sidebar(props: SidebarProps) {
  const {
    area,
    name,
    mark,
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
      <div className="sidebar-head">
        <p className="sidebar-name">
          {mark ?? (
            <span className="sidebar-mark" aria-hidden>
              {name.slice(0, 1)}
            </span>
          )}
          <span className="sidebar-text">{name}</span>
        </p>
        <button
          type="button"
          className="sidebar-close"
          popoverTarget={sidebarId}
          popoverTargetAction="hide"
          aria-label="Fechar menu"
        >
          <Icon name="close" />
        </button>
      </div>
      {head}
      <nav aria-labelledby="menu-principal-titulo" className="sidebar-menu">
        <h2 id="menu-principal-titulo" className="sidebar-title">
          {menuTitle}
        </h2>
        <ul>
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
                  <span className="sidebar-fresh">{counted(fresh, 'novo', 'novos')}</span>
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
