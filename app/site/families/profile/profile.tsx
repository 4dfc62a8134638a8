import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Gusts, PersonHead, Portrait, type PortraitArt } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Profile } from '#content/types/team.ts'
import { BackLink } from '../legal/back-link.tsx'
import type { profileData } from './profile.server.ts'

type ProfileLinks = { schedule: string; talk: string; portfolio: string | undefined }

type ProfileHeroProps = {
  profile: Pick<Profile, 'name' | 'initials' | 'role' | 'header' | 'closing'>
  picture: WindPicture
  portrait: PortraitArt
  links: ProfileLinks
}

function ProfileHero({ profile, picture, portrait, links }: ProfileHeroProps) {
  const { header, closing } = profile
  return (
    <div className="relative isolate overflow-clip pt-26 pb-16 lg:pt-32 lg:pb-24">
      <Wind picture={picture} className="wind-fade-left" />
      <div className="wrap grid items-center gap-x-10 gap-y-12 md:grid-cols-[1.35fr_0.65fr] lg:grid-cols-[1.25fr_0.75fr] lg:gap-x-20">
        <div>
          <BackLink label="Voltar ao Início" to="/" />
          {profile.role && <p className="eyebrow flex!">{profile.role}</p>}
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

type ProfileClosingProps = { content: Profile['closing']; links: ProfileLinks }

function ProfileClosing({ content, links }: ProfileClosingProps) {
  return (
    <section aria-labelledby="conversar" className="pb-20 lg:pb-28">
      <div className="wrap">
        <div data-theme="noite" className="person-farewell">
          <Gusts className="gusts-aside text-brand opacity-50" />
          <h2 id="conversar" className="title-2">
            {content.title}
          </h2>
          <div>
            {content.text && <p className="lead">{content.text}</p>}
            <p className="mt-7 flex flex-wrap gap-3.5">
              <SiteLink to={links.schedule} className="btn btn-cta">
                {content.schedule}
              </SiteLink>
              <SiteLink to={links.talk} className="btn btn-ghost">
                {content.talk}
              </SiteLink>
              <SiteLink to={links.portfolio} className="btn btn-ghost">
                {content.portfolio}
              </SiteLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** One wide card for the figure that matters most, the others beside it. */
function Results({ content }: { content: NonNullable<Profile['results']> }) {
  return (
    <section aria-labelledby="resultados" className="section bg-bg-2">
      <div className="wrap">
        <PersonHead id="resultados" {...content} />
        <Reveal>
          <ul className="person-results">
            {content.items.map((item, index) => (
              <li key={item.label} data-theme={index === 0 ? 'noite' : undefined}>
                {index === 0 && <Gusts className="gusts-above text-accent opacity-70" />}
                <p>
                  <span className="num block">{item.value}</span>
                  <span className="mt-2 block font-semibold">{item.label}</span>
                </p>
                <p className="mt-2 text-muted">{item.detail}</p>
              </li>
            ))}
          </ul>
        </Reveal>
        <p className="mt-7 max-w-[44rem] text-muted">{content.note}</p>
      </div>
    </section>
  )
}

type Props = { content: NonNullable<Profile['approach']>; name: string }

function Approach({ content, name }: Props) {
  return (
    <section aria-labelledby="abordagem" className="section">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[0.9fr_1.1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <PersonHead id="abordagem" {...content} className="" />
          <figure className="person-spoken mt-10">
            <blockquote>
              <p>{content.quote}</p>
            </blockquote>
            <figcaption className="mt-4 text-muted">{name}</figcaption>
          </figure>
        </div>
        <ol className="person-course">
          {content.steps.map((step) => (
            <li key={step.title}>
              <h3 className="title-3">{step.title}</h3>
              <p className="mt-2 text-[1.1rem] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Skills({ content }: { content: NonNullable<Profile['skills']> }) {
  return (
    <section aria-labelledby="competencias" className="section bg-bg-2">
      <div className="wrap">
        <PersonHead id="competencias" {...content} />
        <ul className="mt-12 grid gap-x-16 gap-y-9 md:grid-cols-2">
          {content.items.map((skill) => (
            <li key={skill.name}>
              <p className="flex items-end justify-between gap-4">
                <span>
                  <span className="font-display block text-[1.2rem] font-[650] tracking-[-0.02em]">
                    {skill.name}
                  </span>
                  <span className="text-muted">{skill.note}</span>
                </span>
                <span className="num text-[1.7rem] leading-none">{skill.level}%</span>
              </p>
              <Progress value={skill.level} label={skill.name} className="mt-3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Sectors({ content }: { content: NonNullable<Profile['sectors']> }) {
  return (
    <section aria-labelledby="setores" className="section">
      <div className="wrap">
        <PersonHead id="setores" {...content} />
        <ul className="person-sectors">
          {content.items.map((sector) => (
            <li key={sector.name}>
              <h3>{sector.name}</h3>
              <p className="text-[1.1rem] text-muted">{sector.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function ProfilePage(page: Awaited<ReturnType<typeof profileData>>) {
  const { profile, picture, portrait, links } = page
  return (
    <>
      <ProfileHero profile={profile} picture={picture} portrait={portrait} links={links} />
      <Fold />
      {profile.results && <Results content={profile.results} />}
      {profile.approach && <Approach content={profile.approach} name={profile.name} />}
      {profile.skills && <Skills content={profile.skills} />}
      {profile.sectors && <Sectors content={profile.sectors} />}
      <ProfileClosing content={profile.closing} links={links} />
    </>
  )
}
