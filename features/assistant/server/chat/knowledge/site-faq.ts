import { pageAt } from '#content/addresses.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import { foldWords, stem } from '../understanding/text.ts'
import { readExamples } from './examples.ts'
import { withoutVerdict } from './sentences.ts'
import { services } from './site-content.ts'

export type SiteAnswer = {
  question: string
  answer: string
  path: string
  title: string
  /** Or 'plans'. */
  service: ServiceSlug
}

/** Words that say nothing about what a question is about. */
const common = new Set(
  'a o e de da do em na no um uma por para pra com que qual como quanto quando onde se eu meu minha voce seu sua tem ter ser faz fazer posso preciso vale pena mais mal muito isso este essa mim nao sim ou ja so ao os as esta pode todo mundo gente'.split(
    ' ',
  ),
)

/** The stems of the words that say what a text is about. */
export const telling = (words: string[]) =>
  new Set(words.filter((word) => !common.has(word)).map(stem))

const plansPath = pageAt('plans')

/** Every question the site itself answers. */
const siteAnswers: (SiteAnswer & { words: Set<string> })[] = [
  ...Object.entries(services).flatMap(([slug, { faq, path, name }]) =>
    faq.items.map((item) => ({ ...item, path, title: name, service: slug })),
  ),
  ...(plansPath ? plansPage.faq.items : []).map((item) => ({
    ...item,
    path: plansPath ?? '/',
    title: plansPage.meta.title,
    service: 'plans',
  })),
].map((item) => ({ ...item, words: telling(foldWords(item.question)) }))

/** Words of the services' names: they say of what is asked, not what. */
const names = telling(Object.values(services).flatMap(({ name }) => foldWords(name)))

/** Rare words say more: how many questions hold each. */
const spread = new Map<string, number>()
for (const { words } of siteAnswers) {
  for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)
}
const rarity = (word: string) => 1 / Math.sqrt(spread.get(word) ?? 1)

/** The share of both questions' words that is the same; below it they ask different things. */
const ALIKE = 0.6

/** What the site's own question weighs where every word is the same: it is seldom met by chance. */
const OWN_QUESTION = 16

/** The site's own question that asks much the same, and how much it shares, on the scale of terms. */
export function findSiteAnswer(words: string): { item: SiteAnswer; score: number } | undefined {
  const asked = telling(words.split(' '))
  let best: { item: SiteAnswer; score: number } | undefined
  for (const item of siteAnswers) {
    const shared = [...item.words].filter((word) => asked.has(word))
    if (shared.length < 2 || shared.every((word) => names.has(word))) continue
    if (shared.length / Math.min(item.words.size, asked.size) < ALIKE) continue
    const alike = shared.length / Math.max(item.words.size, asked.size)
    const score =
      shared.reduce((sum, word) => sum + (word.length + 4) * rarity(word), 0) + alike * OWN_QUESTION
    // Its yes or no holds only where nothing else was asked.
    const same = shared.length === item.words.size
    const answer = same ? item.answer : withoutVerdict(item.answer)
    if (!best || score > best.score) best = { item: { ...item, answer }, score }
  }
  return best
}

const guessable = Object.keys(readExamples()).flatMap((label) => {
  const [, slug, about] = /^faq:([\w-]+)\/(.+)$/.exec(label) ?? []
  const item = slug && about && answerAbout(slug, about)
  return item ? [{ label, item }] : []
})

/** The site's own question that the model of phrases takes this for, and how sure it is. */
export function guessSiteAnswer(
  guessed: (label: string) => number,
): { item: SiteAnswer; score: number } | undefined {
  let best: { item: SiteAnswer; score: number } | undefined
  for (const { label, item } of guessable) {
    const score = guessed(label)
    if (score > (best?.score ?? 0)) best = { item, score }
  }
  return best
}

/** A service's answer to the question that holds all of these words. */
export function answerAbout(slug: ServiceSlug, about: string): SiteAnswer | undefined {
  const wanted = foldWords(about)
  return siteAnswers.find(
    ({ service, question }) =>
      service === slug && wanted.every((word) => foldWords(question).includes(word)),
  )
}
