import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'

/** A text column whose values its own check constraint lists, so the row says which type it is. */
export const textAs = <T extends string>() => z.custom<T>((value) => typeof value === 'string')

/** A jsonb column that only this product writes, in one shape. */
export const jsonAs = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null)

/** A moment as statements written by hand return it, which is as text. */
export const moment = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

export const idRow = z.object({ id: z.string() })
export const nameRow = z.object({ name: z.string() })
export const namedRow = z.object({ id: z.string(), name: z.string() })
export const countRow = z.object({ count: z.number() })
/** What a job that goes through things one by one works on. */
export const aboutRow = z.object({ about: z.string() })

/** The first function of a stack that is none of these helpers. */
const callerFrame = /at (?:async )?(?!checkRows|queryText|queryAsClient|process\.)([\w$.]+) \(/

/**
 * Names the function that asked and the columns, never a value: rows hold personal data, and this
 * message goes to the log.
 */
function describeMisfit(issues: z.core.$ZodIssue[], stack = ''): string {
  const caller = callerFrame.exec(stack)?.[1] ?? 'a query'
  const columns = issues.map(({ path, code }) => `${path.slice(1).join('.')} (${code})`)
  return `rows of ${caller} do not fit their schema: ${[...new Set(columns)].join(', ')}`
}

/** Checks what a query returned, column by column. */
export function checkRows<T>(schema: z.core.$ZodType<T>, rows: unknown[]): T[] {
  const result = z.safeParse(z.array(schema), rows)
  if (result.success) return result.data
  throw new Error(describeMisfit(result.error.issues, new Error().stack))
}

type Execute = { execute: (query: SQL) => PromiseLike<{ rows: unknown[] }> }

/**
 * The rows of a query, each checked: await queryRows(tx, schema)`select …`. A schema stands at the
 * top of its file, because making one costs more than using it. Made with zod, whose objects are
 * compiled: zod/mini takes several times as long for tens of thousands of rows.
 */
export function queryRows<T>(tx: Execute, schema: z.core.$ZodType<T>) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<T[]> => {
    const { rows } = await tx.execute(sql(strings, ...values))
    return checkRows(schema, rows)
  }
}

/** The same for a connection of its own, whose statements are texts with numbered values. */
export async function queryText<T>(
  connection: Pick<pg.ClientBase, 'query'>,
  schema: z.core.$ZodType<T>,
  text: string,
  values?: unknown[],
): Promise<T[]> {
  const { rows } = await connection.query(text, values)
  return checkRows(schema, rows)
}
