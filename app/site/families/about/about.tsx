import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Photo, type PhotoPicture } from '#app/site/parts/picture.tsx'
import { Gusts, PersonCard, PersonHead, type PersonLink } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { AboutContent } from '#content/types/about.ts'
import type { aboutData } from './about.server.ts'
import { MissionVision } from './mission-vision.tsx'
import { WindMap } from './wind-map.tsx'

function Values({ content }: { content: AboutContent['values'] }) {
  return (
    <section aria-labelledby="valores" className="section pt-0!">
      <div className="wrap">
        <PersonHead
          id="valores"
          eyebrow={content.eyebrow}
          title={content.title}
          intro={content.intro}
        />
        <div className="about-values">
          {content.items.map((value) => (
            <div key={value.name}>
              <h3>{value.name}</h3>
              <dl>
                <div>
                  <dt className="text-brand">
                    <Icon name="check" className="size-5" />
                    {content.does}
                  </dt>
                  <dd>{value.does}</dd>
                </div>
                <div>
                  <dt className="text-muted">
                    <Icon name="close" className="size-5" />
                    {content.refuses}
                  </dt>
                  <dd className="text-muted">{value.refuses}</dd>
                </div>
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

type AboutHeroProps = {
  content: AboutContent['hero']
  photo: PhotoPicture | undefined
  picture: WindPicture
  place: { city: string; position: string }
  /** Whether the people are on this page. */
  team: boolean
}

function AboutHero({ content, photo, picture, place, team }: AboutHeroProps) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-16 lg:pt-40 lg:pb-24">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap grid items-end gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h1 className="title-1 mt-5 lg:text-[4.2rem]">{content.title}</h1>
          <p className="lead mt-6 max-w-[36rem]">{content.lead}</p>
          {team && (
            <p className="mt-9">
              <a href="#equipe" className="btn btn-cta">
                {content.team}
              </a>
            </p>
          )}
        </div>
        <figure>
          {photo ? (
            <Photo
              photo={photo}
              sizes="(width < 64rem) 92vw, 36rem"
              className="about-photo"
              eager
            />
          ) : (
            <WindMap city={place.city} position={place.position} />
          )}
          <figcaption className="mt-4 text-[0.95rem] text-muted">{content.caption}</figcaption>
        </figure>
      </div>
    </div>
  )
}

function Philosophy({ content }: { content: AboutContent['philosophy'] }) {
  return (
    <section
      aria-labelledby="filosofia"
      data-theme="noite"
      className="section relative isolate overflow-clip bg-deep text-fg"
    >
      <Gusts className="w-[min(60rem,120%)] text-brand opacity-30" />
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 id="filosofia" className="title-1 mt-4 lg:text-[4.2rem]">
            {content.title}
          </h2>
        </div>
        <div className="grid gap-5 text-[1.15rem] text-soft lg:pt-12">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="about-habits lg:col-span-2">
          {content.habits.map((habit) => (
            <div key={habit.name}>
              <dt className="title-3 font-display font-[650] tracking-[-0.02em] text-balance">
                {habit.name}
              </dt>
              <dd className="mt-2 text-on-deep-muted">{habit.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type AboutClosingProps = {
  content: AboutContent['closing']
  links: { schedule: string; cases: string | undefined }
}

function AboutClosing({ content, links }: AboutClosingProps) {
  return (
    <section aria-labelledby="rumo" className="section">
      <div className="wrap grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.15fr_0.85fr]">
        <h2 id="rumo" className="title-1 max-w-[8.62em] lg:text-[4.2rem]">
          {content.title}
        </h2>
        <div>
          <p className="lead">{content.text}</p>
          <p className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={links.schedule} className="btn btn-cta">
              {content.schedule}
            </SiteLink>
            <SiteLink to={links.cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}

type Props = { content: AboutContent['team']; people: PersonLink[] }

function Team({ content, people }: Props) {
  return (
    <section id="equipe" tabIndex={-1} aria-labelledby="equipe-titulo" className="section bg-bg-2">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="equipe-titulo" className="title-2">
            {content.title}
          </h2>
          <p className="text-[1.1rem] text-muted">{content.intro}</p>
        </div>
        <Reveal>
          <ul className="person-list">
            {people.map((person) => (
              <li key={person.to}>
                <PersonCard person={person} more={content.more} />
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  )
}

function Essence({ content }: { content: AboutContent['essence'] }) {
  return (
    <section aria-labelledby="essencia" className="section bg-bg-2">
      <div className="wrap">
        <h2 id="essencia" className="eyebrow font-body">
          {content.eyebrow}
        </h2>
        <p className="about-statement">{content.statement}</p>
        <Reveal className="mt-10 grid gap-x-16 gap-y-5 text-[1.1rem] text-muted lg:ml-[24%] lg:grid-cols-2">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </div>
    </section>
  )
}

export function AboutPage(page: Awaited<ReturnType<typeof aboutData>>) {
  const { content, photo, picture, place, people, links } = page
  return (
    <>
      <AboutHero
        content={content.hero}
        photo={photo}
        picture={picture}
        place={place}
        team={people.length > 0}
      />
      <Fold />
      <Essence content={content.essence} />
      <MissionVision mission={content.mission} vision={content.vision} />
      <Values content={content.values} />
      <Philosophy content={content.philosophy} />
      {people.length > 0 && <Team content={content.team} people={people} />}
      <AboutClosing content={content.closing} links={links} />
    </>
  )
}
