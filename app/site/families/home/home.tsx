import { Fold } from '#app/site/render/fold.tsx'
import { Island } from '#app/site/render/island.tsx'
import type { homeData } from './home.server.ts'
import { HomeContact } from './home-contact.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeTestimonials } from './home-testimonials.tsx'
import { LiveMetrics } from './live-metrics.tsx'
import { Offer } from './offer.tsx'
import { PartnerBadges } from './partner-badges.tsx'
import { ServiceBento } from './service-bento.tsx'
import { StatCards } from './stat-cards.tsx'
import { ToolGrid } from './tool-grid.tsx'

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
