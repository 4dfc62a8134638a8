import { type SQL, sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { z } from 'zod'
import type { Database, Transaction } from '../client.ts'
import { isDatabaseUnavailable } from '../connection/is-unavailable.ts'
import { checkRows } from '../query-rows.ts'
import { roles } from './roles.ts'

/** Reads a client's figures: a user with access, or staff. */
export type Viewer = { clientId: string } & ({ userId: string } | { staffId: string })

/**
 * Runs `work` in a transaction that sees one client's rows. The database checks the user's access.
 * Staff get a read-only transaction, which the policies require.
 */
export function asClient<T>(
  { db }: Pick<Database, 'db'>,
  viewer: Viewer,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const isStaff = 'staffId' in viewer
  const person = isStaff ? '' : viewer.userId
  const staff = isStaff ? viewer.staffId : ''
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('role', 'alisio_client', true),
          set_config('app.user_id', ${person}, true), set_config('app.staff_id', ${staff}, true),
          set_config('app.client_id', ${viewer.clientId}, true)`)
      return work(tx)
    },
    isStaff ? { accessMode: 'read only' } : config,
  )
}

/**
 * Inside a transaction of staff or a client, runs a part as the server, such as writing to the
 * outbox, and switches back.
 */
export async function asServer<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>) {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  )
  const result = await work(tx)
  await tx.execute(sql`select set_config('role', ${rows[0]?.role}, true)`)
  return result
}

/**
 * Runs `work` in a transaction with staff rights, by the database's policies. Former staff see
 * nothing.
 */
export function asStaff<T>(
  { db }: Pick<Database, 'db'>,
  staffId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('role', 'alisio_staff', true), set_config('app.staff_id', ${staffId}, true)`)
    return work(tx)
  })
}

/**
 * Runs `work` in a transaction that sees and changes this user's rows only, by the database's
 * policies. Role and user end with the transaction.
 */
export function asUser<T>(
  { db }: Pick<Database, 'db'>,
  userId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', ${roles.client}, true), set_config('app.user_id', ${userId}, true)`,
    )
    return work(tx)
  })
}

/**
 * Runs `work` in a transaction that sees one conversation, by the hash of its visitor's secret. It
 * has the client's role with no user and no client, so everything else is empty.
 */
export function asVisitor<T>(
  { db }: Pick<Database, 'db'>,
  tokenHash: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('role', ${roles.client}, true), set_config('app.user_id', '', true),
        set_config('app.staff_id', '', true), set_config('app.client_id', '', true),
        set_config('app.conversation_token', ${tokenHash}, true)`)
    return work(tx)
  })
}

type Db = Pick<Database, 'db'>
type Person = { userId: string; clientId?: string }
type PendingQuery = {
  question: SQL
  answered: (rows: unknown[]) => void
  failed: (error: unknown) => void
}

/** Queries of the same user that have not been sent yet. */
const waiting = new WeakMap<object, Map<string, PendingQuery[]>>()

/**
 * Queries with a user's rights, each sent as a single message: statements sent together are one
 * transaction. Queries of the same moment are batched. Values are inlined as quoted strings,
 * because such a message has no parameters; ids contain no backslash, and nothing else that a person
 * wrote may be in a query.
 */
export function messagesOf({ db }: Db, { userId, clientId = '' }: Person) {
  if (/\\/.test(userId + clientId)) throw new Error('no id of the database')
  const ofAll = waiting.get(db) ?? new Map<string, PendingQuery[]>()
  waiting.set(db, ofAll)
  const key = JSON.stringify([userId, clientId])
  const ask = (question: SQL) =>
    new Promise<unknown[]>((resolve, reject) => {
      const pending = { question, answered: resolve, failed: reject }
      const others = ofAll.get(key)
      if (others) return others.push(pending)
      ofAll.set(key, [pending])
      setImmediate(() => {
        const together = ofAll.get(key) ?? []
        ofAll.delete(key)
        void answer(db, { userId, clientId }, together)
      })
    })
  return { execute: async (question: SQL) => ({ rows: await ask(question) }) }
}

/** The checked rows of one such query. */
export async function queryAsClient<T>(
  database: Db,
  person: Person,
  schema: z.core.$ZodType<T>,
  question: SQL,
): Promise<T[]> {
  const { rows } = await messagesOf(database, person).execute(question)
  return checkRows(schema, rows)
}

async function answer(
  db: Db['db'],
  person: Required<Person>,
  pending: PendingQuery[],
): Promise<void> {
  const { userId, clientId } = person
  const questions = sql.join(
    pending.map(({ question }) => question),
    sql`;`,
  )
  const message = sql`
    select set_config('role', ${roles.client}, true), set_config('app.user_id', ${userId}, true),
      set_config('app.staff_id', '', true), set_config('app.client_id', ${clientId}, true);
    ${questions}`.inlineParams()
  try {
    const results = (await db.execute(message)) as unknown as QueryResult[]
    for (const [index, { answered }] of pending.entries()) answered(results[index + 1]?.rows ?? [])
  } catch (error) {
    if (pending.length === 1 || isDatabaseUnavailable(error)) {
      for (const { failed } of pending) failed(error)
      return
    }
    // Repeated one by one, so that one failure does not fail the others.
    for (const each of pending) await answer(db, person, [each])
  }
}
