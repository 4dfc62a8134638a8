import { Link } from 'react-router'

export type PeriodLink = { label: string; name: string; to: string; current: boolean }

/** Links, so that a period has an address and works before and without scripts. */
export function PeriodSwitch({ links }: { links: PeriodLink[] }) {
  return (
    <nav aria-label="Período" className="period-switch no-print">
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          preventScrollReset
          aria-current={link.current ? 'true' : undefined}
          aria-label={link.name}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
