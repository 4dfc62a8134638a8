import type * as z from 'zod'
import { readField } from '../patch.ts'
import type { Choice, ChoiceList, FieldKind, FieldOptions } from './field-types.ts'

/** What zod tells about a schema, as far as forms need it. */
type Definition = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  discriminator?: string
  values?: (string | number | boolean)[]
  entries?: Record<string, string | number>
  items?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number } } }[]
}

export const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition
export const kindOf = (schema: z.ZodType) => schema.meta()?.kind as FieldKind | undefined

export function unwrap(schema: z.ZodType): { inner: z.ZodType; required: boolean } {
  const { type, innerType } = definitionOf(schema)
  if ((type === 'optional' || type === 'readonly') && innerType) {
    const { inner, required } = unwrap(innerType)
    return { inner, required: required && type === 'readonly' }
  }
  return { inner: schema, required: true }
}

export function lengthsOf(schema: z.ZodType): { min?: number; max?: number } {
  const found: { min?: number; max?: number } = {}
  for (const { _zod } of definitionOf(schema).checks ?? []) {
    const { check, minimum, maximum } = _zod.def
    if (check === 'min_length') found.min = minimum
    if (check === 'max_length') found.max = maximum
  }
  return found
}

/** The literals of a union, and what else it allows. */
export function splitUnion(options: z.ZodType[]) {
  const isLiteral = (option: z.ZodType) => definitionOf(option).type === 'literal'
  return {
    literals: options.filter(isLiteral).flatMap((option) => definitionOf(option).values ?? []),
    others: options.filter((option) => !isLiteral(option)),
  }
}

/** The option of a union that a value belongs to; the first one for none. */
export function optionFor(schema: z.ZodType, value: unknown): z.ZodType {
  const { options = [], discriminator } = definitionOf(schema)
  const { others } = splitUnion(options)
  const found = others.find((option) => {
    if (!discriminator) return option.safeParse(value).success
    const [literal] = definitionOf(shapeOf(option)[discriminator] as z.ZodType).values ?? []
    return readField(value, [discriminator]) === literal
  })
  return found ?? (others[0] as z.ZodType)
}

export const shapeOf = (schema: z.ZodType) => definitionOf(schema).shape ?? {}

/** A value to begin with: texts are empty, lists as short as they may be. */
export function templateOf(schema: z.ZodType): unknown {
  const { inner, required } = unwrap(schema)
  if (!required) return undefined
  const definition = definitionOf(inner)
  switch (definition.type) {
    case 'string':
    case 'template_literal':
      return kindOf(inner) === 'fixed' ? 'novo' : ''
    case 'number':
      return numberRange(inner).min ?? 0
    case 'boolean':
      return false
    case 'literal':
      return definition.values?.[0]
    case 'enum':
      return Object.values(definition.entries ?? {})[0]
    case 'object':
      return Object.fromEntries(
        Object.entries(shapeOf(inner))
          .map(([key, part]) => [key, templateOf(part)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'array': {
      const { min = 0 } = lengthsOf(inner)
      return Array.from({ length: min }, () => templateOf(definition.element as z.ZodType))
    }
    case 'tuple':
      return (definition.items ?? []).map(templateOf)
    case 'record':
      return {}
    case 'union': {
      const { others, literals } = splitUnion(definition.options ?? [])
      return others[0] ? templateOf(others[0]) : literals[0]
    }
    default:
      return undefined
  }
}

export function numberRange(schema: z.ZodType): { min?: number; max?: number } {
  const { minValue, maxValue } = schema as z.ZodNumber
  const finite = (value: number | null) =>
    value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER
      ? value
      : undefined
  return { min: finite(minValue), max: finite(maxValue) }
}

/** Fields that tell items apart, which a new one gets by itself. */
const ownNames = new Set(['id', 'slug'])

/** Whether an item can be added: not where the code has to know each of them. */
export function isAddable(element: z.ZodType): boolean {
  return Object.entries(shapeOf(unwrap(element).inner)).every(([name, part]) => {
    const { inner, required } = unwrap(part)
    return !required || ownNames.has(name) || kindOf(inner) !== 'fixed'
  })
}

/** The services, cases, people or pages that a field may name, or those it lists, and its own now. */
export function choicesFor(
  schema: z.ZodType,
  value: unknown,
  { choices }: FieldOptions,
  listed: Choice[] | undefined,
): Choice[] | undefined {
  const list = schema.meta()?.of as ChoiceList | undefined
  const known = list ? (choices?.[list] ?? []) : listed
  if (!known) return undefined
  if (typeof value !== 'string' || known.some((choice) => choice.value === value)) return known
  return [{ value, label: value }, ...known]
}
