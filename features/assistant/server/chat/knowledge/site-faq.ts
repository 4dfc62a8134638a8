import { pageAt } from '#content/addresses.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import { foldWords, remembered } from '../understanding/text.ts'
import { services } from './site-content.ts'

export type SiteAnswer = {
  question: string
  answer: string
  path: string
  title: string
  /** Or 'plans'. */
  service: ServiceSlug
}

const plansPath = pageAt('plans')

/** Every question the site itself answers. */
const siteAnswers: SiteAnswer[] = [
  ...Object.entries(services).flatMap(([slug, { faq, path, name }]) =>
    faq.items.map((item) => ({ ...item, path, title: name, service: slug })),
  ),
  ...(plansPath ? plansPage.faq.items : []).map((item) => ({
    ...item,
    path: plansPath ?? '/',
    title: plansPage.meta.title,
    service: 'plans',
  })),
]

/** A service's answer to the question that holds all of these words. */
export function answerAbout(slug: ServiceSlug, about: string): SiteAnswer | undefined {
  const wanted = foldWords(about)
  return siteAnswers.find(
    ({ service, question }) =>
      service === slug && wanted.every((word) => foldWords(question).includes(word)),
  )
}

/** What a label 'faq:service/words of its question' means on this site, or nothing. */
export const answerOfLabel = remembered((label): SiteAnswer | undefined => {
  const [, slug, about] = /^faq:([\w-]+)\/(.+)$/.exec(label) ?? []
  return slug && about ? answerAbout(slug, about) : undefined
})
