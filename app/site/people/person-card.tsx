import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Portrait, type PortraitArt } from './portrait.tsx'

export type PersonLink = {
  name: string
  initials: string
  role: string
  summary: string | undefined
  portrait: PortraitArt
  to: string
}

/** The name is the link, and its area is the whole card. */
export function PersonCard({ person, more }: { person: PersonLink; more: string }) {
  return (
    <article className="person-card">
      <Portrait initials={person.initials} art={person.portrait} />
      <div className="mt-6">
        <h3 className="title-3">
          <SiteLink to={person.to} className="after:absolute after:inset-0">
            {person.name}
          </SiteLink>
        </h3>
        <p className="mt-1.5 font-semibold text-brand">{person.role}</p>
        {person.summary && <p className="mt-3 text-muted">{person.summary}</p>}
        <p className="mt-4 inline-flex items-center gap-2 font-semibold" aria-hidden="true">
          {more}
          <Icon name="arrow" className="size-5" />
        </p>
      </div>
    </article>
  )
}
