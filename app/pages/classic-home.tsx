import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Scheduling } from '../features/scheduling/scheduling.tsx'
import { Testimonials } from '../features/testimonials/testimonials.tsx'
import { pageMeta } from '../page-meta.ts'
import { ClassicAbout } from '../sections/classic-about.tsx'
import { ClassicHero } from '../sections/classic-hero.tsx'
import { ClassicServices } from '../sections/classic-services.tsx'
import { ContactSection } from '../sections/contact-section.tsx'
import { CtaBand } from '../sections/cta-band.tsx'
import { HowWeWork } from '../sections/how-we-work.tsx'
import { classicHomeData } from './classic-home.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => classicHomeData(url)

export default function ClassicHomePage() {
  const page = useLoaderData<typeof loader>()
  const { content } = page
  return (
    <>
      <ClassicHero content={content.hero} picture={page.picture} scheduling={page.scheduling} />
      <ClassicServices content={content.services} services={page.services} />
      <ClassicAbout content={content.about} links={page.aboutLinks} />
      <HowWeWork content={content.process} />
      <Testimonials head={content.testimonials} testimonials={page.testimonials} />
      <CtaBand content={content.callToAction} whatsapp={page.whatsapp} cases={page.cases} />
      <ContactSection content={content.contact} details={page.contact}>
        <Scheduling content={content.contact.scheduling} page={page.scheduling} />
      </ContactSection>
    </>
  )
}
