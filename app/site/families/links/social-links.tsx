import { SiteLink } from '#app/ui/site-link.tsx'
import type { LinkItem } from '#content/types/links-page.ts'

/** Lucide has no marks of companies any more; these are drawn in its manner. */
const marks: Partial<Record<LinkItem['id'], string>> = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5ZM16 11.4A4 4 0 1 1 12.6 8 4 4 0 0 1 16 11.4ZM17.5 6.5h.01',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6ZM2 9h4v12H2ZM4 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3Z',
}

export function SocialLinks({ label, links }: { label: string; links: LinkItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className="links-networks">
        {links.map((link) => (
          <li key={link.id}>
            <SiteLink to={link.url} data-link={link.id} className="links-social">
              <span className="links-mark" data-stories={link.stories || undefined}>
                <svg
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className="size-5.5"
                  aria-hidden="true"
                >
                  <path d={marks[link.id]} />
                </svg>
              </span>
              <span className="font-semibold">{link.title}</span>
              <span className="text-[0.875rem] text-muted">{link.subtitle}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
