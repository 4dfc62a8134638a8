import { Link, useLocation, useMatches } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountMenuItem } from '#content/types/account.ts'

/** A page below a menu's page returns its own name as `crumb` from its loader. */
function useCrumb(): string | undefined {
  const last = useMatches().at(-1)?.loaderData
  if (typeof last !== 'object' || last === null || !('crumb' in last)) return undefined
  return String(last.crumb)
}

export function Breadcrumbs({ area, menu }: { area: string; menu: AccountMenuItem[] }) {
  const { pathname } = useLocation()
  const crumb = useCrumb()
  const [home, ...rest] = menu as [AccountMenuItem, ...AccountMenuItem[]]
  const section = rest.find(({ to }) => pathname.startsWith(to))
  const way = [
    { label: area, to: home.to },
    section ?? home,
    ...(crumb ? [{ label: crumb, to: pathname }] : []),
  ]
  return (
    <nav aria-label="Você está em" className="crumbs">
      <ol>
        {way.map(({ label, to }, index) => (
          <li key={label}>
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
