import * as z from 'zod/mini'
import { oneLine } from './one-line.ts'

/** Browsers send line breaks in two ways; lengths and mails should not depend on which. */
function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
}

const line = (error: string) => z.string({ error }).check(z.overwrite(oneLine), z.trim())

// Also what a missing field is told.
const tooShort = {
  name: 'Nome deve ter no mínimo 2 caracteres',
  email: 'Email inválido',
  phone: 'Telefone inválido',
  message: 'Mensagem deve ter no mínimo 10 caracteres',
}
const longCompany = 'Nome da empresa muito longo'

/** Who writes, in every form that asks for it. Everything is trimmed first. */
export const personFields = {
  name: line(tooShort.name).check(
    z.minLength(2, tooShort.name),
    z.maxLength(100, 'Nome muito longo'),
  ),
  email: line(tooShort.email).check(
    z.regex(z.regexes.email, tooShort.email),
    z.maxLength(255, 'Email muito longo'),
  ),
  phone: line(tooShort.phone).check(
    z.minLength(10, tooShort.phone),
    z.maxLength(20, 'Telefone muito longo'),
  ),
}

/** What the visitor types, as the specification rules it. */
const contactFields = z.object({
  ...personFields,
  company: z.pipe(
    z.nullish(line(longCompany).check(z.maxLength(100, longCompany))),
    z.transform((company) => company ?? ''),
  ),
  message: z
    .string({ error: tooShort.message })
    .check(
      z.overwrite(manyLines),
      z.trim(),
      z.minLength(10, tooShort.message),
      z.maxLength(1000, 'Mensagem muito longa'),
    ),
})

export type ContactField = keyof typeof contactFields.shape
type ContactFields = z.infer<typeof contactFields>
export type FieldErrors = Partial<Record<ContactField, string>>

/** In the order they stand in the form, which is also the order in which errors are visited. */
export const contactFieldNames = Object.keys(contactFields.shape) as ContactField[]

type Checked =
  | { fields: ContactFields; errors?: undefined }
  | { fields?: undefined; errors: FieldErrors }

/** Either what was typed, made clean, or the first thing wrong with each field. */
export function checkContact(input: unknown): Checked {
  const isForm = typeof input === 'object' && input !== null && !Array.isArray(input)
  const result = contactFields.safeParse(isForm ? input : {})
  if (result.success) return { fields: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) {
    errors[path[0] as ContactField] ??= message
  }
  return { errors }
}

const longestAddress = 2000
const address = z.catch(
  z.string().check(
    z.overwrite((text) => oneLine(text).slice(0, longestAddress)),
    z.trim(),
  ),
  '',
)

/**
 * What the form sends along by itself. Nothing of it can make a message fail: what does not have
 * the expected form counts as absent.
 */
export const contactExtras = z.object({
  /** Chosen by the browser for this text; the same key again is the same message. */
  key: z.catch(z.optional(z.uuid()), undefined),
  /** The address of the page with the form. */
  page: address,
  /** What brought the visit, see contracts/visit.ts. */
  visit: z.catch(z.optional(z.object({ landing: address, referrer: address })), undefined),
  /** How long the visitor had the form, in milliseconds. */
  elapsed: z.catch(z.optional(z.number()), undefined),
  /** A field that people do not see. */
  assunto: z.catch(z.string(), ''),
})

export type ContactExtras = z.infer<typeof contactExtras>

/** What `POST /functions/v1/send-form-email` answers. */
export type ContactAnswer = { success: boolean; error?: string; fields?: FieldErrors }
