import type { ReactNode } from 'react'
import { artStyle } from '#app/generated/mark.ts'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { BookingLine } from '#app/site/parts/booking-line.tsx'
import { Fold, Island } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Fact } from '#content/types/common.ts'
import type { HomeContent } from '#content/types/page.ts'
import type { Partner } from '#content/types/testimonial.ts'
import type { homeData } from './home.server.ts'
import { HomeContact } from './home-contact.tsx'
import { HomeTestimonials } from './home-testimonials.tsx'
import { LiveMetrics } from './live-metrics.tsx'
import { ServiceBento } from './service-bento.tsx'
import { ToolGrid } from './tool-grid.tsx'

const gusts =
  'M0 190C200 150 300 190 520 150S900 90 1200 20M0 170C200 130 320 176 540 130S900 70 1200 0M0 200C240 170 360 196 560 168S920 120 1200 50'

type OfferProps = {
  content: NonNullable<HomeContent['offer']>
  scheduling: string
  /** Whether a script may say how many places are left (app/site/browser/pages/offer-places.ts). */
  counted: boolean
}

function Offer({ content, scheduling, counted }: OfferProps) {
  const { plain, none, one, some } = content.places
  return (
    <section className="section">
      <div className="wrap">
        <div className="sun-panel">
          <svg viewBox="0 0 1200 200" preserveAspectRatio="none" aria-hidden="true">
            <path d={artStyle === 'tiles' ? 'M0 199h1200' : gusts} />
          </svg>
          <div>
            <Boats count={content.slots} />
            <p className="mt-4 font-semibold">{content.eyebrow}</p>
            <h2 className="title-2 mt-3">{content.title}</h2>
            <p className="mt-5 max-w-[32rem] text-[1.15rem]">{content.text}</p>
            <p
              className="mt-3 font-semibold"
              data-places={counted ? '' : undefined}
              data-none={none}
              data-one={one}
              data-some={some}
            >
              {plain}
            </p>
            <SiteLink to={scheduling} className="btn sun-action mt-8">
              {content.action}
              <Icon name="arrow" className="size-5" />
            </SiteLink>
          </div>
          <ul className="home-ticks font-semibold">
            {content.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

// Mainsail, foresail and hull, drawn from the mainsail's foot.
const sails = 'c5 0 7-18 14-21v21zm16 0v-17c5 4 7 10 8 17zm-17 3h26v2h-26z'

const boat = artStyle === 'tiles' ? 'v-18h18a18 18 0 0 1-18 18z' : sails

/** One boat, or one tile, for each place in the offer. */
function Boats({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => `M${1 + place * 34} 23${boat}`)
  return (
    <svg viewBox={`0 0 ${count * 34} 28`} className="sun-boats" aria-hidden="true">
      <path d={places.join('')} />
    </svg>
  )
}

type Props = {
  content: HomeContent['hero']
  picture: WindPicture
  scheduling: string
  cases: string | undefined
  plans: string | undefined
  /** The live metrics card. */
  children: ReactNode
}

function HomeHero({ content, picture, scheduling, cases, plans, children }: Props) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-20 sm:pt-40 lg:pb-36">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="sun-glow" />
      <div className="wrap grid items-center gap-x-16 gap-y-14 lg:grid-cols-[1.15fr_0.85fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h1 className="title-1 mt-5 max-[22rem]:text-[2.15rem]">
            {content.title} <span className="block text-brand">{content.highlight}</span>
          </h1>
          <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
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
              <Icon name="arrow" className="size-5" />
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
          {content.proof && (
            <div className="mt-10 flex items-center gap-4 text-muted">
              <span className="faces flex flex-none" aria-hidden="true">
                {content.faces.map((initials) => (
                  <span key={initials}>{initials}</span>
                ))}
              </span>
              <span>{content.proof}</span>
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

function PartnerBadges({ title, partners }: { title: string; partners: Partner[] }) {
  return (
    <div className="mt-14 lg:mt-20">
      <h3 className="title-3">{title}</h3>
      <ul className="mt-6 grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {partners.map((partner) => (
          <li key={partner.name} className="flex gap-4 border-b border-line py-5">
            <Compass />
            <span>
              <b className="block leading-snug font-semibold">{partner.name}</b>
              <span className="mt-1 block text-[0.95rem] leading-snug text-muted">
                {partner.description}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Compass() {
  return (
    <svg viewBox="0 0 40 40" className="home-compass" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" />
      <path d="M20 7l3.6 9.4L33 20l-9.4 3.6L20 33l-3.6-9.4L7 20l9.4-3.6z" />
    </svg>
  )
}

/** Floats over the lower edge of what stands above it, and fades in once (app/site/browser/fade-once.ts). */
function StatCards({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul data-fade="" className="stat-cards wrap">
      {facts.map((fact) => (
        <li key={fact.label} className="stat-card">
          <span className="num block text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)] leading-none">
            {fact.value}
          </span>
          <span className="mt-2 block text-muted">{fact.label}</span>
        </li>
      ))}
    </ul>
  )
}

export function HomePage(page: Awaited<ReturnType<typeof homeData>>) {
  const { content, scheduling, ...data } = page
  return (
    <>
      <HomeHero
        content={content.hero}
        picture={data.picture}
        scheduling={scheduling}
        cases={data.links.cases}
        plans={data.links.plans}
      >
        <LiveMetrics labels={content.metrics} fallback={data.fallback} />
      </HomeHero>
      <StatCards facts={content.stats} />
      <Fold />
      <ServiceBento content={content.services} services={data.services} all={data.links.services}>
        <BookingLine {...data.booking} text={data.booking.invite} />
      </ServiceBento>
      <Island name="methodology" props={{ content: content.methodology }} />
      {data.tools.length > 0 && <ToolGrid content={content.tools} tools={data.tools} />}
      {data.testimonials.length > 0 && (
        <HomeTestimonials
          content={content.testimonials}
          testimonials={data.testimonials}
          links={data.links}
        >
          <BookingLine {...data.booking} text={data.booking.proof} />
          {data.partners.length > 0 && (
            <PartnerBadges title={content.partners.title} partners={data.partners} />
          )}
        </HomeTestimonials>
      )}
      {content.offer && (
        <Offer content={content.offer} scheduling={data.audit} counted={data.counted} />
      )}
      <HomeContact content={content.contact} contact={data.contact}>
        <Island name="contact-form" props={data.form} />
      </HomeContact>
    </>
  )
}
