import { pageAt } from '#content/addresses.ts'
import { caseStudies } from '#content/case-studies.ts'
import { page as aboutPage } from '#content/pages/about.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import { page as portfolioPage } from '#content/pages/portfolio.ts'
import { phases } from '#content/portfolio/process.ts'
import type { ServiceBlock, ServiceContent } from '#content/types/service.ts'
import { allPrices, findPrice, tierPrices } from '../answers/price-line.ts'
import { legalSentences } from './legal-sentences.ts'
import { type SiteSentence, sentencesOf } from './sentences.ts'
import { presented, services, successCases } from './site-content.ts'

type Said = Pick<SiteSentence, 'text' | 'about' | 'whose'>

const each = (about: string, texts: readonly string[]): Said[] =>
  texts.flatMap((text) => sentencesOf(text).map((one) => ({ text: one, about })))
const under = (title: string, items: readonly string[]): Said[] =>
  items.map((item) => ({ text: `${title}: ${item}`, about: title }))

function blockSentences(block: ServiceBlock): Said[] {
  const { title } = block
  const intro = each(title, block.intro ? [block.intro] : [])
  switch (block.kind) {
    case 'benefits':
      return [...intro, ...block.items.flatMap((one) => each(one.title, [one.text]))]
    case 'offerings':
      return [
        ...intro,
        ...block.items.flatMap((one) => [
          ...each(one.title, [one.text]),
          ...under(one.title, one.examples ? [one.examples.join(', ')] : []),
        ]),
      ]
    case 'steps':
      return [
        ...under(title, block.total ? [block.total] : []),
        ...intro,
        ...block.items.flatMap((one) => [
          ...under(one.title, one.duration ? [one.duration] : []),
          ...each(one.title, [one.text]),
        ]),
      ]
    case 'platforms':
      return [
        ...intro,
        ...block.items.flatMap((one) => [
          ...each(one.name, [one.text]),
          ...under(one.name, one.points),
        ]),
      ]
    case 'times':
      return [
        ...intro,
        ...block.items.flatMap((one) => [
          { text: `${one.name}: ${one.duration}`, about: title },
          ...each(one.name, [one.text]),
        ]),
      ]
    case 'prose':
      return [
        ...each(title, block.paragraphs),
        ...(block.aside ? under(block.aside.title, block.aside.items) : []),
      ]
    case 'checklist': {
      const { highlight } = block
      const more = highlight ? [`${highlight.value} ${highlight.label}`] : []
      return [...intro, ...under(title, [...block.items, ...more])]
    }
    case 'stack':
      return [
        ...intro,
        ...block.groups.map(({ label, tools }) => ({
          text: `${label}: ${tools.join(', ')}`,
          about: title,
        })),
      ]
    case 'contrast':
      return under(block.afterLabel, block.after)
    case 'tiers':
      return each(
        title,
        [block.intro, block.note].flatMap((one) => one ?? []),
      )
    case 'stories':
      return block.items.flatMap(({ client, solution, outcome, metric }) =>
        each(client, [`${client}: ${metric.value} ${metric.label}`, solution, outcome]).map(
          (one) => ({ ...one, whose: client }),
        ),
      )
    case 'stats':
      return each(title, block.note ? [block.note] : [])
    default:
      return []
  }
}

function ofService(slug: string, service: ServiceContent & { path: string }): SiteSentence[] {
  const { name, path, summary, features, hero, blocks, faq } = service
  const said: Said[] = [
    ...each(name, [summary, hero.subtitle]),
    ...under(name, features),
    ...hero.facts.map(({ value, label }) => ({ text: `${value} ${label}`, about: name })),
    ...blocks.flatMap(blockSentences),
    ...faq.items.flatMap(({ question, answer }) => each(question, [answer])),
  ]
  return said.map((one) => ({ ...one, path, title: name, service: slug }))
}

function ofPlans(): SiteSentence[] {
  const path = pageAt('plans') ?? '/'
  const said = [...allPrices, ...tierPrices]
    .map(findPrice)
    .flatMap(({ name, price, ...rest }) => [
      ...under(`${name} (${price})`, [rest.covers, ...rest.features]),
    ])
  const asked = (pageAt('plans') ? plansPage.faq.items : []).flatMap(({ question, answer }) =>
    each(question, [answer]),
  )
  return [...said, ...asked].map((one) => ({ ...one, path, title: plansPage.meta.title }))
}

function ofAgency(): SiteSentence[] {
  const { hero, essence, mission, vision, values, philosophy, meta } = aboutPage
  const said: Said[] = [
    ...each(meta.title, [hero.lead, essence.statement, ...essence.paragraphs]),
    ...each(mission.label, [mission.text]),
    ...each(vision.label, [vision.text]),
    ...values.items.flatMap(({ name, does, refuses }) => [
      { text: `${values.does}: ${does}`, about: name },
      { text: `${values.refuses}: ${refuses}`, about: name },
    ]),
    ...each(philosophy.title, philosophy.paragraphs),
    ...philosophy.habits.map(({ name, text }) => ({ text: `${name}: ${text}`, about: name })),
    ...phases.flatMap(({ title, duration, deliverables, description }) => [
      ...each(title, [description]),
      ...under(title, [...(duration ? [duration] : []), ...deliverables]),
    ]),
  ]
  return said.map((one) => ({ ...one, path: pageAt('about') ?? '/', title: meta.title }))
}

function ofCases(): SiteSentence[] {
  const stories = Object.values(successCases).flatMap((story) =>
    each(story.company, [
      `${story.company}: ${story.results.join('; ')}`,
      `${story.company}: investimento de ${story.investment}, em ${story.timeline}`,
      story.challenge,
      story.solution,
      ...story.fullStory,
    ]).map((one) => ({
      ...one,
      whose: `${story.company} ${story.name}`,
      path: `${pageAt('cases')}#${story.slug}`,
      title: story.company,
    })),
  )
  const studies = caseStudies.flatMap(({ id, client, summary, results }) =>
    each(client, [`${client}: ${results.join('; ')}`, summary]).map((one) => ({
      ...one,
      whose: client,
      path: `${pageAt('cases', 'dia')}#${id}`,
      title: client,
    })),
  )
  const projects = portfolioPage.projects.items.flatMap((one) => {
    const results = Object.entries(one.results).map(([what, value]) => `${what} ${value}`)
    return each(one.client, [
      `${one.client}: investimento de ${one.investment}, em ${one.duration}`,
      `${one.client}: ${results.join('; ')}`,
      one.challenge,
      one.solution,
    ]).map((said) => ({
      ...said,
      whose: one.client,
      path: pageAt('portfolio') ?? '/',
      title: one.client,
    }))
  })
  const people = presented.map(({ name, role, summary }) => ({
    text: `${name}, ${role}: ${summary}`,
    about: 'quem',
    whose: name,
    path: pageAt('about') ?? '/',
    title: aboutPage.meta.title,
  }))
  return [...stories, ...studies, ...projects, ...people]
}

/** Everything that the public pages say. */
export const siteSentences = (): SiteSentence[] => [
  ...Object.entries(services).flatMap(([slug, service]) => ofService(slug, service)),
  ...ofPlans(),
  ...ofAgency(),
  ...ofCases(),
  ...legalSentences(),
]
