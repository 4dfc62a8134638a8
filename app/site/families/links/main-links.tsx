import { artStyle } from '#app/generated/mark.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LinkItem } from '#content/types/links-page.ts'

const icons: Partial<Record<LinkItem['id'], IconName>> = { agenda: 'calendar', whatsapp: 'message' }
/** The site itself: a sail where drawings are of the wind. */
const ownIcon: IconName = artStyle === 'wind' ? 'sail' : 'layout'

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
  return (
    <SiteLink
      to={link.url}
      data-link={link.id}
      data-tone={link.tone}
      className={`links-item links-item-${link.size} ${link.pulse ? 'links-pulse' : ''}`}
    >
      <Icon name={icons[link.id] ?? ownIcon} className="size-7 flex-none" />
      <span className="min-w-0 flex-1">
        <span className="links-item-title">{link.title}</span>
        <span className="links-item-text">{link.subtitle}</span>
      </span>
      {link.badge && <span className="links-badge">{link.badge}</span>}
      <Icon
        name={link.url.startsWith('/') ? 'arrow' : 'arrow-up-right'}
        className="size-5 flex-none max-[22rem]:hidden"
      />
    </SiteLink>
  )
}
