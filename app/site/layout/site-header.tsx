import { NamedLogo } from '#app/site/parts/logo.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MenuItem } from '#content/types/menu.ts'

export type SiteHeaderProps = {
  brandName: string
  home: string
  wide: MenuItem[]
  sheet: MenuItem[]
  action: MenuItem
  /** Undefined on the booking pages. */
  booking: (MenuItem & { short: string }) | undefined
}

/** Gets a solid background after 50 px of scrolling (app/site/browser/scrolled.ts). */
export function SiteHeader({ brandName, home, wide, action, booking }: SiteHeaderProps) {
  return (
    <header className="site-header no-print fixed inset-x-0 top-0 z-30">
      <div className="wrap flex h-20 items-center justify-between gap-3">
        <SiteLink
          to={home}
          className="font-display flex min-w-0 items-center gap-3 text-[1.45rem] leading-tight font-[650] tracking-[-0.03em]"
        >
          <NamedLogo name={brandName} />
        </SiteLink>
        <nav aria-label="Principal" className="hidden min-[72rem]:block">
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
          <SiteLink to={action.to} className="btn btn-sm btn-ghost max-sm:hidden">
            {action.label}
          </SiteLink>
          <SiteLink to={booking?.to} className="btn btn-sm btn-cta max-sm:px-3.5">
            {booking?.short}
          </SiteLink>
          <button
            type="button"
            className="grid size-12 place-items-center rounded-full border border-line bg-card scripted min-[72rem]:hidden"
            aria-label="Abrir menu"
            aria-haspopup="dialog"
            aria-expanded={false}
            aria-controls="menu"
            {...{ command: 'show-popover', commandfor: 'menu' }}
          >
            <Icon name="menu" className="size-6" />
          </button>
          <a
            href="#rodape"
            aria-label="Menu"
            className="grid size-12 place-items-center rounded-full border border-line bg-card scriptless min-[72rem]:hidden"
          >
            <Icon name="menu" className="size-6" />
          </a>
        </div>
      </div>
    </header>
  )
}
