import fc from 'fast-check'
import type * as z from 'zod'
import {
  definitionOf,
  lengthsOf,
  numberRange,
  shapeOf,
  unwrap,
} from '#features/publishing/rules/fields/schema-parts.ts'

/** Texts of many kinds, of which each field takes those that its schema accepts. */
const samples = [
  'Um texto & "aspas" com acento',
  'x',
  'Linha um\n\n- item [aqui](/servicos) **forte**',
  'palavra '.repeat(30).trim(),
  'a-b-2',
  'novo',
  'AB',
  'Ç',
  '3 meses',
  '12 semanas, com pausa',
  '+120%',
  'R$ 1.200',
  '2026-02-28',
  '09:30',
  '/servicos',
  '/nada-aqui#x',
  'https://exemplo.com.br/?a=1&b=2',
  'ana@exemplo.com.br',
  'foto.jpg',
  '0123456789abcdef0123-1200x800',
  'one-off/nada',
  '{{brand.name}}',
  '</script><script>alert(1)</script>',
]

const MOST_ITEMS = 4

function arbitraryText(schema: z.ZodType): fc.Arbitrary<unknown> {
  const fitting = samples.filter((text) => schema.safeParse(text).success)
  if (fitting.length === 0) throw new Error('No sample fits a text of the content')
  return fc.constantFrom(...fitting)
}

/** Values that a schema accepts. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { inner, required } = unwrap(schema)
  if (!required) return fc.option(arbitraryOf(inner), { nil: undefined })
  const definition = definitionOf(inner)
  switch (definition.type) {
    case 'string':
    case 'template_literal':
      return arbitraryText(inner)
    case 'number': {
      const { min = 0, max = 1000 } = numberRange(inner)
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    }
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []))
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}))
    case 'object':
      return fc
        .record(
          Object.fromEntries(
            Object.entries(shapeOf(inner)).map(([key, part]) => [key, arbitraryOf(part)]),
          ),
        )
        .map((value) =>
          Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)),
        )
    case 'array': {
      const { min = 0, max = MOST_ITEMS } = lengthsOf(inner)
      return fc.array(arbitraryOf(definition.element as z.ZodType), {
        minLength: min,
        maxLength: Math.min(max, min + MOST_ITEMS),
      })
    }
    case 'tuple':
      return fc.tuple(...(definition.items ?? []).map(arbitraryOf))
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(arbitraryOf))
    default:
      throw new Error(`No values for a schema of the kind ${definition.type}`)
  }
}
