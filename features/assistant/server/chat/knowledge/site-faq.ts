import { pageAt } from '#content/derived/addresses.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import { foldWords, remembered } from '../understanding/text.ts'
import { partUnder, sentenceWith } from './find-sentence.ts'
import { services } from './site-content.ts'

export type SiteAnswer = {
  question: string
  answer: string
  path: string
  title: string
  /** Said after the answer. */
  more?: string
  /** Or 'plans'. */
  service: ServiceSlug
}

const plansPath = pageAt('plans')

/** Every question the site itself answers. */
export const siteAnswers: SiteAnswer[] = [
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
  const ofService = siteAnswers.filter(({ service }) => service === slug)
  return ofService.find(({ question }) => {
    const words = foldWords(question)
    return wanted.every((word) => words.includes(word))
  })
}

/**
 * What a label means on this site, or nothing: 'faq:service/words of its question', 'site:words of
 * a sentence', 'part:words of a heading'.
 */
export const answerOfLabel = remembered((label): SiteAnswer | undefined => {
  const [, kind, slug, about = ''] = /^(faq|site|part):(?:([\w-]+)\/)?(.+)$/.exec(label) ?? []
  if (kind === 'faq') return slug ? answerAbout(slug, about) : undefined
  const found =
    kind === 'part' ? partUnder(about) : kind === 'site' ? sentenceWith(about) : undefined
  return (
    found && { question: found.about, answer: found.text, ...found, service: found.service ?? '' }
  )
})
