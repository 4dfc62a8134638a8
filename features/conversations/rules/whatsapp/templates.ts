import { capitalizeFirst, stripControls } from '#features/shared/rules/text.ts'

/** A part of a template as Meta describes it. */
export type TemplatePart = {
  type: string
  format?: string
  text?: string
  buttons?: { type: string; text?: string; url?: string }[]
}

export type Template = {
  id: string
  name: string
  language: string
  category: string
  status: string
  /** Whether its fields have names instead of numbers. */
  named: boolean
  components: TemplatePart[]
}

const FIELD = /\{\{\s*([a-z0-9_]{1,60})\s*\}\}/gi
export const FIELD_MAX = 300
const MOST_FIELDS = 20

const partOf = ({ components }: Template, type: string) =>
  components.find((part) => part.type.toUpperCase() === type)

const fieldsIn = (text = '') => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name as string)),
]

type Field = { part: 'header' | 'body'; name: string; key: string }

/** What must be filled in, in the order of the text. */
export function templateFields(template: Template): Field[] {
  const header = partOf(template, 'HEADER')
  const list = (part: Field['part'], text?: string) =>
    fieldsIn(text).map((name) => ({ part, name, key: `${part}-${name}` }))
  return [
    ...list('header', header?.format === 'TEXT' ? header.text : ''),
    ...list('body', partOf(template, 'BODY')?.text),
  ]
}

/** Why a template cannot be sent from here, or an empty text. */
export function templateObstacle(template: Template): string {
  const states: Record<string, string> = {
    PENDING: 'Em análise na Meta',
    IN_APPEAL: 'Em recurso na Meta',
    REJECTED: 'Recusado pela Meta',
    PAUSED: 'Pausado pela Meta por baixa qualidade',
    DISABLED: 'Desativado pela Meta',
  }
  if (template.status !== 'APPROVED') return states[template.status] ?? 'Ainda não aprovado'
  const header = partOf(template, 'HEADER')
  if (header && header.format !== 'TEXT') return 'Leva um arquivo: envie pelo WhatsApp Manager'
  const buttons = partOf(template, 'BUTTONS')?.buttons ?? []
  const hasField = buttons.some(({ url }) => fieldsIn(url).length > 0)
  const isPlain = buttons.every(({ type }) => /^(QUICK_REPLY|URL|PHONE_NUMBER)$/.test(type))
  if (hasField || !isPlain) return 'Leva um botão que só o WhatsApp Manager preenche'
  if (!partOf(template, 'BODY')?.text) return 'Não tem texto'
  return templateFields(template).length > MOST_FIELDS ? 'Tem campos demais' : ''
}

const categories: Record<string, string> = {
  UTILITY: 'utilidade',
  MARKETING: 'marketing',
  AUTHENTICATION: 'autenticação',
}

export const categoryText = (category: string) =>
  categories[category.toUpperCase()] ?? category.toLowerCase()

/** 'Retomar a conversa' for 'retomar_a_conversa': names have no capitals and no spaces. */
export const templateTitle = (name: string) => {
  const words = name.replaceAll('_', ' ').trim()
  return capitalizeFirst(words)
}

type Values = Record<string, string>

/** Pieces of the text, filled or not, for a preview that marks what was filled in. */
export function templatePieces(template: Template, values: Values) {
  const pieces: { text: string; field?: string }[] = []
  for (const [part, type] of [
    ['header', 'HEADER'],
    ['body', 'BODY'],
    ['footer', 'FOOTER'],
  ] as const) {
    const component = partOf(template, type)
    if (!component?.text || (type === 'HEADER' && component.format !== 'TEXT')) continue
    if (pieces.length > 0) pieces.push({ text: '\n\n' })
    let last = 0
    for (const match of component.text.matchAll(FIELD)) {
      pieces.push({ text: component.text.slice(last, match.index) })
      const key = `${part}-${match[1]}`
      pieces.push({
        text: values[key]?.trim() || `[${template.named ? match[1] : `campo ${match[1]}`}]`,
        field: key,
      })
      last = match.index + match[0].length
    }
    pieces.push({ text: component.text.slice(last) })
  }
  return pieces.filter(({ text }) => text)
}

/** The words as the person reads them. */
export const templateText = (template: Template, values: Values): string =>
  templatePieces(template, values)
    .map(({ text }) => text)
    .join('')

/** What a form filled in, or its errors. Meta refuses line breaks and runs of spaces in fields. */
export function readTemplateFields(template: Template, read: (key: string) => string) {
  const values: Values = {}
  const errors: Values = {}
  for (const { key } of templateFields(template)) {
    const value = stripControls(read(key)).replace(/\s+/g, ' ').trim()
    if (!value) errors[key] = 'Preencha este campo'
    else if (value.length > FIELD_MAX) errors[key] = `Use até ${FIELD_MAX} caracteres`
    values[key] = value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}

/** The template as the API takes it. */
export function templatePayload(template: Template, values: Values) {
  const fields = templateFields(template)
  const components = (['header', 'body'] as const).flatMap((part) => {
    const parameters = fields
      .filter((field) => field.part === part)
      .map(({ key, name }) => ({
        type: 'text',
        ...(template.named ? { parameter_name: name } : {}),
        text: values[key] ?? '',
      }))
    return parameters.length > 0 ? [{ type: part, parameters }] : []
  })
  return { name: template.name, language: { code: template.language }, components }
}
