import { Fold } from '#app/site/render/fold.tsx'
import { ComingTestimonials } from './coming-testimonials.tsx'
import { Experience } from './experience.tsx'
import type { personalData } from './personal.server.ts'
import { PersonalCases } from './personal-cases.tsx'
import { PersonalClosing } from './personal-closing.tsx'
import { PersonalHero } from './personal-hero.tsx'
import { PersonalServices } from './personal-services.tsx'
import { Summary } from './summary.tsx'

export function PersonalPage(page: Awaited<ReturnType<typeof personalData>>) {
  const { person, picture, portrait, links, contact, year } = page
  return (
    <>
      <PersonalHero person={person} picture={picture} portrait={portrait} links={links} />
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
