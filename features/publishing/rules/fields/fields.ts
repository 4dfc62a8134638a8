import type * as z from 'zod'
import { type FieldPath, readField } from '../patch.ts'
import type { Choice, Field, FieldOptions, Source } from './field-types.ts'
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

/** What a list of several kinds may get. Where the kind is what tells items apart, each stands once. */
function variantsOf(element: z.ZodType, items: unknown[]): Pick<Field, 'variants' | 'once'> {
  const { options = [], discriminator } = definitionOf(unwrap(element).inner)
  if (!discriminator) return {}
  const once = discriminator === 'id'
  const taken = items.map((item) => readField(item, [discriminator]))
  const variants = options.flatMap((option) => {
    const [name = ''] = definitionOf(shapeOf(option)[discriminator] as z.ZodType).values ?? []
    if (once && taken.includes(name)) return []
    return [{ label: choiceLabel(String(name)), item: templateOf(option) }]
  })
  return once ? { variants, once } : { variants }
}

/** Drawings that may stand in a picture's place. */
function drawingsOf(schema: z.ZodType, path: FieldPath): Choice[] | undefined {
  const names = schema.meta()?.drawings as string[] | undefined
  return names && asChoices(names, path)
}

type Described = Partial<Omit<Field, 'path' | 'label' | 'kind'>> & Pick<Field, 'kind'>

const asChoices = (
  values: readonly (string | number | boolean)[],
  path: FieldPath = [],
): Choice[] => values.map((value) => ({ value, label: choiceLabel(String(value), path) }))

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
    ...variantsOf(element, items),
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
  if (others.length === 0) return { kind: 'choice', choices: asChoices(literals, path) }
  const described = describeInner(optionFor(inner, value), value, path, options)
  return literals.length > 0 ? { ...described, instead: asChoices(literals, path) } : described
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
  if (kind === 'picture') return { kind, choices: drawingsOf(inner, path) }
  const listed = inner.meta()?.choices as (string | number)[] | undefined
  if (kind === 'several') return { kind, choices: asChoices(listed ?? [], path) }
  switch (definition.type) {
    case 'string':
    case 'template_literal': {
      const limit = lengthsOf(inner).max
      const length = limit === undefined || limit > LINE ? 'text' : 'line'
      const isFormat = (inner as z.ZodString).format !== null
      return {
        kind: kind ?? (isFormat ? 'line' : length),
        limit,
        plus: inner.meta()?.plus as boolean | undefined,
        choices: choicesFor(inner, value, options, listed && asChoices(listed, path)),
      }
    }
    case 'number':
      return { kind: kind ?? 'number', ...numberRange(inner) }
    case 'boolean':
      return { kind: 'switch' }
    case 'literal':
      return { kind: 'fixed' }
    case 'enum':
      return { kind: 'choice', choices: asChoices(Object.values(definition.entries ?? {}), path) }
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
function describeLiteral(
  inner: z.ZodType,
  required: boolean,
  path: FieldPath,
): Described | undefined {
  const { type, values = [] } = definitionOf(inner)
  if (type !== 'literal' || required || kindOf(inner) === 'fixed') return undefined
  return values[0] === true
    ? { kind: 'switch' }
    : { kind: 'choice', choices: asChoices(values, path) }
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
  const source = options.sourceOf?.(value) ?? (inner.meta()?.source as Source | undefined)
  if (source) return { ...base, kind: 'fixed', source }
  const described =
    describeLiteral(inner, required, path) ?? describeInner(inner, value, path, options)
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
