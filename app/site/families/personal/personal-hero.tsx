import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import type { TextPart } from '#app/site/parts/linked-text.server.ts'
import { LinkedText } from '#app/site/parts/linked-text.tsx'
import { Portrait, type PortraitArt } from '#app/site/people/person.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Personal } from '#content/types/team.ts'

export type PersonalLinks = { cv: string; whatsapp: string; email: string }

type Props = {
  person: Pick<Personal, 'name' | 'initials' | 'badge' | 'headline' | 'lead' | 'city'>
  relation: TextPart[]
  picture: WindPicture
  portrait: PortraitArt
  links: PersonalLinks
}

export function PersonalHero({ person, relation, picture, portrait, links }: Props) {
  return (
    <div className="relative isolate overflow-clip pt-28 pb-16 lg:pt-36 lg:pb-20">
      <Wind picture={picture} className="wind-fade-down opacity-60" />
      <div className="wrap grid gap-x-12 gap-y-10 md:grid-cols-[0.7fr_1.3fr] lg:items-center lg:gap-x-18">
        <Portrait initials={person.initials} art={portrait} className="portrait-card" />
        <div>
          <p className="person-badge">
            <Icon name="badge-check" />
            {person.badge}
          </p>
          <h1 className="title-1 mt-5">{person.name}</h1>
          <p className="font-display mt-4 max-w-[17.24em] text-balance text-[clamp(1.35rem,1.2rem+0.9vw,2rem)] leading-tight font-[650] tracking-[-0.02em] text-brand">
            {person.headline}
          </p>
          <p className="lead mt-5 max-w-[38rem]">{person.lead}</p>
          <p className="mt-5 flex items-center gap-2 text-muted">
            <Icon name="map" />
            {person.city}
          </p>
          {relation.length > 0 && (
            <p className="mt-2 flex max-w-[38rem] items-start gap-2 text-muted">
              <Icon name="users" className="mt-1 size-5 flex-none" />
              <span>
                <LinkedText parts={relation} />
              </span>
            </p>
          )}
          <p className="mt-8 flex flex-wrap gap-3.5">
            {/* Not a page of the router: the browser saves the file. */}
            <a href={links.cv} download className="btn btn-cta">
              <Icon name="download" />
              Baixar CV
            </a>
            <SiteLink to={links.whatsapp} className="btn btn-ghost">
              <Icon name="message" />
              WhatsApp
            </SiteLink>
            <SiteLink to={links.email} className="btn btn-ghost">
              <Icon name="mail" />
              E-mail
            </SiteLink>
          </p>
        </div>
      </div>
    </div>
  )
}
