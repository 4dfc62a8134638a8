import * as z from 'zod'
import type { ArchivedContent, Redirect } from '#content/types/page-changes.ts'
import { bilingual } from './checks/messages.ts'
import { fixed } from './common.ts'

/** Where a page can stand: small letters, digits and dashes. */
export const pageAddress = z
  .string()
  .max(120)
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    bilingual(
      'is no address of a page: small letters, digits and dashes between slashes',
      'Use só letras minúsculas sem acento, números, hífens e barras.',
    ),
  )

const MOST = 500

export const archivedSchema: z.ZodType<ArchivedContent[]> = z
  .array(
    z.strictObject({
      content: z
        .string()
        .max(160)
        .regex(/^[a-z]+(\/[a-z0-9-]+)+$/)
        .meta(fixed),
      to: pageAddress.meta(fixed).optional(),
    }),
  )
  .max(MOST)

export const redirectsSchema: z.ZodType<Redirect[]> = z
  .array(
    z.strictObject({
      path: pageAddress.meta(fixed),
      to: pageAddress.meta(fixed),
      page: z.literal(true).meta(fixed).optional(),
    }),
  )
  .max(MOST)
