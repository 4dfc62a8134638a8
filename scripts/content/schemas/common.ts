import * as z from 'zod'
import { iconNames } from '#app/ui/icon-names.ts'
import type { Fact, Faq, PageMeta, WindArt } from '#content/types/common.ts'

export const text = z.string().trim().min(1, 'is empty: write it, or take the whole line out')
export const texts = z.array(text).min(1, 'is empty: write at least one')
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug: small letters and digits with dashes between')
/** An address of this site, which the cross-checks follow. */
export const address = z.string().regex(/^\//, 'is no address of this site: begin it with /')
export const initials = z.string().regex(/^\p{Lu}{1,3}$/u, 'has to be one to three capital letters')

/** An icon that app/ui/icon-names.ts knows. */
export const icon = z.string().refine((name) => name in iconNames, {
  error: `is no icon: take one of ${Object.keys(iconNames).slice(0, 6).join(', ')}… (app/ui/icon-names.ts)`,
}) as unknown as z.ZodType<'target'>

export const meta: z.ZodType<PageMeta> = z.strictObject({
  title: text,
  headTitle: text.optional(),
  description: text,
  fullTitle: z.literal(true).optional(),
})
export const art: z.ZodType<WindArt> = z.strictObject({
  seed: z.int(),
  field: z.enum([
    'rising',
    'vortex',
    'layers',
    'grid',
    'converge',
    'waves',
    'ripples',
    'fan',
    'spiral',
    'calm',
  ]),
  hue: z.enum(['mar-sol', 'mar', 'sol', 'ceu']),
})
/** A picture file beside the content file, and what it shows. */
export const photo = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\w.-]+\.(jpe?g|png|avif)$/i,
      'is no picture file: a name that ends in .jpg, .png or .avif',
    ),
  alt: text,
  focus: z
    .enum(
      ['top', 'upper', 'centre', 'lower', 'bottom', 'left', 'right'],
      'has to be top, upper, centre, lower, bottom, left or right',
    )
    .optional(),
})
export const fact: z.ZodType<Fact> = z.strictObject({ value: text, label: text })
const faq: z.ZodType<Faq> = z.strictObject({ question: text, answer: text })
export const head = { eyebrow: text, title: text, intro: text }
export const faqs = z.strictObject({ title: text, items: z.array(faq).min(1) })
