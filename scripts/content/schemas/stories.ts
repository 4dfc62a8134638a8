import * as z from 'zod'
import type { SuccessCase } from '#content/types/case.ts'
import type { CaseStudy } from '#content/types/cases-page.ts'
import type { Area, PortfolioCase, ProcessPhase } from '#content/types/portfolio-page.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import {
  address,
  art,
  fact,
  head,
  icon,
  initials,
  meta,
  photo,
  slug,
  text,
  texts,
} from './common.ts'

export const caseSchema: z.ZodType<SuccessCase> = z.strictObject({
  slug,
  name: text,
  role: text,
  company: text,
  sector: text,
  quote: text,
  fullStory: texts,
  rating: z.literal(5).optional(),
  metrics: z.tuple([fact, fact, fact], 'needs three figures'),
  avatar: initials,
  timeline: z.string().regex(/^\d+ \p{L}+/u, "has to begin with a number: '8 meses'"),
  investment: text,
  challenge: text,
  solution: text,
  results: texts,
  art,
  photo: photo.optional(),
})

export const studiesSchema: z.ZodType<CaseStudy[]> = z.array(
  z.strictObject({
    id: slug,
    title: text,
    client: text,
    category: text,
    image: z.strictObject({
      drawing: z.enum(['bars', 'envelope', 'lens', 'page', 'phone', 'route']),
      art,
    }),
    summary: text,
    results: texts,
  }),
)

const person = {
  slug,
  name: text,
  initials,
  role: text,
  summary: text.optional(),
  partner: text.optional(),
  meta,
  art,
  knowsAbout: texts,
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
const titled = z.strictObject({ title: text, text })

export const profileSchema: z.ZodType<Profile> = z.strictObject({
  ...person,
  classicMeta: meta.optional(),
  header: z.strictObject({
    headline: text.optional(),
    lead: text.optional(),
    specialities: z.array(text),
  }),
  results: z
    .strictObject({
      ...head,
      items: z.array(z.strictObject({ value: text, label: text, detail: text })).min(1),
      note: text,
    })
    .optional(),
  approach: z.strictObject({ ...head, quote: text, steps: z.array(titled).min(1) }).optional(),
  skills: z
    .strictObject({
      ...head,
      items: z
        .array(z.strictObject({ name: text, level: z.number().min(0).max(100), note: text }))
        .min(1),
    })
    .optional(),
  sectors: z
    .strictObject({ ...head, items: z.array(z.strictObject({ name: text, text })).min(1) })
    .optional(),
  closing: z.strictObject({ title: text, text, schedule: text, talk: text, portfolio: text }),
  whatsapp: text,
})

const described = { title: text, description: text, icon }
export const personalSchema: z.ZodType<Personal> = z.strictObject({
  ...person,
  badge: text,
  headline: text,
  lead: text,
  city: text,
  contact: z.strictObject({ email: z.email(), whatsapp: text, phone: text, message: text }),
  summaryBlock: z.strictObject({ title: text, paragraphs: texts, chips: texts }),
  experience: z.strictObject({
    title: text,
    intro: text,
    items: z.array(
      z.strictObject({
        company: text,
        period: text,
        role: text,
        description: text,
        highlights: texts,
      }),
    ),
  }),
  cases: z.strictObject({
    title: text,
    intro: text,
    items: z.array(z.strictObject({ ...described, impact: text })),
  }),
  services: z.strictObject({ title: text, intro: text, items: z.array(z.strictObject(described)) }),
  testimonials: z.strictObject({
    title: text,
    intro: text,
    soon: text,
    items: z.array(z.strictObject({ from: text, about: text })),
  }),
  education: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ name: text, place: text, year: text })),
  }),
  closing: titled,
})

export const areasSchema: z.ZodType<Area[]> = z.array(
  z.strictObject({
    id: slug,
    title: text,
    description: text,
    icon,
    image: art,
    photo: photo.optional(),
    link: address,
    features: texts,
    metrics: z.array(fact).max(2, 'has place for two figures'),
    technologies: z.array(text),
  }),
)
const projectImage = z.union(
  [
    z.strictObject({
      screen: z.enum([
        'booking',
        'booking-phone',
        'film',
        'feed-phone',
        'dashboard',
        'search',
        'plain',
        'plain-phone',
      ]),
      alt: text,
    }),
    photo,
  ],
  "needs a drawn screen or a picture file, each with its alt: { file: 'site.jpg', alt: '…' }",
)
export const projectSchema: z.ZodType<PortfolioCase> = z.strictObject({
  id: slug,
  title: text,
  category: text,
  client: text,
  duration: text,
  investment: text,
  description: text,
  challenge: text,
  solution: text,
  results: z.record(text, text),
  technologies: z.array(text),
  deliverables: texts,
  testimonial: z.strictObject({ text, author: text, role: text }),
  link: address.optional(),
  images: z.tuple([projectImage, projectImage], 'needs two pictures'),
  art,
  video: z.boolean(),
  featured: z.boolean(),
  actions: texts,
})
export const phasesSchema: z.ZodType<ProcessPhase[]> = z.array(
  z.strictObject({
    number: z.int(),
    title: text,
    description: text,
    duration: text.optional(),
    deliverables: texts,
  }),
)
