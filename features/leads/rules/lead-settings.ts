import * as z from 'zod/mini'
import type { LeadSettings } from '#content/types/leads.ts'
import { oneLine } from '#features/shared/rules/one-line.ts'

const line = (most: number) =>
  z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(most))

const answerTemplate = z.object({
  name: line(40),
  subject: line(120),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
})

export type { LeadSettings }

export const leadSettings: z.ZodMiniType<LeadSettings> = z.object({
  remindAfterHours: z.int().check(z.gte(1), z.lte(80)),
  templates: z.array(answerTemplate).check(z.maxLength(12)),
})

/** The words a template may leave open. */
export type TemplateWords = Record<'nome' | 'assunto' | 'eu' | 'agencia' | 'agenda', string>

/** The template as it is sent; what it calls by another name stays as it is. */
export function fillTemplate(text: string, words: TemplateWords): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name) =>
    Object.hasOwn(words, name) ? words[name as keyof TemplateWords] : whole,
  )
}
