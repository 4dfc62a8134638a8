import type { ServiceSlug } from '#content/types/assistant.ts'
import type { Passage } from './find-passages.ts'
import { foldWords } from './fold.ts'
import { services } from './site-content.ts'

/** Words that say nothing about what a question is about. */
const common = new Set(
  'a o e de da do em na no um uma por para pra com que qual como quanto quando onde se eu meu minha voce seu sua tem ter ser faz fazer posso preciso vale pena mais muito isso este essa mim nao sim ou ja so ao os as'.split(
    ' ',
  ),
)

const telling = (text: string) => new Set(foldWords(text).filter((word) => !common.has(word)))

/** A found question of the site's own that asks much the same. */
export function fittingFaq(question: string, passages: Passage[]): Passage | undefined {
  const asked = telling(question)
  return passages
    .filter(({ id }) => id.startsWith('faq/'))
    .find(({ title }) => {
      const words = [...telling(title)]
      const shared = words.filter((word) => asked.has(word)).length
      return shared >= 2 && shared / Math.min(words.length, asked.size) >= 0.6
    })
}

/** What a service's own page says about how long things take. */
export function timeAnswer(slug: ServiceSlug): { text: string; path: string } | undefined {
  const { faq, path } = services[slug]
  const item = faq.items.find(({ question }) => /tempo|prazo|demora|dias|semanas/i.test(question))
  return item && { text: item.answer, path }
}
