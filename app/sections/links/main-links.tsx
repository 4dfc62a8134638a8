import { ArrowRight, ArrowUpRight, CalendarDays, MessageCircle, Sailboat } from 'lucide-react'
import type { LinkItem } from '#content/types/links-page.ts'
import { SiteLink } from '../../ui/site-link.tsx'

const drawings: Partial<Record<LinkItem['id'], typeof Sailboat>> = {
  agenda: CalendarDays,
  whatsapp: MessageCircle,
}

export function MainLinks({ label, links }: { label: string; links: LinkItem[] }) {
  return (
    <nav aria-label={label} className="grid gap-3">
      {links.map((link) => (
        <MainLink key={link.id} link={link} />
      ))}
    </nav>
  )
}

function MainLink({ link }: { link: LinkItem }) {
  const Drawing = drawings[link.id] ?? Sailboat
  const Arrow = link.url.startsWith('/') ? ArrowRight : ArrowUpRight
  return (
    <SiteLink
      to={link.url}
      data-link={link.id}
      data-tone={link.tone}
      className={`links-item links-item-${link.size} ${link.pulse ? 'links-pulse' : ''}`}
    >
      <Drawing className="size-7 flex-none" strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="links-item-title">{link.title}</span>
        <span className="links-item-text">{link.subtitle}</span>
      </span>
      {link.badge && <span className="links-badge">{link.badge}</span>}
      <Arrow
        className="size-5 flex-none max-[22rem]:hidden"
        strokeWidth={1.75}
        aria-hidden="true"
      />
    </SiteLink>
  )
}
