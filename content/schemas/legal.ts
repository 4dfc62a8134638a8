import * as z from 'zod'
import type { LegalContent, StoredItem } from '#content/types/legal.ts'
import { bilingual } from './checks/messages.ts'
import { art, fixed, line, listOf, markdown, meta, text, texts } from './common.ts'

export const legalSchema: z.ZodType<LegalContent> = z.strictObject({
  meta,
  classicMeta: meta,
  art,
  title: line,
  updated: z.strictObject({
    label: line,
    date: z
      .string()
      .regex(
        /^\d{4}-\d\d-\d\d$/,
        bilingual("is no date: write it as '2026-03-31'", 'Escolha um dia no calendário.'),
      )
      .meta({ kind: 'date' }),
  }),
  gist: texts,
})

/** The text of a legal page. */
export const legalTextSchema = markdown

/** What is stored, and whether it asks, is the product's; the words about it are not. */
export const storedItemsSchema: z.ZodType<StoredItem[]> = listOf(
  z.strictObject({
    name: z.string().max(80).meta(fixed),
    kind: z.enum(['cookie', 'localStorage', 'sessionStorage']).meta(fixed),
    part: z.enum(['assistant']).meta(fixed).optional(),
    setBy: line.optional(),
    purpose: text,
    duration: line,
    consent: z.boolean().meta(fixed),
  }),
)

const months = z.int().min(1).max(120)

/** Nightly jobs erase what is older. */
export const retentionSchema = z.strictObject({
  contactMessages: months,
  accessLogs: months.min(
    6,
    bilingual(
      'is less than the law wants: 6 or more',
      'A lei (Marco Civil, art. 15) pede 6 meses ou mais.',
    ),
  ),
  visitTotals: months,
  whatsappReferences: months,
})
