import * as z from 'zod'
import type { SuccessCase } from '#content/types/case.ts'
import type { CaseStudy } from '#content/types/cases-page.ts'
import type { Area, PortfolioCase, ProcessPhase } from '#content/types/portfolio-page.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { bilingual } from './checks/messages.ts'
import {
  address,
  art,
  email,
  fact,
  head,
  icon,
  initials,
  line,
  lines,
  listOf,
  meta,
  photo,
  slug,
  text,
  texts,
  titledText,
} from './common.ts'

export const caseSchema: z.ZodType<SuccessCase> = z.strictObject({
  slug,
  name: line,
  role: line,
  company: line,
  sector: line,
  quote: text,
  fullStory: texts,
  rating: z.literal(5).optional(),
  metrics: z.tuple(
    [fact, fact, fact],
    bilingual('needs three figures', 'Preencha os três números.'),
  ),
  avatar: initials,
  timeline: z
    .string()
    .max(300)
    .regex(
      /^\d+ \p{L}+/u,
      bilingual("has to begin with a number: '8 meses'", 'Comece com um número, como “8 meses”.'),
    ),
  investment: line,
  challenge: text,
  solution: text,
  results: lines,
  art,
  photo: photo.optional(),
})

export const studiesSchema: z.ZodType<CaseStudy[]> = listOf(
  z.strictObject({
    id: slug,
    title: line,
    client: line,
    category: line,
    image: z.strictObject({
      drawing: z.enum(['bars', 'envelope', 'lens', 'page', 'phone', 'route']),
      art,
    }),
    summary: text,
    results: lines,
  }),
)

export const customerQuoteSchema = z
  .strictObject({ text, name: line, role: line, company: line, avatar: initials })
  .optional()

const person = {
  slug,
  name: line,
  initials,
  role: line,
  summary: text.optional(),
  partner: line.optional(),
  meta,
  art,
  knowsAbout: lines,
  photo: photo.optional(),
  likeness: z
    .strictObject({
      hair: z.enum(['long', 'short', 'curls']),
      skin: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      wears: z.enum(['blazer', 'crew', 'blouse']),
      beard: z.literal(true).optional(),
      glasses: z.literal(true).optional(),
    })
    .optional(),
}

export const profileSchema: z.ZodType<Profile> = z.strictObject({
  ...person,
  classicMeta: meta.optional(),
  header: z.strictObject({
    headline: line.optional(),
    lead: text.optional(),
    specialities: listOf(line),
  }),
  results: z
    .strictObject({
      ...head,
      items: listOf(z.strictObject({ value: line, label: line, detail: text })).min(1),
      note: text,
    })
    .optional(),
  approach: z.strictObject({ ...head, quote: text, steps: listOf(titledText).min(1) }).optional(),
  skills: z
    .strictObject({
      ...head,
      items: z
        .array(z.strictObject({ name: line, level: z.number().min(0).max(100), note: text }))
        .min(1),
    })
    .optional(),
  sectors: z
    .strictObject({ ...head, items: listOf(z.strictObject({ name: line, text })).min(1) })
    .optional(),
  closing: z.strictObject({ title: line, text, schedule: line, talk: line, portfolio: line }),
  whatsapp: text,
})

const described = { title: line, description: text, icon }
export const personalSchema: z.ZodType<Personal> = z.strictObject({
  ...person,
  relation: text.optional(),
  badge: line,
  headline: line,
  lead: text,
  city: line,
  contact: z.strictObject({
    email: email,
    whatsapp: text.clone().meta({ kind: 'phone' }),
    phone: line,
    message: text,
  }),
  summaryBlock: z.strictObject({ title: line, paragraphs: texts, chips: lines }),
  experience: z.strictObject({
    title: line,
    intro: text,
    items: listOf(
      z.strictObject({
        company: line,
        period: line,
        role: line,
        description: text,
        highlights: lines,
      }),
    ),
  }),
  cases: z.strictObject({
    title: line,
    intro: text,
    items: listOf(z.strictObject({ ...described, impact: text })),
  }),
  services: z.strictObject({ title: line, intro: text, items: listOf(z.strictObject(described)) }),
  testimonials: z.strictObject({
    title: line,
    intro: text,
    soon: line,
    items: listOf(z.strictObject({ from: line, about: text })),
  }),
  education: z.strictObject({
    title: line,
    items: listOf(z.strictObject({ name: line, place: line, year: line })),
  }),
  closing: titledText,
})

export const areasSchema: z.ZodType<Area[]> = listOf(
  z.strictObject({
    id: slug,
    title: line,
    description: text,
    icon,
    image: art,
    photo: photo.optional(),
    link: address,
    features: lines,
    metrics: listOf(fact).max(2, bilingual('has place for two figures', 'Cabem dois números.')),
    technologies: listOf(line),
  }),
)
const drawings = [
  'booking',
  'booking-phone',
  'film',
  'feed-phone',
  'dashboard',
  'search',
  'plain',
  'plain-phone',
] as const
const projectImage = z
  .union(
    [z.strictObject({ screen: z.enum(drawings), alt: line }), photo],
    bilingual(
      "needs a drawn screen or a picture file, each with its alt: { file: 'site.jpg', alt: '…' }",
      'Escolha um desenho ou uma imagem, e escreva a descrição dela.',
    ),
  )
  .meta({ kind: 'picture', drawings })
export const projectSchema: z.ZodType<PortfolioCase> = z.strictObject({
  id: slug,
  title: line,
  category: line,
  client: line,
  duration: line,
  investment: line,
  description: text,
  challenge: text,
  solution: text,
  results: listOf(fact),
  technologies: listOf(line),
  deliverables: lines,
  testimonial: z.strictObject({ text, author: line, role: line }),
  link: address.optional(),
  images: z.tuple(
    [projectImage, projectImage],
    bilingual('needs two pictures', 'Escolha duas imagens.'),
  ),
  art,
  video: z.boolean(),
  featured: z.boolean(),
  actions: lines,
})
export const phasesSchema: z.ZodType<ProcessPhase[]> = listOf(
  z.strictObject({
    number: z.int(),
    title: line,
    description: text,
    duration: line.optional(),
    deliverables: lines,
  }),
)
