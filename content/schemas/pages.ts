import * as z from 'zod'
import type { AboutContent } from '#content/types/about.ts'
import type { CasesContent } from '#content/types/cases-page.ts'
import type { LinksContent } from '#content/types/links-page.ts'
import type { ClassicHomeContent, HomeContent } from '#content/types/page.ts'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import type { ServicesContent } from '#content/types/services.ts'
import { bilingual } from './checks/messages.ts'
import {
  address,
  art,
  caseSlug,
  email,
  fact,
  fixed,
  icon,
  initials,
  line,
  lines,
  link,
  listOf,
  meta,
  personSlug,
  pictureField,
  sectionHead,
  serviceSlug,
  text,
  texts,
  titledText,
} from './common.ts'
import {
  areasSchema,
  customerQuoteSchema,
  phasesSchema,
  projectSchema,
  studiesSchema,
} from './stories.ts'

export const homeSchema: z.ZodType<HomeContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: line,
    title: line,
    highlight: line,
    lead: text,
    price: line.optional(),
    schedule: line,
    cases: line,
    proof: line.optional(),
    faces: listOf(initials),
  }),
  metrics: z.strictObject({
    title: line,
    live: line,
    livePeriod: line,
    fallbackPeriod: line,
    roi: line,
    satisfaction: line,
    clients: line,
    campaigns: line,
  }),
  stats: listOf(fact),
  services: sectionHead.extend({ paths: listOf(address).min(1), more: line, all: line }),
  methodology: sectionHead.extend({
    pause: line,
    play: line,
    deliverables: line,
    steps: listOf(z.strictObject({ title: line, text, detail: text, deliverables: lines })).min(1),
  }),
  tools: sectionHead.extend({
    legend: listOf(z.strictObject({ level: z.enum(['Expert', 'Advanced']), text })),
  }),
  testimonials: sectionHead.extend({ cases: line, portfolio: line, about: line }),
  partners: z.strictObject({ title: line }),
  offer: z
    .strictObject({
      slots: z.int().min(1),
      eyebrow: line,
      title: line,
      text,
      points: lines,
      action: line,
      places: z.strictObject({ plain: text, none: text, one: text, some: text }),
    })
    .optional(),
  contact: sectionHead.extend({
    email: line,
    phone: line,
    whatsapp: line,
    schedule: line,
    scheduleValue: line,
    hours: line,
  }),
})

export const classicHomeSchema: z.ZodType<ClassicHomeContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    badge: line,
    title: line,
    lead: text,
    price: line.optional(),
    schedule: line,
    cases: line,
    rating: line.optional(),
    clients: line.optional(),
    stats: listOf(fact).max(2, bilingual('has place for two figures', 'Cabem dois números.')),
  }),
  services: sectionHead.extend({ more: line, pages: listOf(address).min(1) }),
  about: z.strictObject({
    eyebrow: line,
    title: line,
    paragraphs: texts,
    highlight: fact.optional(),
    facts: listOf(fact),
    lead: line,
    about: line,
  }),
  process: sectionHead.extend({
    steps: listOf(z.strictObject({ title: line, duration: line.optional(), text })).min(1),
  }),
  testimonials: sectionHead,
  callToAction: z.strictObject({ title: line, text, talk: line, cases: line }),
  contact: z.strictObject({
    eyebrow: line,
    title: line,
    pitch: text,
    scheduling: z.strictObject({ title: line, text, points: lines, action: line, note: text }),
  }),
})

export const servicesSchema: z.ZodType<ServicesContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: line,
    title: line,
    lead: text,
    startTitle: line,
    start: listOf(z.strictObject({ need: line, slug: serviceSlug })),
  }),
  grid: sectionHead.extend({ services: listOf(serviceSlug).min(1) }),
  closing: z.strictObject({ title: line, text, schedule: line, talk: line, proposal: line }),
  whatsapp: z.strictObject({ talk: text, proposal: text }),
})

export const casesSchema: z.ZodType<CasesContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({ badge: line, title: line, lead: text, index: line }),
  stats: listOf(fact),
  statsNote: text.optional(),
  cases: listOf(caseSlug),
  closing: z.strictObject({ title: line, text, schedule: line }),
  studies: sectionHead.extend({ items: studiesSchema }).optional(),
  quote: customerQuoteSchema,
  contact: z.strictObject({ talk: line, greeting: text, proposal: line }).optional(),
})

export const portfolioSchema: z.ZodType<PortfolioContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({ eyebrow: line, title: line, lead: text, schedule: line, pdf: line }),
  tabs: z.strictObject({
    label: line,
    items: listOf(
      z.strictObject({
        id: z.enum(['visao-geral', 'areas', 'projetos', 'processo', 'resultados', 'contato']),
        label: line,
      }),
    ),
  }),
  overview: sectionHead.extend({
    stats: listOf(fact),
    valuesTitle: line,
    values: listOf(z.strictObject({ icon, title: line, text })).min(1),
  }),
  areas: sectionHead.extend({ more: line, items: areasSchema }),
  projects: sectionHead.extend({ items: listOf(projectSchema) }),
  process: sectionHead.extend({ items: phasesSchema }),
  results: sectionHead.extend({
    figures: listOf(fact),
    barsTitle: line,
    bars: listOf(fact),
    note: text,
  }),
  contact: sectionHead.extend({
    whatsapp: z.strictObject({ label: line, text, greeting: text }),
    schedule: z.strictObject({ label: line, text }),
    social: z.strictObject({ label: line, text }),
    pdf: z.strictObject({ label: line, text }),
    form: z.strictObject({ title: line, text, email: line }),
  }),
})

const linkLook = {
  tone: z.enum(['sun', 'sea', 'card']),
  size: z.enum(['large', 'medium', 'small']),
  pulse: z.boolean(),
  stories: z.boolean(),
  badge: line.optional(),
}
const linkWords = { title: line, subtitle: text }

/** An address that is one of the brand's facts, and is changed there. */
const brandUrl = (...path: string[]) =>
  z
    .string()
    .max(500)
    .meta({ ...fixed, source: { document: 'brand#brand', path } })
    .optional()

const networkLink = <Id extends 'facebook' | 'instagram' | 'linkedin'>(id: Id) =>
  z.strictObject({ id: z.literal(id), ...linkWords, url: brandUrl('social', id), ...linkLook })

export const linksSchema: z.ZodType<LinksContent> = z.strictObject({
  meta,
  art,
  links: z
    .array(
      z.discriminatedUnion('id', [
        z.strictObject({
          id: z.literal('agenda'),
          ...linkWords,
          url: brandUrl('scheduling'),
          ...linkLook,
        }),
        z.strictObject({
          id: z.literal('whatsapp'),
          ...linkWords,
          url: brandUrl('whatsapp'),
          message: text.optional(),
          ...linkLook,
        }),
        z.strictObject({ id: z.literal('site'), ...linkWords, url: link, ...linkLook }),
        networkLink('instagram'),
        networkLink('linkedin'),
        networkLink('facebook'),
      ]),
    )
    .min(1),
  linksLabel: line,
  socialLabel: line,
  contact: z.strictObject({
    title: line,
    person: personSlug.optional(),
    phone: z.strictObject({ display: line, e164: line }),
    email: email,
    message: text,
    labels: z.strictObject({ phone: line, email: line, whatsapp: line, save: line }),
  }),
  code: z.strictObject({ title: line, text, alt: line, png: line, svg: line }),
})

export const aboutSchema: z.ZodType<AboutContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: line,
    title: line,
    lead: text,
    team: line,
    caption: line,
    photo: pictureField.optional(),
  }),
  essence: z.strictObject({ eyebrow: line, statement: text, paragraphs: texts }),
  mission: z.strictObject({ label: line, title: line, text }),
  vision: z.strictObject({ label: line, title: line, text }),
  values: sectionHead.extend({
    does: line,
    refuses: line,
    items: listOf(z.strictObject({ name: line, does: text, refuses: text })).min(1),
  }),
  philosophy: z.strictObject({
    eyebrow: line,
    title: line,
    paragraphs: texts,
    habits: listOf(z.strictObject({ name: line, text })),
  }),
  team: z.strictObject({ title: line, intro: text, more: line, people: listOf(personSlug) }),
  closing: titledText.extend({ schedule: line, cases: line }),
})
