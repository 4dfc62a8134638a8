import { stripControls } from '#features/shared/rules/text.ts'

/** Normalises line breaks, so that lengths do not depend on the browser. */
function normalizeLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
}

export type TextRule = {
  clean: (text: string) => string
  /** The first for a short or missing value, the second for a long one. */
  error: [wrong: string, long: string]
  least: number
  most: number
  form?: RegExp
}

const mailbox = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/**
 * Fields and limits of the specification, in the form's order. Plain data for the public pages: a
 * schema library would be a tenth of their scripts.
 */
export const contactRules = {
  name: {
    clean: stripControls,
    least: 2,
    most: 100,
    error: ['Nome deve ter no mínimo 2 caracteres', 'Nome muito longo'],
  },
  email: {
    clean: stripControls,
    least: 1,
    most: 255,
    form: mailbox,
    error: ['Email inválido', 'Email muito longo'],
  },
  phone: {
    clean: stripControls,
    least: 10,
    most: 20,
    error: ['Telefone inválido', 'Telefone muito longo'],
  },
  company: {
    clean: stripControls,
    least: 0,
    most: 100,
    error: ['Nome da empresa muito longo', 'Nome da empresa muito longo'],
  },
  message: {
    clean: normalizeLines,
    least: 10,
    most: 1000,
    error: ['Mensagem deve ter no mínimo 10 caracteres', 'Mensagem muito longa'],
  },
} satisfies Record<string, TextRule>

export type ContactField = keyof typeof contactRules
export type FieldErrors = Partial<Record<ContactField, string>>

/** In the order of the form, in which errors get the focus. */
export const contactFieldNames = Object.keys(contactRules) as ContactField[]

type Checked<Name extends ContactField = ContactField> =
  | { fields: Record<Name, string>; errors?: undefined }
  | { fields?: undefined; errors: FieldErrors }

/** The cleaned values, or the first error of each field. */
export function checkContact(input: unknown): Checked {
  return checkFields(input, contactFieldNames, [])
}

function checkFields<Name extends ContactField>(
  input: unknown,
  names: readonly Name[],
  optional: readonly Name[],
): Checked<Name> {
  const values = Object(input) as Record<string, unknown>
  const fields = {} as Record<Name, string>
  const errors: FieldErrors = {}
  for (const name of names) {
    const { clean, error, least, most, form }: TextRule = contactRules[name]
    const value = values[name] ?? (least ? undefined : '')
    const text = typeof value === 'string' ? clean(value).trim() : undefined
    if (optional.includes(name) && !text) fields[name] = ''
    else if (text === undefined || text.length < least || form?.test(text) === false) {
      errors[name] = error[0]
    } else if (text.length > most) errors[name] = error[1]
    else fields[name] = text
  }
  return Object.keys(errors).length > 0 ? { errors } : { fields }
}

/** A telephone or an e-mail is required, so that somebody can answer. */
export const UNREACHABLE = 'Informe um telefone ou um e-mail'

export const personFieldNames = ['name', 'phone', 'email'] as const

/** The contact form's rules for a person who wants an answer. */
export function checkPerson(input: unknown): Checked<(typeof personFieldNames)[number]> {
  const { fields, errors } = checkFields(input, personFieldNames, ['phone', 'email'])
  if (errors) return { errors }
  return fields.phone || fields.email ? { fields } : { errors: { phone: UNREACHABLE } }
}

/** Response of `POST /functions/v1/send-form-email`. */
export type ContactAnswer = { success: boolean; error?: string; fields?: FieldErrors }
