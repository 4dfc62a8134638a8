import { Fold } from '#app/site/render/fold.tsx'
import { Island } from '#app/site/render/island.tsx'
import { ClassicAbout } from './classic-about.tsx'
import { ClassicHero } from './classic-hero.tsx'
import type { classicHomeData } from './classic-home.server.ts'
import { ClassicServices } from './classic-services.tsx'
import { ContactSection } from './contact-section.tsx'
import { CtaBand } from './cta-band.tsx'
import { HowWeWork } from './how-we-work.tsx'

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
