import { Logo } from '#app/site/parts/logo.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MenuItem } from '#content/types/menu.ts'

export type SiteHeaderProps = {
  brandName: string
  home: string
  wide: MenuItem[]
  sheet: MenuItem[]
  action: MenuItem
}

/** Turns solid beyond 50 px (app/site/browser/scrolled.ts). */
export function SiteHeader({ brandName, home, wide, action }: SiteHeaderProps) {
  return (
    <header className="site-header no-print fixed inset-x-0 top-0 z-30 transition-[background-color,box-shadow] duration-200 data-solid:bg-bg/92 data-solid:shadow-[0_1px_0_var(--line),0_18px_40px_-28px_rgb(0_0_0/0.6)] data-solid:backdrop-blur-md">
      <div className="wrap flex h-20 items-center justify-between gap-6">
        <SiteLink
          to={home}
          className="font-display flex items-center gap-3 text-[1.45rem] font-[650] tracking-[-0.03em]"
        >
          <Logo />
          {brandName}
        </SiteLink>
        <nav aria-label="Principal" className="hidden lg:block">
          <ul className="flex gap-8 text-[0.975rem] font-medium text-soft">
            {wide.map((item) => (
              <li key={item.to}>
                <SiteLink to={item.to} className="py-2 hover:text-brand">
                  {item.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <SiteLink to={action.to} className="btn btn-sm site-action max-sm:hidden">
            {action.label}
          </SiteLink>
          <button
            type="button"
            className="grid size-12 place-items-center rounded-full border border-line bg-card scripted lg:hidden"
            aria-label="Abrir menu"
            aria-haspopup="dialog"
            aria-expanded={false}
            aria-controls="menu"
            {...{ command: 'show-modal', commandfor: 'menu' }}
          >
            <Icon name="menu" className="size-6" />
          </button>
          <a href="#rodape" className="btn btn-sm btn-ghost scriptless lg:hidden">
            Menu
          </a>
        </div>
      </div>
    </header>
  )
}
