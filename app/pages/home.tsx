import { HomeContact } from '../sections/home-contact.tsx'
import { HomeHero } from '../sections/home-hero.tsx'
import { HomeTestimonials } from '../sections/home-testimonials.tsx'
import { LiveMetrics } from '../sections/live-metrics.tsx'
import { Offer } from '../sections/offer.tsx'
import { PartnerBadges } from '../sections/partner-badges.tsx'
import { ServiceBento } from '../sections/service-bento.tsx'
import { StatCards } from '../sections/stat-cards.tsx'
import { ToolGrid } from '../sections/tool-grid.tsx'
import { Fold } from '../site/fold.tsx'
import { Island } from '../site/island.tsx'
import type { homeData } from './home.server.ts'

export function HomePage(page: Awaited<ReturnType<typeof homeData>>) {
  const { content, scheduling, ...data } = page
  return (
    <>
      <HomeHero
        content={content.hero}
        picture={data.picture}
        scheduling={scheduling}
        cases={data.links.cases}
      >
        <LiveMetrics labels={content.metrics} fallback={data.fallback} />
      </HomeHero>
      <StatCards facts={content.stats} />
      <Fold />
      <ServiceBento content={content.services} services={data.services} all={data.links.services} />
      <Island name="methodology" props={{ content: content.methodology }} />
      {data.tools.length > 0 && <ToolGrid content={content.tools} tools={data.tools} />}
      {data.testimonials.length > 0 && (
        <HomeTestimonials
          content={content.testimonials}
          testimonials={data.testimonials}
          links={data.links}
        >
          {data.partners.length > 0 && (
            <PartnerBadges title={content.partners.title} partners={data.partners} />
          )}
        </HomeTestimonials>
      )}
      {content.offer && <Offer content={content.offer} scheduling={data.audit} />}
      <HomeContact content={content.contact} contact={data.contact}>
        <Island name="contact-form" props={data.form} />
      </HomeContact>
    </>
  )
}
