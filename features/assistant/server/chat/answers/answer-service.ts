import { asks, offerWords as besideOffer, niches } from '#content/assistant/data.ts'
import { replies } from '#content/assistant/replies.ts'
import { phases } from '#content/portfolio/process.ts'
import type { Definition, Niche, ServiceSlug, Subject } from '#content/types/assistant.ts'
import { sentencesOf, shorten, withoutVerdict } from '../knowledge/sentences.ts'
import { proofOf, services } from '../knowledge/site-content.ts'
import { telling } from '../knowledge/telling.ts'
import type { Intent } from '../understanding/decide.ts'
import { normalise } from '../understanding/normalise.ts'
import type { About } from '../understanding/slots.ts'
import { foldWords } from '../understanding/text.ts'
import { allPlans, answerPrice } from './answer-price.ts'
import { fillInAll } from './fill-in.ts'
import { findPrice } from './price-line.ts'
import { fillFrame, lowerFirst } from './wording.ts'

const { frames } = replies
/** Nothing of a service that is not offered. */
const linkTo = (slug: ServiceSlug | undefined) => {
  const service = slug && services[slug]
  return service ? `${frames.fromSite}: [${service.name}](${service.path}).` : ''
}

/** What a service's own page says about how long things take. */
function timeOf(slug: ServiceSlug): string | undefined {
  const service = services[slug]
  if (!service) return undefined
  const { blocks, faq } = service
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
export function leadWith(subject: Subject | undefined, sentences: string[]): string[] {
  const own = sentences.findIndex((one) => {
    const words = ` ${foldWords(one).join(' ')} `
    return subject?.terms.some((term) => words.includes(` ${term} `))
  })
  if (own < 0) return sentences
  // 'Sim.' stays before whatever follows it.
  const [first = ''] = sentences
  const verdict = withoutVerdict(`${first} `) ? 0 : 1
  const rest = sentences.filter((_, at) => at !== own && at >= verdict)
  return [...sentences.slice(0, verdict), ...sentences.slice(own, own + 1), ...rest]
}

function noTime(): string {
  const way = phases.map(({ title, duration }) =>
    duration ? `${title.toLowerCase()}, ${duration.toLowerCase()}` : title.toLowerCase(),
  )
  return fillFrame(frames.noTime, { phases: way.join('; ') })
}

export function answerTime({ subjects }: About): string {
  const [subject] = subjects
  if (!subject) {
    const told = replies.times.flatMap((slug) => {
      const time = timeOf(slug)
      return time ? [`${time} ${linkTo(slug)}`] : []
    })
    return told.length > 0 ? told.join('\n') : noTime()
  }
  const text = subject.time && timeOf(subject.time)
  if (!text) return noTime()
  const narrow = subject.id === 'aplicativo' ? leadWith(subject, sentencesOf(text)).join(' ') : text
  return `${narrow} ${linkTo(subject.service ?? subject.time)}`
}

export function answerIncluded({ subjects, plans }: About): string {
  const refs = plans.length > 0 ? plans : subjects.flatMap(({ prices }) => prices)
  const lines = [...new Set(refs)]
    .map(findPrice)
    .map(({ name, price, features, covers }) =>
      features.length > 0
        ? fillFrame(frames.includes, { name, price, features: features.join('; ') })
        : `**${name}** (${price}): ${lowerFirst(covers)}`,
    )
  if (lines.length > 0) return [...lines, ...allPlans].join('\n')
  const slug = subjects[0]?.service
  const service = slug && services[slug]
  if (!service) return answerPrice({ subjects, plans })
  const { name, features } = service
  return `${fillFrame(frames.serviceIncludes, { name, features: features.join('; ') })} ${linkTo(slug)}`
}

/** What a service is and what it costs. */
export function answerAbout({ subjects, plans }: About): string {
  const slug = subjects[0]?.service
  const service = slug && services[slug]
  const summary = service ? `${service.summary} ` : ''
  return `${summary}${answerPrice({ subjects: subjects.slice(0, 1), plans })}`
}

const offerWords = telling([...Object.values(asks).flat(), besideOffer].flatMap(foldWords))

/** Whose trade it is changes nothing in whether we do it. */
const tradeWords = telling(niches.flatMap(({ terms }) => terms).flatMap(foldWords))

/** A yes is a promise: it is given only where nothing more was asked than whether we do it. */
export function answerOffer(about: About, words: string): string {
  const named = telling(
    about.subjects.flatMap(({ terms, weak = [] }) => [...terms, ...weak]).flatMap(foldWords),
  )
  const rest = [...telling(normalise(words).split(' '))].filter(
    (word) => word.length > 2 && !named.has(word) && !offerWords.has(word) && !tradeWords.has(word),
  )
  return (rest.length === 0 ? frames.yes : frames.notQuite) + answerAbout(about)
}

/** Whether a line of business is known here: its nearest story, all of them, and its playbook. */
export function answerTrade(niche: Niche): string {
  const proof = proofOf(niche)
  const near = proof ? fillFrame(frames.nearTrade, proof) : ''
  return [near, fillInAll(['{cases}']), fillFrame(frames.trade, { name: niche.name })]
    .filter(Boolean)
    .join(' ')
}

export const define = (definitions: Definition[]) => definitions.map(({ text }) => text).join('\n')

const asksPrice = /\b(?:car[oa]|barat\w+|preco|valor|custa\w*|cobra\w*)\b/

export function answerDifference(
  { comparison, definitions, subjects, plans }: Extract<Intent, { kind: 'difference' }>,
  words: string,
): string {
  const no = /mesma coisa|igual/.test(words) ? frames.no : ''
  if (comparison && plans.length < 2) {
    // 'por que é mais caro?'
    const prices = asksPrice.test(words) ? [answerPrice({ subjects, plans: [] })] : []
    return [no + fillInAll(comparison.answer), ...prices].join('\n')
  }
  if (plans.length > 1) {
    const each = plans.slice(0, 3).map(findPrice)
    each.sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
    const lines = each.map(({ name, price, covers, features }) => {
      const list = features.length > 0 ? `${features.join('; ')}.` : lowerFirst(covers)
      return `**${name}** (${price}): ${list}`
    })
    return [...lines, ...allPlans].join('\n')
  }
  if (definitions.length > 1) return define(definitions.slice(0, 2))
  return subjects
    .slice(0, 2)
    .map((subject) => answerAbout({ subjects: [subject], plans: [] }))
    .join('\n')
}
