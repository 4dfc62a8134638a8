import { isUnwritten, noTime, askFor as write } from '#content/types/unwritten.ts'
import type { NewPageKind } from './page-kinds.ts'

/** How many texts of a value are still the template's. */
export function countTemplateTexts(value: unknown): number {
  if (typeof value === 'string') return isUnwritten(value) ? 1 : 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countTemplateTexts(part), 0)
}

type Start = { title: string; slug: string; today: Date }

/** One to three capital letters of a name. */
function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => /^\p{L}/u.exec(word)?.[0]?.toUpperCase() ?? '')
    .filter((letter) => /^\p{Lu}$/u.test(letter))
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : undefined]
  return `${first ?? 'A'}${last ?? ''}`
}

/** A drawing grows from a number; the same slug always gives the same one. */
const seedOf = (slug: string) =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7)

const head = (eyebrow: string, title: string) => ({
  eyebrow,
  title,
  intro: write('diga em uma ou duas frases o que vem a seguir.'),
})
const facts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: write(`o número ${at + 1}.`),
    label: write(`o que o número ${at + 1} mede.`),
  }))
const metaOf = (title: string) => ({
  title,
  description: write('uma frase de até 160 letras, que aparece nos resultados do Google.'),
})

function service({ title, slug }: Start) {
  return {
    name: title,
    summary: write('o que este serviço faz pelo cliente, em uma frase.'),
    features: [write('o que está incluído.')],
    icon: 'sparkles',
    art: { seed: seedOf(slug), field: 'waves', hue: 'mar' },
    meta: metaOf(title),
    hero: {
      eyebrow: title,
      title,
      subtitle: write('o resultado que o cliente busca, em duas frases.'),
      facts: [],
    },
    blocks: [
      {
        id: 'o-que-inclui',
        kind: 'benefits',
        layout: 'cards',
        ...head('O que inclui', 'O que você recebe'),
        items: [{ title: 'Primeiro item', text: write('o que é e por que importa.') }],
      },
      {
        id: 'como-funciona',
        kind: 'steps',
        layout: 'route',
        ...head('Como funciona', 'Do começo ao resultado'),
        items: [
          { title: 'Diagnóstico', text: write('o que acontece primeiro.') },
          { title: 'Execução', text: write('o que acontece depois.') },
        ],
      },
    ],
    faq: {
      title: 'Perguntas frequentes',
      items: [{ question: 'Quanto tempo leva?', answer: write('responda em duas frases.') }],
    },
    closing: {
      title: 'Vamos conversar?',
      text: write('convide para uma conversa.'),
      schedule: 'Agendar conversa gratuita',
    },
    whatsapp: {
      talk: `Olá! Vim pelo site e quero saber mais sobre ${title}.`,
      proposal: `Olá! Vim pelo site e quero uma proposta de ${title}.`,
    },
    related: [],
    cases: [],
  }
}

function successCase({ title, slug }: Start) {
  return {
    slug,
    name: write('o nome de quem conta.'),
    role: write('o cargo dessa pessoa.'),
    company: title,
    sector: write('o setor da empresa.'),
    quote: write('uma frase que a pessoa disse e autorizou.'),
    fullStory: [write('a história, um parágrafo de cada vez.')],
    metrics: facts(3),
    avatar: initialsOf(title),
    timeline: noTime,
    investment: write('quanto foi investido.'),
    challenge: write('qual era o problema.'),
    solution: write('o que foi feito.'),
    results: [write('o que mudou, com número e prazo.')],
    art: { seed: seedOf(slug), field: 'rising', hue: 'mar-sol' },
  }
}

function project({ title, slug }: Start) {
  return {
    id: slug,
    title,
    category: write('a área do trabalho.'),
    client: write('o nome do cliente.'),
    duration: write('quanto tempo levou.'),
    investment: write('quanto foi investido.'),
    description: write('o projeto em uma frase.'),
    challenge: write('qual era o problema.'),
    solution: write('o que foi feito.'),
    results: facts(1),
    technologies: [],
    deliverables: [write('o que foi entregue.')],
    testimonial: {
      text: write('uma frase que o cliente disse e autorizou.'),
      author: write('o nome de quem disse.'),
      role: write('o cargo dessa pessoa.'),
    },
    images: [
      { screen: 'plain', alt: 'Tela do projeto no computador' },
      { screen: 'plain-phone', alt: 'Tela do projeto no celular' },
    ],
    art: { seed: seedOf(slug), field: 'layers', hue: 'ceu' },
    video: false,
    featured: false,
    actions: ['Quero um projeto assim'],
  }
}

function profile({ title, slug }: Start) {
  return {
    slug,
    name: title,
    initials: initialsOf(title),
    role: write('o cargo.'),
    summary: write('quem é, em uma frase.'),
    meta: metaOf(title),
    art: { seed: seedOf(slug), field: 'calm', hue: 'mar' },
    knowsAbout: [write('um assunto que domina.')],
    header: { lead: write('o que faz e para quem, em duas frases.'), specialities: [] },
    closing: {
      title: 'Vamos conversar?',
      text: write('convide para uma conversa.'),
      schedule: 'Agendar conversa',
      talk: 'Conversar no WhatsApp',
      portfolio: 'Ver o portfólio',
    },
    whatsapp: `Olá! Vim pelo site e quero falar com ${title}.`,
  }
}

function legalPage({ title, slug, today }: Start) {
  const date = today.toISOString().slice(0, 10)
  const day = today.toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    meta: metaOf(title),
    classicMeta: metaOf(title),
    art: { seed: seedOf(slug), field: 'calm', hue: 'mar' },
    title,
    updated: { label: `Última atualização: ${day}`, date },
    gist: [write('o mais importante em uma frase.')],
  }
}

/** Wholly the template's, so that the field is empty and nothing of it can be left behind. */
const legalText = () => write('cada parte com um título em uma linha que começa por ##.')

/** What a new page begins with, by what each of its documents is exported as. */
export function templateOf(kind: NewPageKind, start: Start): Record<string, unknown> {
  switch (kind) {
    case 'service':
      return { service: service(start) }
    case 'case':
      return { successCase: successCase(start) }
    case 'project':
      return { project: project(start) }
    case 'person':
      return { profile: profile(start) }
    case 'legal':
      return { page: legalPage(start), text: legalText() }
  }
}

const renamed: Readonly<Record<NewPageKind, (start: Start) => Record<string, unknown>>> = {
  service: ({ title }) => ({ name: title }),
  case: ({ title, slug }) => ({ slug, company: title, avatar: initialsOf(title) }),
  project: ({ title, slug }) => ({ id: slug, title }),
  person: ({ title, slug }) => ({ slug, name: title, initials: initialsOf(title) }),
  legal: ({ title }) => ({ title }),
}

/** Another one like it, under a name of its own. */
export function copyOf(kind: NewPageKind, value: unknown, start: Start): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { meta } = value as { meta?: object }
  return {
    ...structuredClone(value),
    ...renamed[kind](start),
    ...(meta && { meta: { ...meta, title: start.title } }),
  }
}
