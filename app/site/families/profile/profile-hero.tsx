import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Portrait, type PortraitArt } from '#app/site/people/portrait.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Profile } from '#content/types/team.ts'
import { BackLink } from '../legal/back-link.tsx'

export type ProfileLinks = { schedule: string; talk: string; portfolio: string | undefined }

type Props = {
  profile: Pick<Profile, 'name' | 'initials' | 'role' | 'header' | 'closing'>
  picture: WindPicture
  portrait: PortraitArt
  links: ProfileLinks
}

export function ProfileHero({ profile, picture, portrait, links }: Props) {
  const { header, closing } = profile
  return (
    <div className="relative isolate overflow-clip pt-26 pb-16 lg:pt-32 lg:pb-24">
      <Wind picture={picture} className="wind-fade-left" />
      <div className="wrap grid items-center gap-x-10 gap-y-12 md:grid-cols-[1.35fr_0.65fr] lg:grid-cols-[1.25fr_0.75fr] lg:gap-x-20">
        <div>
          <BackLink label="Voltar ao Início" to="/" />
          <p className="eyebrow flex!">{profile.role}</p>
          <h1 className="title-1 mt-4">{profile.name}</h1>
          {header.headline && (
            <p className="font-display mt-4 text-[clamp(1.35rem,1.2rem+0.9vw,2rem)] leading-tight font-[650] tracking-[-0.02em] text-brand">
              {header.headline}
            </p>
          )}
          {header.lead && <p className="lead mt-5 max-w-[37rem]">{header.lead}</p>}
          {header.specialities.length > 0 && (
            <ul aria-label="Especialidades" className="person-chips mt-7">
              {header.specialities.map((speciality) => (
                <li key={speciality}>{speciality}</li>
              ))}
            </ul>
          )}
          <p className="mt-9 flex flex-wrap gap-3.5">
            <SiteLink to={links.schedule} className="btn btn-cta">
              <Icon name="calendar" className="size-5" />
              {closing.schedule}
            </SiteLink>
            <SiteLink to={links.talk} className="btn btn-ghost">
              <Icon name="message" className="size-5" />
              {closing.talk}
            </SiteLink>
          </p>
        </div>
        <Portrait initials={profile.initials} art={portrait} className="portrait-arch" />
      </div>
    </div>
  )
}
