import { artStyle } from '#app/generated/mark.ts'
import { SailScene } from '#app/site/art/sail-scene.tsx'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { BookingLine } from '#app/site/parts/booking-line.tsx'
import { Logo } from '#app/site/parts/logo.tsx'
import { Fold, Island } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ClassicHomeContent } from '#content/types/page.ts'
import { ClassicAbout } from './classic-about.tsx'
import type { classicHomeData } from './classic-home.server.ts'
import { ClassicServices } from './classic-services.tsx'
import { ContactSection } from './contact-section.tsx'

type CtaBandProps = {
  content: ClassicHomeContent['callToAction']
  whatsapp: string
  cases: string | undefined
}

/** Waves where drawings are of the wind, steps where they are of tiles. */
const crest =
  artStyle === 'tiles'
    ? ['M0 40h960v40h480v41H0Z', 'M0 80h720v20h720v21H0Z']
    : [
        'M0 70C220 20 400 118 660 78s420-70 780-34v77H0Z',
        'M0 92C240 44 420 128 690 94s430-56 750-26v53H0Z',
      ]

/** A dark band, edge to edge, with the agency's mark on its crest. */
function CtaBand({ content, whatsapp, cases }: CtaBandProps) {
  return (
    <section aria-labelledby="cta-title" data-theme="noite" className="sea text-fg">
      <svg
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        className="sea-crest"
        aria-hidden="true"
      >
        {crest.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <Logo className="sea-sail" />
      <Reveal className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <h2 id="cta-title" className="title-1 max-w-[8.62em] lg:text-[4.2rem]">
          {content.title}
        </h2>
        <div>
          <p className="lead max-w-[30rem]">{content.text}</p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={whatsapp} className="btn btn-cta">
              <Icon name="message" />
              {content.talk}
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
        </div>
      </Reveal>
      {artStyle === 'wind' && <SeaLines />}
    </section>
  )
}

function SeaLines() {
  return (
    <svg
      viewBox="0 0 1440 200"
      preserveAspectRatio="none"
      strokeWidth="1.25"
      className="sea-lines"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 60c240-60 420 60 720 20s460-60 720-20M0 105c240-60 430 60 740 20s450-60 700-20M0 152c240-60 440 60 760 20s440-60 680-20M0 198c240-60 450 60 780 20s430-60 660-20"
      />
    </svg>
  )
}

type Props = {
  content: ClassicHomeContent['hero']
  picture: WindPicture
  scheduling: string
  cases: string | undefined
  plans: string | undefined
}

function ClassicHero({ content, picture, scheduling, cases, plans }: Props) {
  const [roi, leads] = content.stats
  const { rating, clients } = content
  return (
    <div className="relative isolate overflow-clip pt-28 pb-16 lg:pt-36 lg:pb-24">
      <Wind picture={picture} className="wind-fade-left" />
      <div className="wrap grid items-center gap-x-18 gap-y-16 lg:grid-cols-[1.05fr_0.95fr]">
        <div className="hero-fade">
          <p className="inline-block rounded-full border border-brand/30 bg-brand-tint px-4 py-1.5 text-[0.9rem] font-semibold text-brand">
            {content.badge}
          </p>
          <h1 className="title-1 mt-6 max-sm:max-w-[8.3em] lg:text-[4.4rem]">{content.title}</h1>
          <p className="mt-6 max-w-[33rem] text-[1.2rem] text-muted">{content.lead}</p>
          {content.price && (
            <p className="mt-4 text-[1.1rem] font-semibold">
              <SiteLink to={plans} className="link py-1">
                {content.price}
              </SiteLink>
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3.5">
            <SiteLink to={scheduling} className="btn btn-cta">
              {content.schedule}
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
          {(rating || clients) && (
            <div className="mt-9 flex flex-wrap items-center max-sm:flex-col max-sm:items-start gap-x-4 gap-y-1 text-muted">
              {rating && <Stars value={5} />}
              <span>
                <b className="text-fg">{rating}</b>
                {rating && clients && ' · '}
                {clients}
              </span>
            </div>
          )}
        </div>
        <div className="relative mx-auto w-full max-w-[29rem] lg:max-w-none">
          <SailScene />
          {roi && <Chip fact={roi} className="top-[18%] -left-2 sm:-left-10" />}
          {leads && <Chip fact={leads} className="-right-2 bottom-[9%] sm:-right-6" />}
        </div>
      </div>
    </div>
  )
}

function Chip({ fact, className }: { fact: { value: string; label: string }; className: string }) {
  return (
    <p
      className={`absolute rounded-[1.25rem] bg-raised px-5 py-4 leading-tight shadow-soft ${className}`}
    >
      <span className="num block text-[1.9rem]">{fact.value}</span>
      <span className="text-[0.95rem] text-muted">{fact.label}</span>
    </p>
  )
}

/** Four stops on one line that rises as the wind does; on a phone it runs straight down. */
function HowWeWork({ content }: { content: ClassicHomeContent['process'] }) {
  return (
    <section
      id="how-we-work"
      tabIndex={-1}
      aria-labelledby="process-title"
      className="section bg-bg-2 target overflow-clip"
    >
      <div className="wrap">
        <div className="max-w-[32rem]">
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 id="process-title" className="title-2 mt-4">
            {content.title}
          </h2>
          <p className="mt-5 text-[1.1rem] text-muted">{content.intro}</p>
        </div>
        <Reveal as="ol" className="ascent mt-12">
          {content.steps.map((step, index) => (
            <li key={step.title}>
              <span className="ascent-stop num" aria-hidden="true">
                {index + 1}
              </span>
              {step.duration && (
                <p className="text-[0.95rem] font-semibold text-brand">{step.duration}</p>
              )}
              <h3 className="title-3 mt-1">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </Reveal>
      </div>
    </section>
  )
}

export function ClassicHomePage(page: Awaited<ReturnType<typeof classicHomeData>>) {
  const { content } = page
  return (
    <>
      <ClassicHero
        content={content.hero}
        picture={page.picture}
        scheduling={page.scheduling}
        cases={page.cases}
        plans={page.plans}
      />
      <Fold />
      <ClassicServices content={content.services} services={page.services}>
        <BookingLine {...page.booking} text={page.booking.invite} />
      </ClassicServices>
      <ClassicAbout content={content.about} links={page.aboutLinks} />
      <HowWeWork content={content.process} />
      {page.testimonials.length > 0 && (
        <>
          <Island
            name="testimonials"
            props={{ head: content.testimonials, testimonials: page.testimonials }}
          />
          <div className="wrap -mt-10 pb-20">
            <BookingLine {...page.booking} text={page.booking.proof} />
          </div>
        </>
      )}
      <CtaBand content={content.callToAction} whatsapp={page.whatsapp} cases={page.cases} />
      <ContactSection content={content.contact} details={page.contact}>
        <Island
          name="scheduling"
          props={{
            content: content.contact.scheduling,
            page: page.scheduling,
            framed: page.framed,
          }}
        />
      </ContactSection>
    </>
  )
}
