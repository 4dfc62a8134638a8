import { oneLine } from '#features/shared/rules/text.ts'

/** Browsers send line breaks in two ways; lengths and mails should not depend on which. */
function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
}

export type TextRule = {
  clean: (text: string) => string
  /** What is too short, a missing field too, is told the first of the two. */
  told: [wrong: string, long: string]
  least: number
  most: number
  form?: RegExp
}

const mailbox = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/**
 * What the visitor types, as the specification rules it, in the order of the form. Plain data, for
 * the public pages: a schema library would be a tenth of all their scripts.
 */
export const contactRules = {
  name: {
    clean: oneLine,
    least: 2,
    most: 100,
    told: ['Nome deve ter no mínimo 2 caracteres', 'Nome muito longo'],
  },
  email: {
    clean: oneLine,
    least: 1,
    most: 255,
    form: mailbox,
    told: ['Email inválido', 'Email muito longo'],
  },
  phone: {
    clean: oneLine,
    least: 10,
    most: 20,
    told: ['Telefone inválido', 'Telefone muito longo'],
  },
  company: {
    clean: oneLine,
    least: 0,
    most: 100,
    told: ['Nome da empresa muito longo', 'Nome da empresa muito longo'],
  },
  message: {
    clean: manyLines,
    least: 10,
    most: 1000,
    told: ['Mensagem deve ter no mínimo 10 caracteres', 'Mensagem muito longa'],
  },
} satisfies Record<string, TextRule>

export type ContactField = keyof typeof contactRules
export type FieldErrors = Partial<Record<ContactField, string>>

/** In the order they stand in the form, which is also the order in which errors are visited. */
export const contactFieldNames = Object.keys(contactRules) as ContactField[]

type Checked<Name extends ContactField = ContactField> =
  | { fields: Record<Name, string>; errors?: undefined }
  | { fields?: undefined; errors: FieldErrors }

/** Either what was typed, made clean, or the first thing wrong with each field. */
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
    const { clean, told, least, most, form }: TextRule = contactRules[name]
    const value = values[name] ?? (least ? undefined : '')
    const text = typeof value === 'string' ? clean(value).trim() : undefined
    if (optional.includes(name) && !text) fields[name] = ''
    else if (text === undefined || text.length < least || form?.test(text) === false) {
      errors[name] = told[0]
    } else if (text.length > most) errors[name] = told[1]
    else fields[name] = text
  }
  return Object.keys(errors).length > 0 ? { errors } : { fields }
}

/** Telephone or e-mail: somebody must be able to answer. */
export const UNREACHABLE = 'Informe um telefone ou um e-mail'

export const personFieldNames = ['name', 'phone', 'email'] as const

/** Somebody who wants an answer, by the same rules; a telephone or an e-mail will do. */
export function checkPerson(input: unknown): Checked<(typeof personFieldNames)[number]> {
  const { fields, errors } = checkFields(input, personFieldNames, ['phone', 'email'])
  if (errors) return { errors }
  return fields.phone || fields.email ? { fields } : { errors: { phone: UNREACHABLE } }
}

/** What `POST /functions/v1/send-form-email` answers. */
export type ContactAnswer = { success: boolean; error?: string; fields?: FieldErrors }
