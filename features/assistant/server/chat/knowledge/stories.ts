import { storyAsks } from '#content/assistant/data.ts'
import { caseStudies } from '#content/case-studies.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { page as portfolioPage } from '#content/pages/portfolio.ts'
import { classicTestimonials, homeTestimonials } from '#content/testimonials.ts'
import type { Niche } from '#content/types/assistant.ts'
import { bestOf, createStrength } from '../understanding/match-terms.ts'
import { nicheIn } from '../understanding/slots.ts'
import { foldWords, remembered } from '../understanding/text.ts'
import { proofOf, services, successCases } from './site-content.ts'
import { telling } from './telling.ts'

/** What the site tells of one client, whichever page tells it. */
export type Story = {
  client: string
  /** All names by which somebody may ask for it. */
  names: string
  path: string
  /** What the client does, or what was done for it. */
  sector: string
  results: string
  cost?: string
  time?: string
  /** What was wrong, what was done, how it went. */
  work: string[]
  /** What was said of it, with who said it. */
  quotes: string[]
}

const cases = Object.values(successCases).map(
  ({
    company,
    name,
    slug,
    sector,
    results,
    investment,
    timeline,
    solution,
    challenge,
    fullStory,
  }) => ({
    client: company,
    names: `${company} ${name}`,
    sector,
    path: `${pageAt('cases')}#${slug}`,
    results: results.join('; '),
    cost: investment || undefined,
    time: timeline || undefined,
    work: [solution, challenge, ...fullStory].filter(Boolean),
  }),
)
const studies = caseStudies.map(({ id, client, category, title, summary, results }) => ({
  client,
  sector: `${category} ${title}`,
  names: client,
  path: `${pageAt('cases', 'dia')}#${id}`,
  results: results.join('; '),
  work: [summary],
}))
const projects = portfolioPage.projects.items.map(
  ({
    client,
    title,
    category,
    results,
    investment,
    duration,
    solution,
    challenge,
    deliverables,
    testimonial,
  }) => ({
    client: client || title,
    sector: `${category} ${title}`,
    names: `${client || title} ${testimonial.author}`,
    path: pageAt('portfolio') ?? '/',
    results: results.map(({ label, value }) => `${label}: ${value}`).join('; '),
    cost: investment || undefined,
    time: duration || undefined,
    work: [
      solution,
      challenge,
      deliverables.length > 0 ? `Entregas: ${deliverables.join('; ')}.` : '',
    ].filter(Boolean),
  }),
)
const onPages = Object.values(services).flatMap(({ path, blocks }) =>
  blocks.flatMap((block) =>
    block.kind !== 'stories'
      ? []
      : block.items.map(({ client, sector, metric, outcome, solution, challenge }) => ({
          client,
          sector,
          names: client,
          path,
          results: `${metric.value} ${metric.label}. ${outcome}`,
          work: [solution, challenge],
        })),
  ),
)

/** What clients said of the work, with who said it. */
const said = [...homeTestimonials, ...classicTestimonials].map(
  ({ name, role, company, content }) => ({
    client: company,
    name,
    text: `${name}, ${role.toLowerCase()}, ${company}: “${content}”`,
  }),
)

/** The fullest story of a client comes first; whoever spoke of the work is one of its names. */
export const stories: Story[] = [...cases, ...projects, ...studies, ...onPages].map((story) => {
  const own = said.filter(({ client }) => client === story.client)
  const others = own.map(({ name }) => name).filter((name) => !story.names.includes(name))
  return {
    ...story,
    names: [story.names, ...others].join(' '),
    quotes: own.map(({ text }) => text),
  }
})

export const storyOf = (name: string | undefined) =>
  stories.find(({ client, names }) => client === name || names === name)

/** Of which trade a client is: by the name, or by what is told. */
const tradeOf = remembered((client) => {
  const words = (text: string) => foldWords(text).join(' ')
  const { work, results, sector } = storyOf(client) as Story
  return (
    nicheIn(words(client)) ?? nicheIn(words(sector)) ?? nicheIn(words([results, ...work].join(' ')))
  )
})

const wordsOf = remembered((client) => {
  const { sector, results, work } = storyOf(client) as Story
  return telling(foldWords([client, sector, results, ...work].join(' ')))
})

/** What a client's name begins with is mostly what it is: 'Clínica', 'Escola'. */
const kindOf = (client: string) => foldWords(client)[0]

/**
 * The story of a client of this trade, or called by the word that was said, which shares most words
 * with a question; without a trade more than that word must be shared.
 */
export function storyOfTrade(niche: Niche | undefined, words: string): Story | undefined {
  const all = words.split(' ')
  const asked = telling(all)
  const proof = niche && storyOf(proofOf(niche)?.label)
  const isCalled = ({ client }: Story) => all.includes(kindOf(client) ?? '')
  const own = stories.filter(
    (story) => isCalled(story) || (niche && tradeOf(story.client)?.id === niche.id),
  )
  const shared = ({ client }: Story) => [...wordsOf(client)].filter((one) => asked.has(one)).length
  return bestOf(proof ? [proof, ...own] : own, (story) => shared(story) + (niche ? 1 : -1))
}

/** 'a oficina recebia', 'aquela escola conseguiu': somebody else's business, as it was. */
const past =
  /\b(?:foi|foram|teve|tiveram|fez|fizeram|tinha|tinham|vinha|vinham|deu|deram|era|aquel[ae]|naquel[ae]|daquel[ae]|\w{2,}(?:ou|iu|eu|ava|avam|aram|eram|iram|ebia|ebiam))\b/
const ownBusiness = /\b(?:eu|meu|minha|nosso|nossa|sou|somos|tenho|temos|quero|queria|preciso)\b/

/** 'o buffet', 'naquela escola': one of a trade that is not the visitor's. */
export const isThatOne = (words: string, niche: Niche | undefined) => {
  const [, called] = /\b(?:o|a|do|da|no|na|aquel[ae]|[dn]aquel[ae]) (\w{4,})\b/.exec(words) ?? []
  return Boolean(niche && called && nicheIn(called)?.id === niche.id)
}

/** Whether a question tells of somebody in the past, and of nothing that is the visitor's own. */
export const isOfOthers = (words: string) =>
  past.test(words.replace(/\b(?:meu|seu|teu)\b/g, (one) => (one === 'meu' ? one : ''))) &&
  !ownBusiness.test(words)

type StoryAsk = keyof typeof storyAsks
const matchers = (Object.keys(storyAsks) as StoryAsk[]).map((ask) => ({
  ask,
  match: createStrength(storyAsks[ask]),
}))

/** Whether a part of a story tells what went wrong. */
export const isTrouble = (text: string) =>
  matchers.some(({ ask, match }) => ask === 'trouble' && match(foldWords(text).join(' ')) > 0)

/** A story that tells what went wrong. */
export const troubledStory = () => stories.find(({ work }) => work.some(isTrouble))

/** What is asked of a story, where one of these is. */
export const storyAskIn = (words: string): StoryAsk | undefined =>
  bestOf(matchers, ({ match }) => match(words))?.ask
