import { ComingTestimonials } from '../sections/personal/coming-testimonials.tsx'
import { Experience } from '../sections/personal/experience.tsx'
import { PersonalCases } from '../sections/personal/personal-cases.tsx'
import { PersonalClosing } from '../sections/personal/personal-closing.tsx'
import { PersonalHero } from '../sections/personal/personal-hero.tsx'
import { PersonalServices } from '../sections/personal/personal-services.tsx'
import { Summary } from '../sections/personal/summary.tsx'
import { Fold } from '../site/fold.tsx'
import type { personalData } from './personal.server.ts'

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
