import * as z from 'zod'
import type { AboutContent } from '#content/types/about.ts'
import type { CasesContent } from '#content/types/cases-page.ts'
import type { ContactContent } from '#content/types/contact-form.ts'
import type { LegalContent } from '#content/types/legal.ts'
import type { LinksContent } from '#content/types/links-page.ts'
import type { ClassicHomeContent, HomeContent } from '#content/types/page.ts'
import type { PlansContent } from '#content/types/plans-page.ts'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import type { ServicesContent } from '#content/types/services.ts'
import {
  address,
  art,
  fact,
  faqs,
  head,
  icon,
  initials,
  meta,
  slug,
  text,
  texts,
} from './common.ts'
import { areasSchema, phasesSchema, projectSchema, studiesSchema } from './stories.ts'

const titled = z.strictObject({ title: text, text })
const sectionHead = z.strictObject(head)

export const homeSchema: z.ZodType<HomeContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    highlight: text,
    lead: text,
    price: text.optional(),
    schedule: text,
    cases: text,
    proof: text.optional(),
    faces: z.array(initials),
  }),
  metrics: z.strictObject({
    title: text,
    live: text,
    livePeriod: text,
    fallbackPeriod: text,
    roi: text,
    satisfaction: text,
    clients: text,
    campaigns: text,
  }),
  stats: z.array(fact),
  services: sectionHead.extend({ paths: z.array(address).min(1), more: text, all: text }),
  methodology: sectionHead.extend({
    pause: text,
    play: text,
    deliverables: text,
    steps: z.array(z.strictObject({ title: text, text, detail: text, deliverables: texts })).min(1),
  }),
  tools: sectionHead.extend({
    legend: z.array(z.strictObject({ level: z.enum(['Expert', 'Advanced']), text })),
  }),
  testimonials: sectionHead.extend({ cases: text, portfolio: text, about: text }),
  partners: z.strictObject({ title: text }),
  offer: z
    .strictObject({
      slots: z.int().min(1),
      eyebrow: text,
      title: text,
      text,
      points: texts,
      action: text,
      places: z.strictObject({ plain: text, none: text, one: text, some: text }),
    })
    .optional(),
  contact: sectionHead.extend({
    email: text,
    phone: text,
    whatsapp: text,
    schedule: text,
    scheduleValue: text,
    hours: text,
  }),
})

export const classicHomeSchema: z.ZodType<ClassicHomeContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    badge: text,
    title: text,
    lead: text,
    price: text.optional(),
    schedule: text,
    cases: text,
    rating: text.optional(),
    clients: text.optional(),
    stats: z.array(fact).max(2, 'has place for two figures'),
  }),
  services: sectionHead.extend({ more: text, pages: z.array(address).min(1) }),
  about: z.strictObject({
    eyebrow: text,
    title: text,
    paragraphs: texts,
    highlight: fact.optional(),
    facts: z.array(fact),
    lead: text,
    about: text,
  }),
  process: sectionHead.extend({
    steps: z.array(z.strictObject({ title: text, duration: text.optional(), text })).min(1),
  }),
  testimonials: sectionHead,
  callToAction: z.strictObject({ title: text, text, talk: text, cases: text }),
  contact: z.strictObject({
    eyebrow: text,
    title: text,
    pitch: text,
    scheduling: z.strictObject({ title: text, text, points: texts, action: text, note: text }),
  }),
})

export const servicesSchema: z.ZodType<ServicesContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    startTitle: text,
    start: z.array(z.strictObject({ need: text, slug })),
  }),
  grid: sectionHead.extend({ services: z.array(slug).min(1) }),
  closing: z.strictObject({ title: text, text, schedule: text, talk: text, proposal: text }),
  whatsapp: z.strictObject({ talk: text, proposal: text }),
})

export const casesSchema: z.ZodType<CasesContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({ badge: text, title: text, lead: text, index: text }),
  stats: z.array(fact),
  statsNote: text.optional(),
  cases: z.array(slug),
  closing: z.strictObject({ title: text, text, schedule: text }),
  studies: sectionHead.extend({ items: studiesSchema }).optional(),
  quote: z
    .strictObject({ text, name: text, role: text, company: text, avatar: initials })
    .optional(),
  contact: z.strictObject({ talk: text, greeting: text, proposal: text }).optional(),
})

export const portfolioSchema: z.ZodType<PortfolioContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({ eyebrow: text, title: text, lead: text, schedule: text, pdf: text }),
  tabs: z.strictObject({
    label: text,
    items: z.array(
      z.strictObject({
        id: z.enum(['visao-geral', 'areas', 'projetos', 'processo', 'resultados', 'contato']),
        label: text,
      }),
    ),
  }),
  overview: sectionHead.extend({
    stats: z.array(fact),
    valuesTitle: text,
    values: z.array(z.strictObject({ icon, title: text, text })).min(1),
  }),
  areas: sectionHead.extend({ more: text, items: areasSchema }),
  projects: sectionHead.extend({ items: z.array(projectSchema) }),
  process: sectionHead.extend({ items: phasesSchema }),
  results: sectionHead.extend({
    figures: z.array(fact),
    barsTitle: text,
    bars: z.array(fact),
    note: text,
  }),
  contact: sectionHead.extend({
    whatsapp: z.strictObject({ label: text, text, greeting: text }),
    schedule: z.strictObject({ label: text, text }),
    social: z.strictObject({ label: text, text }),
    pdf: z.strictObject({ label: text, text }),
    form: z.strictObject({ title: text, text, email: text }),
  }),
})

export const linksSchema: z.ZodType<LinksContent> = z.strictObject({
  meta,
  art,
  links: z
    .array(
      z.strictObject({
        id: z.enum(['agenda', 'whatsapp', 'site', 'instagram', 'linkedin', 'facebook']),
        title: text,
        subtitle: text,
        url: text,
        tone: z.enum(['sun', 'sea', 'card']),
        size: z.enum(['large', 'medium', 'small']),
        pulse: z.boolean(),
        stories: z.boolean(),
        badge: text.optional(),
      }),
    )
    .min(1),
  linksLabel: text,
  socialLabel: text,
  contact: z.strictObject({
    title: text,
    person: slug.optional(),
    phone: z.strictObject({ display: text, e164: text }),
    email: z.email(),
    message: text,
    labels: z.strictObject({ phone: text, email: text, whatsapp: text, save: text }),
  }),
  code: z.strictObject({ title: text, text, alt: text, png: text, svg: text }),
})

export const aboutSchema: z.ZodType<AboutContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({ eyebrow: text, title: text, lead: text, team: text, caption: text }),
  essence: z.strictObject({ eyebrow: text, statement: text, paragraphs: texts }),
  mission: z.strictObject({ label: text, title: text, text }),
  vision: z.strictObject({ label: text, title: text, text }),
  values: sectionHead.extend({
    does: text,
    refuses: text,
    items: z.array(z.strictObject({ name: text, does: text, refuses: text })).min(1),
  }),
  philosophy: z.strictObject({
    eyebrow: text,
    title: text,
    paragraphs: texts,
    habits: z.array(z.strictObject({ name: text, text })),
  }),
  team: z.strictObject({ title: text, intro: text, more: text, people: z.array(slug) }),
  closing: titled.extend({ schedule: text, cases: text }),
})

/** The builder's labels are checked by their type alone. */
export const plansPageSchema: z.ZodType<PlansContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    talk: text,
    build: text,
    ladder: z.strictObject({ title: text, one: text, many: text, last: text, note: text }),
  }),
  builder: sectionHead.extend({ id: slug, labels: z.any() }),
  included: sectionHead.extend({ id: slug }),
  conditions: sectionHead.extend({ id: slug, items: z.array(titled) }),
  faq: faqs,
  closing: z.strictObject({ title: text, text, schedule: text, cases: text }),
  whatsapp: text,
})

export const legalSchema: z.ZodType<LegalContent> = z.strictObject({
  meta,
  classicMeta: meta,
  art,
  title: text,
  updated: z.strictObject({
    label: text,
    date: z.string().regex(/^\d{4}-\d\d-\d\d$/, "is no date: write it as '2026-03-31'"),
  }),
  gist: texts,
})

export const contactSchema: z.ZodType<ContactContent> = z.strictObject({
  meta,
  art,
  intro: text,
  labels: z.strictObject({ phone: text, email: text, address: text, map: text, hours: text }),
  invalid: text,
  sent: z.strictObject({ title: text, text, home: text, cases: text }),
})
