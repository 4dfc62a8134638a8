import type { z } from 'zod/mini'

/** Errors by field name. */
export type FieldErrors = Record<string, string>

type Parsed<T> = { values: T; errors?: undefined } | { values?: undefined; errors: FieldErrors }

/** Text fields only; our forms have no files and no repeated names. */
function fieldsOf(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return fields
}

/** The parsed values, or the first error of each field. */
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
