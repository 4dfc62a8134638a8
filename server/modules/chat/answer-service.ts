import { replies } from '#content/assistant/replies.ts'
import { phases } from '#content/portfolio/process.ts'
import type { Definition, ServiceSlug, Subject } from '#content/types/assistant.ts'
import { answerPrice, say } from './answer-price.ts'
import type { About, Intent } from './decide.ts'
import { fillInAll } from './fill-in.ts'
import { foldWords } from './fold.ts'
import { findPrice } from './price-line.ts'
import { sentencesOf, shorten, withoutVerdict } from './sentences.ts'
import { services } from './site-content.ts'

const { frames } = replies
const startUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const linkTo = (slug: ServiceSlug) =>
  `${frames.fromSite}: [${services[slug].name}](${services[slug].path}).`

/** What a service's own page says about how long things take. */
function timeOf(slug: ServiceSlug): string | undefined {
  const { blocks, faq } = services[slug]
  const times = blocks.find(({ kind }) => kind === 'times')
  if (times?.kind === 'times') {
    return `${times.items.map(({ name, duration }) => `${name}: ${duration}`).join('; ')}.`
  }
  const item = faq.items.find(({ question }) => /tempo|prazo|demora|dias|semanas/i.test(question))
  const steps = blocks.find(
    (block) => block.kind === 'steps' && block.items.some((one) => one.duration),
  )
  const total = steps?.kind === 'steps' ? steps.total : undefined
  // A question that is not 'how long' is about a figure that stands elsewhere on the page.
  if (item && /^(?:em )?quanto/i.test(item.question)) return shorten(item.answer)
  if (total) return [`${total}.`, item && withoutVerdict(item.answer)].filter(Boolean).join(' ')
  if (steps?.kind !== 'steps') return undefined
  return `${steps.items.map(({ title, duration }) => `${title}: ${duration}`).join('; ')}.`
}

/** What is said of the thing itself comes first: a page on sites speaks of applications too. */
function leadWith({ terms }: Subject, text: string): string {
  const sentences = sentencesOf(text)
  const own = sentences.findIndex((one) => {
    const words = foldWords(one)
    return terms.some((term) => words.includes(term))
  })
  if (own < 1) return text
  return [sentences[own], ...sentences.filter((_, at) => at !== own)].join(' ')
}

function answerTime({ subjects }: About): string {
  const [subject] = subjects
  if (!subject) {
    const both = (['trafego-pago', 'seo'] as const).map((slug) => `${timeOf(slug)} ${linkTo(slug)}`)
    return both.join('\n')
  }
  const text = subject.time && timeOf(subject.time)
  if (!text) {
    const way = phases.map(
      ({ title, duration }) => `${title.toLowerCase()}, ${duration.toLowerCase()}`,
    )
    return say(frames.noTime, { phases: way.join('; ') })
  }
  const narrow = subject.id === 'aplicativo' ? leadWith(subject, text) : text
  return `${narrow} ${linkTo(subject.service ?? (subject.time as ServiceSlug))}`
}

function answerIncluded({ subjects, plans }: About): string {
  const refs = plans.length > 0 ? plans : subjects.flatMap(({ prices }) => prices)
  const lines = [...new Set(refs)]
    .map(findPrice)
    .filter(({ features }) => features.length > 0)
    .map(({ name, price, features }) =>
      say(frames.includes, { name, price, features: features.map(lowerFirst).join('; ') }),
    )
  if (lines.length > 0) return [...lines, frames.all].join('\n')
  const slug = subjects[0]?.service
  if (!slug) return answerPrice({ subjects, plans })
  const { name, features } = services[slug]
  return `${say(frames.serviceIncludes, { name, features: features.map(lowerFirst).join('; ') })} ${linkTo(slug)}`
}

function answerOffer({ subjects, plans }: About): string {
  const [subject] = subjects
  const slug = subject?.service
  const summary = slug ? `${services[slug].summary} ` : ''
  return `${frames.yes}${summary}${answerPrice({ subjects: subjects.slice(0, 1), plans })}`
}

const define = (definitions: Definition[]) => definitions.map(({ text }) => text).join('\n')

function answerDifference({
  comparison,
  definitions,
  subjects,
  plans,
}: Extract<Intent, { kind: 'difference' }>): string {
  if (comparison && plans.length < 2) return fillInAll(comparison.answer)
  if (plans.length > 1) {
    const lines = plans.slice(0, 2).map((ref) => {
      const { name, price, covers, features } = findPrice(ref)
      const list = features.length > 0 ? ` ${startUpper(features.map(lowerFirst).join('; '))}.` : ''
      return `**${name}** (${price}): ${lowerFirst(covers)}${list}`
    })
    return [...lines, frames.all].join('\n')
  }
  if (definitions.length > 1) return define(definitions.slice(0, 2))
  return subjects
    .slice(0, 2)
    .map((subject) => answerOffer({ subjects: [subject], plans: [] }).replace(frames.yes, ''))
    .join('\n')
}

export { answerDifference, answerIncluded, answerOffer, answerTime, define }
