import { ClassicAbout } from '../sections/classic-about.tsx'
import { ClassicHero } from '../sections/classic-hero.tsx'
import { ClassicServices } from '../sections/classic-services.tsx'
import { ContactSection } from '../sections/contact-section.tsx'
import { CtaBand } from '../sections/cta-band.tsx'
import { HowWeWork } from '../sections/how-we-work.tsx'
import { Fold } from '../site/fold.tsx'
import { Island } from '../site/island.tsx'
import type { classicHomeData } from './classic-home.server.ts'

export function ClassicHomePage(page: Awaited<ReturnType<typeof classicHomeData>>) {
  const { content } = page
  return (
    <>
      <ClassicHero
        content={content.hero}
        picture={page.picture}
        scheduling={page.scheduling}
        cases={page.cases}
      />
      <Fold />
      <ClassicServices content={content.services} services={page.services} />
      <ClassicAbout content={content.about} links={page.aboutLinks} />
      <HowWeWork content={content.process} />
      {page.testimonials.length > 0 && (
        <Island
          name="testimonials"
          props={{ head: content.testimonials, testimonials: page.testimonials }}
        />
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
