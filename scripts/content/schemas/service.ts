import * as z from 'zod'
import type { ServiceContent } from '#content/types/service.ts'
import { art, fact, faqs, icon, meta, photo, slug, text, texts } from './common.ts'

const head = { id: slug, eyebrow: text, title: text, intro: text.optional() }
const shown = z.strictObject({ icon: icon.optional(), title: text, text })

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    ...head,
    kind: z.literal('benefits'),
    layout: z.enum(['lines', 'bento', 'cards']),
    items: z.array(shown).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('platforms'),
    items: z.array(z.strictObject({ name: text, bestFor: text, text, points: texts })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('steps'),
    layout: z.enum(['route', 'ladder']),
    total: text.optional(),
    items: z.array(z.strictObject({ title: text, text, duration: text.optional() })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('checklist'),
    items: texts,
    highlight: fact.optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('stats'),
    items: z.array(fact).min(1),
    note: text.optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('stories'),
    items: z
      .array(
        z.strictObject({
          client: text,
          sector: text,
          challenge: text,
          solution: text,
          outcome: text,
          metric: fact,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('tiers'),
    plan: z.enum(['websites', 'content', 'analytics']),
    note: text.optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('stack'),
    groups: z.array(z.strictObject({ label: text, tools: texts })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('offerings'),
    layout: z.enum(['tabs', 'bento', 'list']),
    items: z.array(shown.extend({ examples: texts.optional() })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('prose'),
    paragraphs: texts,
    aside: z.strictObject({ title: text, items: texts }).optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('contrast'),
    before: texts,
    after: texts,
    beforeLabel: text,
    afterLabel: text,
  }),
  z.strictObject({
    ...head,
    kind: z.literal('times'),
    items: z.array(z.strictObject({ name: text, duration: text, text })).min(1),
  }),
  z.strictObject({ ...head, kind: z.literal('chat') }),
])

const hero = z.strictObject({ eyebrow: text, title: text, subtitle: text, facts: z.array(fact) })

export const serviceSchema: z.ZodType<ServiceContent> = z.strictObject({
  name: text,
  summary: text,
  features: texts,
  icon,
  art,
  photo: photo.optional(),
  meta,
  hero,
  blocks: z.array(block).min(1),
  faq: faqs,
  closing: z.strictObject({
    title: text,
    text,
    schedule: text,
    talk: text.optional(),
    proposal: text.optional(),
  }),
  whatsapp: z.strictObject({ talk: text, proposal: text }),
  price: z.templateLiteral([z.enum(['recurring', 'one-off']), '/', z.string()]).optional(),
  related: z.array(slug),
  cases: z.array(slug),
  classic: z
    .strictObject({ meta, hero: hero.partial(), omit: z.array(slug).optional() })
    .optional(),
})
