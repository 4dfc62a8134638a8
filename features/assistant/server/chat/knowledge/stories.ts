import { pageAt } from '#content/addresses.ts'
import { storyAsks } from '#content/assistant/data.ts'
import { caseStudies } from '#content/case-studies.ts'
import { page as portfolioPage } from '#content/pages/portfolio.ts'
import { bestOf, createStrength } from '../understanding/match-terms.ts'
import { services, successCases } from './site-content.ts'

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
    results: Object.entries(results)
      .map(([what, value]) => `${what}: ${value}`)
      .join('; '),
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

type StoryAsk = keyof typeof storyAsks
const matchers = (Object.keys(storyAsks) as StoryAsk[]).map((ask) => ({
  ask,
  match: createStrength(storyAsks[ask]),
}))

/** What is asked of a story, where one of these is. */
export const storyAskIn = (words: string): StoryAsk | undefined =>
  bestOf(matchers, ({ match }) => match(words))?.ask
