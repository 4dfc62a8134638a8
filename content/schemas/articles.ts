import * as z from 'zod'
import type { Article, ArticlesContent } from '#content/types/article.ts'
import { bilingual } from './checks/messages.ts'
import {
  art,
  articleText,
  head,
  line,
  lines,
  meta,
  personSlug,
  pictureField,
  text,
} from './common.ts'

const day = z
  .string()
  .regex(
    /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    bilingual("is no day: write it as '2026-11-16'", 'Escolha um dia no calendário.'),
  )
  .meta({ kind: 'date' })

const formerAddress = z
  .string()
  .max(300)
  .regex(
    /^\/(?!\/)[^\s"'<>\\?#]*$/,
    bilingual('is no address: begin it with /', 'Comece o endereço antigo com /.'),
  )

export const articleSchema: z.ZodType<Article> = z.strictObject({
  title: line,
  summary: text,
  body: articleText,
  author: personSlug.optional(),
  subject: line,
  published: day,
  reviewed: day.optional(),
  changed: day.optional(),
  formerly: z.array(formerAddress).max(10).optional(),
  picture: pictureField.optional(),
  sample: z.literal(true).optional(),
})

const labels = z.strictObject({
  all: line,
  feed: line,
  more: line,
  contents: line,
  reading: line,
  published: line,
  reviewed: line,
  author: line,
  services: line,
  related: line,
})

export const articlesPageSchema: z.ZodType<ArticlesContent> = z.strictObject({
  meta,
  art,
  hero: z.strictObject({ eyebrow: head.eyebrow, title: line, highlight: line, lead: text }),
  subjects: lines,
  labels,
  invite: z.strictObject({ eyebrow: line, title: line, text, talk: line }),
})
