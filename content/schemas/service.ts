import * as z from 'zod'
import type { ServiceContent } from '#content/types/service.ts'
import {
  art,
  caseSlug,
  fact,
  faqs,
  icon,
  line,
  lines,
  listOf,
  meta,
  photo,
  serviceSlug,
  slug,
  text,
  texts,
} from './common.ts'

const head = { id: slug, eyebrow: line, title: line, intro: text.optional() }
const item = z.strictObject({ icon: icon.optional(), title: line, text })

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    ...head,
    kind: z.literal('benefits'),
    layout: z.enum(['lines', 'bento', 'cards']),
    items: listOf(item).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('platforms'),
    items: listOf(z.strictObject({ name: line, bestFor: line, text, points: lines })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('steps'),
    layout: z.enum(['route', 'ladder']),
    total: line.optional(),
    items: listOf(z.strictObject({ title: line, text, duration: line.optional() })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('checklist'),
    items: lines,
    highlight: fact.optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('stats'),
    items: listOf(fact).min(1),
    note: text.optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('stories'),
    items: z
      .array(
        z.strictObject({
          client: line,
          sector: line,
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
    groups: listOf(z.strictObject({ label: line, tools: lines })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('offerings'),
    layout: z.enum(['tabs', 'bento', 'list']),
    items: listOf(item.extend({ examples: lines.optional() })).min(1),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('prose'),
    paragraphs: texts,
    aside: z.strictObject({ title: line, items: lines }).optional(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('contrast'),
    before: lines,
    after: lines,
    beforeLabel: line,
    afterLabel: line,
  }),
  z.strictObject({
    ...head,
    kind: z.literal('times'),
    items: listOf(z.strictObject({ name: line, duration: line, text })).min(1),
  }),
  z.strictObject({ ...head, kind: z.literal('chat') }),
])

const hero = z.strictObject({ eyebrow: line, title: line, subtitle: text, facts: listOf(fact) })

export const serviceSchema: z.ZodType<ServiceContent> = z.strictObject({
  name: line,
  summary: text,
  features: lines,
  icon,
  art,
  photo: photo.optional(),
  meta,
  hero,
  blocks: listOf(block).min(1),
  faq: faqs,
  closing: z.strictObject({
    title: line,
    text,
    schedule: line,
    talk: line.optional(),
    proposal: line.optional(),
  }),
  whatsapp: z.strictObject({ talk: text, proposal: text }),
  price: z
    .templateLiteral([z.enum(['recurring', 'one-off']), '/', z.string()])
    .meta({ kind: 'choice', of: 'plans' })
    .optional(),
  related: listOf(serviceSlug),
  cases: listOf(caseSlug),
  classic: z.strictObject({ meta, hero: hero.partial(), omit: listOf(slug).optional() }).optional(),
})
