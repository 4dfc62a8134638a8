import * as z from 'zod'
import type { AuthContent } from '#content/types/account.ts'
import type { AgendaSettings } from '#content/types/agenda.ts'
import type { ContactContent, ContactFormContent } from '#content/types/contact-form.ts'
import type { PlanBuilderLabels, PlansContent } from '#content/types/plans-page.ts'
import {
  art,
  clock,
  faqs,
  fixed,
  https,
  line,
  lines,
  listOf,
  meta,
  personSlug,
  sectionHead,
  slug,
  text,
  titledText,
} from './common.ts'

const noted = z.strictObject({ title: line, note: text })

const builderLabels: z.ZodType<PlanBuilderLabels> = z.strictObject({
  recurring: noted,
  oneOff: noted,
  perMonth: line,
  once: line,
  onceShort: line,
  more: line,
  moreOne: line,
  empty: z.strictObject({ title: line, text, talk: line }),
  summary: z.strictObject({
    title: line,
    subtotal: line,
    discount: line,
    monthly: line,
    once: line,
    next: line,
    ask: line,
    copy: line,
    copied: line,
    copyFailed: line,
    clear: line,
    show: line,
  }),
  announce: z.strictObject({ empty: line, discount: line }),
  message: z.strictObject({ opening: text, recurring: line, oneOff: line, link: line }),
})

export const plansPageSchema: z.ZodType<PlansContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({
    eyebrow: line,
    title: line,
    lead: text,
    talk: line,
    build: line,
    ladder: z.strictObject({ title: line, one: line, many: line, last: line, note: text }),
  }),
  builder: sectionHead.extend({ id: slug, labels: builderLabels }),
  included: sectionHead.extend({ id: slug }),
  conditions: sectionHead.extend({ id: slug, items: listOf(titledText) }),
  faq: faqs,
  closing: z.strictObject({ title: line, text, schedule: line, cases: line }),
  whatsapp: text,
})

export const contactSchema: z.ZodType<ContactContent> = z.strictObject({
  meta,
  art,
  intro: text,
  labels: z.strictObject({ phone: line, email: line, address: line, map: line, hours: line }),
  invalid: line,
  sent: z.strictObject({
    title: line,
    text,
    next: line,
    book: line,
    bookText: text,
    chat: line,
    home: line,
    cases: line,
  }),
})

export const contactFormSchema: z.ZodType<ContactFormContent> = z.strictObject({
  labels: z.strictObject({ name: line, email: line, phone: line, company: line, message: line }),
  phoneHint: line,
  submit: line,
  next: line,
  required: line,
  privacy: z.strictObject({ text, link: line }),
})

export const authSchema: z.ZodType<AuthContent> = z.strictObject({
  meta,
  title: line,
  lead: text,
  aside: z.strictObject({ title: line, points: lines }),
})

const whole = (least: number, most: number) => z.int().min(least).max(most)

/** Only the first settings: the agency changes them at the desk's calendar. */
const agendaSettings: z.ZodType<AgendaSettings> = z
  .strictObject({
    hours: listOf(
      z.strictObject({ days: z.array(whole(0, 6)).max(7), opens: clock, closes: clock }),
    ),
    kinds: listOf(z.strictObject({ id: slug, name: line, minutes: whole(10, 240) })).min(1),
    everyMinutes: whole(5, 240),
    bufferMinutes: whole(0, 240),
    noticeHours: whole(0, 336),
    horizonDays: whole(1, 180),
    changeHours: whole(0, 168),
    nationalHolidays: z.boolean(),
    closedDays: listOf(z.strictObject({ day: line, name: line })),
    place: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('video'), link: z.union([z.literal(''), https]) }),
      z.strictObject({ kind: z.literal('phone') }),
      z.strictObject({ kind: z.literal('address') }),
    ]),
  })
  .meta(fixed)

export const agendaSchema = z.strictObject({
  settings: agendaSettings,
  art,
  host: personSlug.optional(),
  meta,
  kinds: z.record(slug, z.strictObject({ title: z.tuple([line, line]), lead: text })),
})
