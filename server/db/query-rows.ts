import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'

/** A text column with a check constraint. */
export const textAs = <T extends string>() => z.custom<T>((value) => typeof value === 'string')

/** A jsonb column that only this product writes. */
export const jsonAs = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null)

/** Raw statements return timestamps as text. */
export const moment = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

export const idRow = z.object({ id: z.string() })
export const nameRow = z.object({ name: z.string() })
export const namedRow = z.object({ id: z.string(), name: z.string() })
export const countRow = z.object({ count: z.number() })
/** The item of a job that works one by one. */
export const aboutRow = z.object({ about: z.string() })

/** The first stack frame outside of these helpers. */
const callerFrame = /at (?:async )?(?!checkRows|queryText|queryAsClient|process\.)([\w$.]+) \(/

/**
 * Names the caller and the columns, never values: rows contain personal data and this is logged.
 */
function describeMisfit(issues: z.core.$ZodIssue[], stack = ''): string {
  const caller = callerFrame.exec(stack)?.[1] ?? 'a query'
  const columns = issues.map(({ path, code }) => `${path.slice(1).join('.')} (${code})`)
  return `rows of ${caller} do not fit their schema: ${[...new Set(columns)].join(', ')}`
}

const lists = new WeakMap<z.core.$ZodType, z.ZodArray>()

/** Built once for each schema, since building one costs more than using it. */
function listOf<T>(schema: z.core.$ZodType<T>) {
  const list = lists.get(schema) ?? z.array(schema)
  lists.set(schema, list)
  return list as z.ZodArray<z.core.$ZodType<T>>
}

/** Checks what a query returned, column by column. */
export function checkRows<T>(schema: z.core.$ZodType<T>, rows: unknown[]): T[] {
  const result = z.safeParse(listOf(schema), rows)
  if (result.success) return result.data
  throw new Error(describeMisfit(result.error.issues, new Error().stack))
}

type Execute = { execute: (query: SQL) => PromiseLike<{ rows: unknown[] }> }

/**
 * The checked rows of a query: await queryRows(tx, schema)`select …`. Define schemas at module
 * level, so that they are built once, and with zod, which compiles objects:
 * zod/mini is several times slower for many rows.
 */
export function queryRows<T>(tx: Execute, schema: z.core.$ZodType<T>) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<T[]> => {
    const { rows } = await tx.execute(sql(strings, ...values))
    return checkRows(schema, rows)
  }
}

/** The same for a dedicated connection with numbered parameters. */
export async function queryText<T>(
  connection: Pick<pg.ClientBase, 'query'>,
  schema: z.core.$ZodType<T>,
  text: string,
  values?: unknown[],
): Promise<T[]> {
  const { rows } = await connection.query(text, values)
  return checkRows(schema, rows)
}
