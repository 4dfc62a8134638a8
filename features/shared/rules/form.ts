import type { z } from 'zod/mini'

/** What is wrong with a form, by the name of the field. */
export type FieldErrors = Record<string, string>

type Parsed<T> = { values: T; errors?: undefined } | { values?: undefined; errors: FieldErrors }

/** A form's fields as text; files and repeated names are not part of our forms. */
function fieldsOf(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return fields
}

/** The values, or the first thing wrong with each field. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: FormData,
): Parsed<z.infer<Schema>> {
  const result = schema.safeParse(fieldsOf(form))
  if (result.success) return { values: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { errors }
}
