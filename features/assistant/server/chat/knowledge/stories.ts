import { pageAt } from '#content/addresses.ts'
import { storyAsks } from '#content/assistant/data.ts'
import { caseStudies } from '#content/case-studies.ts'
import { page as portfolioPage } from '#content/pages/portfolio.ts'
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
  results: string
  cost?: string
  time?: string
  /** What was wrong, what was done, how it went. */
  work: string[]
}

const cases = Object.values(successCases).map(
  ({ company, name, slug, results, investment, timeline, solution, challenge, fullStory }) => ({
    client: company,
    names: `${company} ${name}`,
    path: `${pageAt('cases')}#${slug}`,
    results: results.join('; '),
    cost: investment || undefined,
    time: timeline || undefined,
    work: [solution, challenge, ...fullStory].filter(Boolean),
  }),
)
const studies = caseStudies.map(({ id, client, summary, results }) => ({
  client,
  names: client,
  path: `${pageAt('cases', 'dia')}#${id}`,
  results: results.join('; '),
  work: [summary],
}))
const projects = portfolioPage.projects.items.map(
  ({
    client,
    title,
    results,
    investment,
    duration,
    solution,
    challenge,
    deliverables,
    testimonial,
  }) => ({
    client: client || title,
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
      : block.items.map(({ client, metric, outcome, solution, challenge }) => ({
          client,
          names: client,
          path,
          results: `${metric.value} ${metric.label}. ${outcome}`,
          work: [solution, challenge],
        })),
  ),
)

/** The fullest story of a client comes first. */
export const stories: Story[] = [...cases, ...projects, ...studies, ...onPages]

export const storyOf = (name: string | undefined) =>
  stories.find(({ client, names }) => client === name || names === name)

/** Of which trade a client is: by the name, or by what is told. */
const tradeOf = remembered((client) => {
  const words = (text: string) => foldWords(text).join(' ')
  const { work, results } = storyOf(client) as Story
  return nicheIn(words(client)) ?? nicheIn(words([results, ...work].join(' ')))
})

/** The story of a client of this trade that shares most words with a question. */
export function storyOfTrade(niche: Niche, words: string): Story | undefined {
  const asked = telling(words.split(' '))
  const proof = storyOf(proofOf(niche)?.label)
  const own = stories.filter(({ client }) => tradeOf(client)?.id === niche.id)
  const shared = ({ client, results, work }: Story) =>
    [...telling(foldWords([client, results, ...work].join(' ')))].filter((one) => asked.has(one))
      .length
  return bestOf(proof ? [proof, ...own] : own, (story) => shared(story) + 1)
}

type StoryAsk = keyof typeof storyAsks
const matchers = (Object.keys(storyAsks) as StoryAsk[]).map((ask) => ({
  ask,
  match: createStrength(storyAsks[ask]),
}))

/** What is asked of a story, where one of these is. */
export const storyAskIn = (words: string): StoryAsk | undefined =>
  bestOf(matchers, ({ match }) => match(words))?.ask
