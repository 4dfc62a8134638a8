import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

type Props = { links: { label: string; to: string }[] }

export function OtherDocuments({ links }: Props) {
  return (
    <nav aria-label="Outros documentos" className="no-print border-t border-line">
      <ul className="wrap grid sm:grid-cols-2">
        {links.map((link) => (
          <li key={link.to} className="legal-other">
            <SiteLink to={link.to}>
              {link.label}
              <Icon name="arrow" className="size-6 text-brand" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
