import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { LiveMetrics } from '../features/hero-metrics/live-metrics.tsx'
import { Methodology } from '../features/methodology/methodology.tsx'
import { StatCards } from '../features/stat-cards/stat-cards.tsx'
import { pageMeta } from '../page-meta.ts'
import { HomeContact } from '../sections/home-contact.tsx'
import { HomeHero } from '../sections/home-hero.tsx'
import { HomeTestimonials } from '../sections/home-testimonials.tsx'
import { Offer } from '../sections/offer.tsx'
import { PartnerBadges } from '../sections/partner-badges.tsx'
import { ServiceBento } from '../sections/service-bento.tsx'
import { ToolGrid } from '../sections/tool-grid.tsx'
import { homeData } from './home.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => homeData(url)

export default function HomePage() {
  const { content, scheduling, ...data } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero content={content.hero} picture={data.picture} scheduling={scheduling}>
        <LiveMetrics labels={content.metrics} fallback={data.fallback} />
      </HomeHero>
      <StatCards facts={content.stats} />
      <ServiceBento content={content.services} services={data.services} />
      <Methodology content={content.methodology} />
      <ToolGrid content={content.tools} tools={data.tools} />
      <HomeTestimonials content={content.testimonials} testimonials={data.testimonials}>
        <PartnerBadges title={content.partners.title} partners={data.partners} />
      </HomeTestimonials>
      <Offer content={content.offer} scheduling={scheduling} />
      <HomeContact content={content.contact} contact={data.contact}>
        <ContactForm {...data.form} />
      </HomeContact>
    </>
  )
}
