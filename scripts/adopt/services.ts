import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand as sample } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import type { Fact } from '#content/types/common.ts'
import type { ServiceBlock, ServiceContent } from '#content/types/service.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import type { Answers, NewService } from './answers.ts'
import { code, eachText, neutral, printFile } from './print.ts'
import { hasFigure, removeCount, withoutFigures } from './promises.ts'

/** A service on offer: a sample or a new one. */
export type Offered = { slug: string; added?: NewService; sample?: ServiceContent }

export const sampleSlugs = (root: string): string[] =>
  readdirSync(path.join(root, 'content/services'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))

export async function offeredServices(root: string, answers: Answers): Promise<Offered[]> {
  const services = answers.services ?? sampleSlugs(root)
  return Promise.all(
    services.map(async (one): Promise<Offered> => {
      if (typeof one !== 'string') return { slug: slugOf(one.name), added: one }
      const file = path.join(root, `content/services/${one}.ts`)
      const module = (await import(pathToFileURL(file).href)) as { service: ServiceContent }
      return { slug: one, sample: module.service }
    }),
  )
}

/** Paths of the figures in content/claims.ts, to display those in the answers. */
const claimPaths = new Map<unknown, string>(
  Object.entries(claims).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]): [unknown, string] => [value, `${group}.${name}`]),
  ),
)

type Plain<Value> = { [Key in keyof Value]: unknown }

/** Keeps and marks the description of a service; removes praise and promises. */
function neutralService(service: ServiceContent, slug: string, context: Context) {
  const { answers } = context
  const wasGiven = (fact: Fact) => {
    const name = claimPaths.get(fact)
    return name && name in answers.claims ? `claims.${name}` : undefined
  }
  const factList = (facts: Fact[]) =>
    facts.flatMap((fact) => {
      const name = wasGiven(fact)
      return name ? [code(`...given(${name})`)] : []
    })
  const stops = (value: string) => hasFigure(value) || context.namesOther(value)
  const text = (value: string) => withoutFigures(value, stops)
  const texts = (values: string[]) => values.filter((value) => !stops(value))
  const titled = <Item extends { text: string }>(items: Item[]) =>
    items.flatMap((item) => (text(item.text) === '' ? [] : [{ ...item, text: text(item.text) }]))
  const block = (one: ServiceBlock): Plain<ServiceBlock>[] => {
    const intro = one.intro && (text(one.intro) || undefined)
    const head = { ...one, title: removeCount(one.title), intro }
    const sectionWith = (items: unknown[], field = 'items') =>
      items.length > 0 ? [{ ...head, [field]: items }] : []
    switch (one.kind) {
      case 'stories':
      case 'times':
        return []
      case 'stats':
        return sectionWith(factList(one.items))
      case 'tiers': {
        const priced = context.pricedPlans.has(one.plan)
        return priced ? [{ ...head, note: one.note && (text(one.note) || undefined) }] : []
      }
      case 'steps':
        return sectionWith(titled(one.items).map(({ duration, ...step }) => step)).map(
          ({ total, ...steps }: Record<string, unknown>) => steps as Plain<ServiceBlock>,
        )
      case 'checklist': {
        const name = one.highlight && wasGiven(one.highlight)
        const highlight = name ? code(name) : undefined
        return sectionWith(texts(one.items)).map((list) => ({ ...list, highlight }))
      }
      case 'platforms':
        return sectionWith(
          titled(one.items).map((item) => ({ ...item, points: texts(item.points) })),
        )
      case 'benefits':
        return sectionWith(titled(one.items))
      case 'offerings':
        return sectionWith(
          titled(one.items).map((item) => ({
            ...item,
            examples: item.examples && texts(item.examples),
          })),
        )
      case 'prose': {
        const aside = one.aside && { ...one.aside, items: texts(one.aside.items) }
        const paragraphs = one.paragraphs.map(text).filter((paragraph) => paragraph !== '')
        return sectionWith(paragraphs, 'paragraphs').map((prose) => ({
          ...prose,
          aside: aside && aside.items.length > 0 ? aside : undefined,
        }))
      }
      case 'contrast': {
        const pairs = one.before
          .map((before, i) => [before, one.after[i] ?? ''] as const)
          .filter((pair) => !pair.some(stops))
        if (pairs.length === 0) return []
        return [
          { ...head, before: pairs.map(([left]) => left), after: pairs.map(([, right]) => right) },
        ]
      }
      default:
        return [head]
    }
  }
  const { name, hero, faq, closing, meta } = service
  const questions = faq.items.flatMap(({ question, answer }) =>
    hasFigure(question) || text(answer) === '' ? [] : [{ question, answer: text(answer) }],
  )
  const blocks = service.blocks.flatMap(block)
  return {
    ...service,
    summary: neutral(text(service.summary) || `${name}, do diagnóstico ao ajuste.`),
    features: texts(service.features),
    meta: { ...meta, description: describe(name, context) },
    hero: {
      eyebrow: hero.eyebrow,
      title: neutral(`${name} com começo, meio e fim`),
      subtitle: neutral(
        `O que entra, como trabalhamos e com que limites: o que convém saber sobre ${lowerFirst(name)} antes de pedir uma proposta.`,
      ),
      facts: factList(hero.facts),
    },
    blocks,
    faq: { ...faq, items: questions.length > 0 ? questions : [firstQuestion] },
    closing: {
      ...closing,
      text: text(closing.text) || 'Conte o que você precisa. A primeira conversa é gratuita.',
    },
    related: context.relatedTo(service.related, slug),
    cases: context.cases,
    classic:
      answers.parts.classic && service.classic
        ? {
            meta: {
              ...service.classic.meta,
              description: describe(name, context, 'versão clássica'),
            },
            hero: {},
            omit: service.classic.omit?.filter((id) =>
              blocks.some((one) => (one as { id?: unknown }).id === id),
            ),
          }
        : undefined,
  }
}

export type Context = {
  answers: Answers
  /** Plans of content/plans.ts that have a tier left. */
  pricedPlans: Set<string>
  cases: string[]
  /** Other services on offer: those that were wanted, or else the first. */
  relatedTo: (slugs: string[], self: string) => string[]
  /** Whether a text sends visitors to a page that this agency does not have. */
  namesOther: (text: string) => boolean
}

/** Replaces the sample's name, place and assistant in a text. */
function ownWords({ brand }: Answers): (text: string) => string {
  const pairs: [string, string][] = [
    [sample.name, brand.name],
    [sample.address.city, brand.address.city],
    [sample.address.stateName, brand.address.stateName],
    [sample.assistant, brand.assistant],
    [sample.phone.display, brand.phone.display],
  ]
  return (text) => pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}

/** 'Tráfego pago' inside a sentence; 'SEO' and 'E-mail' stay as they are. */
const lowerFirst = (name: string) =>
  /^\p{Lu}[\p{Lu}-]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

function describe(name: string, { answers }: Context, version = ''): string {
  const { name: agency, address } = answers.brand
  const start = `${name}${version && ` (${version})`} com a ${agency}, de ${address.city}`
  const whole = `${start}: o que entra, como trabalhamos e com que limites, antes de pedir uma proposta.`
  return whole.length <= 160 ? whole : `${start}: o que entra e como trabalhamos.`.slice(0, 160)
}

const firstQuestion = {
  question: 'Como peço uma proposta?',
  answer:
    'Conte em uma conversa, ou pelo WhatsApp, o que você vende e o que quer mudar. A proposta diz o que entra, o que fica de fora e quanto custa.',
}

const fields = ['layers', 'fan', 'grid', 'rising', 'waves', 'converge'] as const
const hues = ['mar-sol', 'mar', 'ceu', 'sol'] as const

/** A page for a new service, with the facts of the answers only. */
function ownService(service: NewService, place: number, context: Context) {
  const { name, summary, features, icon, paragraphs, steps, faq, photo } = service
  const brand = context.answers.brand.name
  return {
    name,
    summary,
    features: features.slice(0, 4),
    icon,
    art: {
      seed: 9100 + 37 * place,
      field: fields[place % fields.length],
      hue: hues[place % hues.length],
    },
    photo,
    meta: {
      title: `${name} em ${context.answers.brand.address.city}`,
      description: describe(name, context),
    },
    hero: { eyebrow: 'Serviços', title: name, subtitle: summary, facts: [] },
    blocks: [
      ...(paragraphs.length > 0
        ? [
            {
              id: 'como-funciona',
              kind: 'prose',
              eyebrow: 'Como funciona',
              title: `Sobre ${lowerFirst(name)}`,
              paragraphs,
            },
          ]
        : []),
      {
        id: 'o-que-inclui',
        kind: 'checklist',
        eyebrow: 'O que inclui',
        title: 'O que entra no serviço',
        items: features,
      },
      ...(steps.length > 0
        ? [
            {
              id: 'etapas',
              kind: 'steps',
              layout: 'route',
              eyebrow: 'Etapas',
              title: 'Do começo ao fim',
              items: steps,
            },
          ]
        : []),
    ],
    faq: { title: 'Perguntas frequentes', items: faq.length > 0 ? faq : [firstQuestion] },
    closing: {
      title: neutral('Vamos conversar?'),
      text: neutral('Conte o que a sua empresa precisa resolver primeiro.'),
      schedule: 'Agendar conversa',
      talk: 'Falar no WhatsApp',
      proposal: 'Solicitar proposta',
    },
    whatsapp: {
      talk: `Olá! Vim pelo site da ${brand} e quero saber mais sobre ${lowerFirst(name)}.`,
      proposal: `Olá! Vim pelo site da ${brand} e gostaria de uma proposta de ${lowerFirst(name)}.`,
    },
    related: context.relatedTo([], slugOf(name)),
    cases: context.cases,
  }
}

/** A content file for each service that is offered. */
export function serviceFiles(offered: Offered[], context: Context): Map<string, string> {
  return new Map(
    offered.map(({ slug, added, sample }, place) => {
      const value = added
        ? ownService(added, place, context)
        : sample && eachText(neutralService(sample, slug, context), ownWords(context.answers))
      const source = printFile(
        {
          imports: ["import type { ServiceContent } from '../types/service.ts'"],
          exports: { service: ['ServiceContent', value] },
        },
        '../',
      )
      const uses = [
        ...(source.includes('claims.') ? ["import { claims } from '../claims.ts'\n"] : []),
        ...(source.includes('given(') ? ["import { given } from '../types/claims.ts'\n"] : []),
      ]
      return [`content/services/${slug}.ts`, uses.join('') + source]
    }),
  )
}
