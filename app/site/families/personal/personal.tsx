import { Gusts } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Personal } from '#content/types/team.ts'
import type { personalData } from './personal.server.ts'
import { PersonalHero, type PersonalLinks } from './personal-hero.tsx'

type Props = {
  person: Pick<Personal, 'name' | 'closing'>
  links: PersonalLinks
  contact: { email: string; phone: string }
  year: number
}

function PersonalClosing({ person, links, contact, year }: Props) {
  return (
    <div data-theme="noite" className="relative isolate overflow-clip bg-deep text-fg">
      <Gusts className="gusts-closing text-brand opacity-40" />
      <section aria-labelledby="conversar" className="wrap personal-closing">
        <h2 id="conversar" className="title-1 max-w-[7.96em] lg:text-[4.2rem]">
          {person.closing.title}
        </h2>
        <div>
          <p className="lead">{person.closing.text}</p>
          <p className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={links.whatsapp} className="btn btn-cta">
              Conversar no WhatsApp
            </SiteLink>
            <a href={links.cv} download className="btn btn-ghost">
              Baixar CV
            </a>
          </p>
        </div>
      </section>
      <footer className="wrap personal-foot">
        <p>
          © {year} {person.name}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <SiteLink to={links.whatsapp} className="inline-block py-1.5 hover:text-brand">
            WhatsApp {contact.phone}
          </SiteLink>
          <SiteLink to={links.email} className="inline-block py-1.5 hover:text-brand">
            {contact.email}
          </SiteLink>
        </p>
      </footer>
    </div>
  )
}

function PersonalCases({ content }: { content: Personal['cases'] }) {
  return (
    <section aria-labelledby="cases" className="section bg-bg-2">
      <div className="wrap">
        <div className="personal-head">
          <h2 id="cases" className="title-2">
            {content.title}
          </h2>
          <p>{content.intro}</p>
        </div>
        <Reveal>
          <ul className="person-cases">
            {content.items.map((item, index) => (
              <li key={item.title} data-theme={index === 0 ? 'noite' : undefined}>
                {index === 0 && <Gusts className="gusts-above text-accent opacity-60" />}
                <Icon name={item.icon} className="size-7 text-brand" />
                <h3 className="mt-5 text-[1.15rem] leading-snug font-semibold text-soft">
                  {item.title}
                </h3>
                <p className="person-impact">{item.impact}</p>
                <p className="text-muted">{item.description}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  )
}

function Experience({ content }: { content: Personal['experience'] }) {
  return (
    <section aria-labelledby="experiencia" className="section">
      <div className="wrap">
        <div className="personal-head">
          <h2 id="experiencia" className="title-2">
            {content.title}
          </h2>
          <p>{content.intro}</p>
        </div>
        <ol className="person-voyage">
          {content.items.map((job) => (
            <li key={job.company}>
              <p className="num">{job.period}</p>
              <article className="card">
                <h3 className="title-3">{job.role}</h3>
                <p className="mt-1 font-semibold text-brand">{job.company}</p>
                <p className="mt-3 text-muted">{job.description}</p>
                <ul className="person-ticks">
                  {job.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function PersonalServices({ content }: { content: Personal['services'] }) {
  return (
    <section aria-labelledby="servicos" className="section">
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
        <div>
          <h2 id="servicos" className="title-2">
            {content.title}
          </h2>
          <p className="mt-4 text-[1.1rem] text-muted">{content.intro}</p>
        </div>
        <ul className="personal-services">
          {content.items.map((service) => (
            <li key={service.title}>
              <Icon name={service.icon} className="size-6 text-brand" />
              <h3 className="title-3 mt-4">{service.title}</h3>
              <p className="mt-2 text-muted">{service.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Places kept for words that are not published yet; nothing is made up to fill them. */
function ComingTestimonials({ content }: { content: Personal['testimonials'] }) {
  return (
    <section aria-labelledby="depoimentos" className="section pt-0!">
      <div className="wrap">
        <div className="personal-head">
          <h2 id="depoimentos" className="title-2">
            {content.title}
          </h2>
          <p>{content.intro}</p>
        </div>
        <ul className="person-coming">
          {content.items.map((item) => (
            <li key={item.from}>
              <p className="person-soon">{content.soon}</p>
              <h3 className="title-3 mt-5">{item.from}</h3>
              <p className="mt-2 text-muted">{item.about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Summary({ content }: { content: Personal['summaryBlock'] }) {
  return (
    <section aria-labelledby="resumo" className="section bg-bg-2">
      <div className="wrap grid gap-x-18 gap-y-8 md:grid-cols-[0.7fr_1.3fr]">
        <h2 id="resumo" className="title-2">
          {content.title}
        </h2>
        <div>
          <div className="grid max-w-[42rem] gap-4 text-[1.15rem] text-soft">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul aria-label="Competências" className="personal-skills">
            {content.chips.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

export function PersonalPage(page: Awaited<ReturnType<typeof personalData>>) {
  const { person, links, contact, year } = page
  return (
    <>
      <PersonalHero {...page} />
      <Fold />
      <Summary content={person.summaryBlock} />
      <Experience content={person.experience} />
      <PersonalCases content={person.cases} />
      <PersonalServices content={person.services} />
      <ComingTestimonials content={person.testimonials} />
      <PersonalClosing person={person} links={links} contact={contact} year={year} />
    </>
  )
}
