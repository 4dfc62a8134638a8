import type * as z from 'zod'
import { type FieldPath, readField } from '../patch.ts'
import type { Choice, Field, FieldOptions } from './field-types.ts'
import { choiceLabel, helpOf, labelOf } from './labels.ts'
import {
  choicesFor,
  definitionOf,
  isAddable,
  kindOf,
  lengthsOf,
  numberRange,
  optionFor,
  shapeOf,
  splitUnion,
  templateOf,
  unwrap,
} from './schema-parts.ts'

export type { Field }

/** Texts up to this length are written in one line. */
const LINE = 300

function variantsOf(element: z.ZodType): Field['variants'] {
  const { options = [], discriminator } = definitionOf(unwrap(element).inner)
  if (!discriminator) return undefined
  return options.map((option) => {
    const [name = ''] = definitionOf(shapeOf(option)[discriminator] as z.ZodType).values ?? []
    return { label: choiceLabel(String(name)), item: templateOf(option) }
  })
}

/** Drawings that may stand in a picture's place. */
function drawingsOf(schema: z.ZodType): Choice[] | undefined {
  const names = schema.meta()?.drawings as string[] | undefined
  return names && asChoices(names)
}

type Described = Pick<
  Field,
  'kind' | 'limit' | 'min' | 'max' | 'choices' | 'item' | 'variants' | 'fields'
>

const asChoices = (values: readonly (string | number | boolean)[]): Choice[] =>
  values.map((value) => ({ value, label: choiceLabel(String(value)) }))

function describeList(
  element: z.ZodType,
  value: unknown,
  path: FieldPath,
  options: FieldOptions,
): Described {
  const items = Array.isArray(value) ? value : []
  return {
    kind: 'list',
    item: isAddable(element) ? templateOf(element) : undefined,
    variants: variantsOf(element),
    fields: items.map((item, at) => describe(element, item, [...path, at], options)),
  }
}

function describeGroup(
  parts: [key: string | number, schema: z.ZodType][],
  value: unknown,
  path: FieldPath,
  options: FieldOptions,
): Described {
  return {
    kind: 'group',
    fields: parts.map(([key, part]) =>
      describe(part, readField(value, [key]), [...path, key], options),
    ),
  }
}

function describeUnion(
  inner: z.ZodType,
  value: unknown,
  path: FieldPath,
  options: FieldOptions,
): Described {
  const { literals, others } = splitUnion(definitionOf(inner).options ?? [])
  if (others.length === 0) return { kind: 'choice', choices: asChoices(literals) }
  const described = describeInner(optionFor(inner, value), value, path, options)
  return literals.length > 0 ? { ...described, choices: asChoices(literals) } : described
}

function describeInner(
  inner: z.ZodType,
  value: unknown,
  path: FieldPath,
  options: FieldOptions,
): Described {
  const definition = definitionOf(inner)
  const kind = kindOf(inner)
  if (kind === 'fixed') return { kind }
  if (kind === 'picture') return { kind, choices: drawingsOf(inner) }
  switch (definition.type) {
    case 'string':
    case 'template_literal': {
      const limit = lengthsOf(inner).max
      const length = limit === undefined || limit > LINE ? 'text' : 'line'
      const isFormat = (inner as z.ZodString).format !== null
      return {
        kind: kind ?? (isFormat ? 'line' : length),
        limit,
        choices: choicesFor(inner, value, options),
      }
    }
    case 'number':
      return { kind: kind ?? 'number', ...numberRange(inner) }
    case 'boolean':
      return { kind: 'switch' }
    case 'literal':
      return { kind: 'fixed' }
    case 'enum':
      return { kind: 'choice', choices: asChoices(Object.values(definition.entries ?? {})) }
    case 'array': {
      const list = describeList(definition.element as z.ZodType, value, path, options)
      return { ...list, ...lengthsOf(inner) }
    }
    case 'object':
      return describeGroup(Object.entries(shapeOf(inner)), value, path, options)
    case 'tuple':
      return describeGroup([...(definition.items ?? []).entries()], value, path, options)
    case 'record': {
      const part = definition.valueType as z.ZodType
      const keys = Object.keys((value as object | undefined) ?? {})
      return describeGroup(
        keys.map((key) => [key, part]),
        value,
        path,
        options,
      )
    }
    case 'union':
      return describeUnion(inner, value, path, options)
    default:
      throw new Error(`No field for a schema of the kind ${definition.type} at ${path.join('.')}`)
  }
}

/** A value that is there or not: `true` as a switch, another one as the only choice. */
function describeLiteral(inner: z.ZodType, required: boolean): Described | undefined {
  const { type, values = [] } = definitionOf(inner)
  if (type !== 'literal' || required || kindOf(inner) === 'fixed') return undefined
  return values[0] === true ? { kind: 'switch' } : { kind: 'choice', choices: asChoices(values) }
}

function describe(
  schema: z.ZodType,
  value: unknown,
  path: FieldPath,
  options: FieldOptions,
): Field {
  const { inner, required } = unwrap(schema)
  const { document = '' } = options
  const base = {
    path,
    label: labelOf(document, path, value),
    help: helpOf(document, path) ?? (inner.meta()?.help as string | undefined),
    value,
    required,
  }
  const source = options.sourceOf?.(value)
  if (source) return { ...base, kind: 'fixed', source }
  const described = describeLiteral(inner, required) ?? describeInner(inner, value, path, options)
  const isLeftOut = value === undefined && described.kind === 'group'
  return isLeftOut
    ? { ...base, ...described, item: templateOf(inner), fields: [] }
    : { ...base, ...described }
}

/**
 * The fields of a document, for a form. A schema of a kind that no form knows throws, which a test
 * over all documents sees before any page does.
 */
export function describeFields(
  schema: z.ZodType,
  value: unknown,
  options: FieldOptions = {},
): Field[] {
  const whole = describe(schema, value, [], options)
  return whole.kind === 'group' && whole.fields ? whole.fields : [whole]
}

/** Every field without others below it. */
export function leavesOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => (field.fields ? leavesOf(field.fields) : [field]))
}
