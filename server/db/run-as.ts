import { type SQL, sql } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import type { z } from 'zod'
import type { Database, Transaction } from './client.ts'
import { isDatabaseUnavailable } from './is-unavailable.ts'
import { checkRows } from './query-rows.ts'
import { roles } from './roles.ts'

/** Whose eyes a client's figures are read with: a person's who has access, or the staff's. */
export type Viewer = { clientId: string } & ({ userId: string } | { staffId: string })

/**
 * Runs `work` in a transaction that sees one client's rows only. Naming the client is not enough:
 * the database looks whether this person has access to it. Staff see what the client sees and can
 * change nothing, because their transaction is read only and the policies ask for that.
 */
export function asClient<T>(
  { db }: Pick<Database, 'db'>,
  viewer: Viewer,
  work: (tx: Transaction) => Promise<T>,
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
    isStaff ? { accessMode: 'read only' } : undefined,
  )
}

/**
 * Within a transaction of the staff or of a client, the server's own part of the same act: what they
 * have no rights to, such as the outbox. Afterwards the transaction is theirs again.
 */
export async function asServer<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>) {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  )
  const done = await work(tx)
  await tx.execute(sql`select set_config('role', ${rows[0]?.role}, true)`)
  return done
}

/**
 * Runs `work` in a transaction with the rights of the agency's staff, as the database's policies
 * know them. Every query of the desk goes through here. For somebody who is no longer on the staff
 * it sees nothing.
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
 * Runs `work` in a transaction that sees and changes this client's rows only: the database's own
 * policies hold, whatever the queries ask for. Role and user end with the transaction, so nothing
 * of them stays on the pooled connection.
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

type Db = Pick<Database, 'db'>
type Person = { userId: string; clientId?: string }
type PendingQuery = {
  question: SQL
  answered: (rows: unknown[]) => void
  failed: (error: unknown) => void
}

/** Questions of the same person that have not left yet. */
const waiting = new WeakMap<object, Map<string, PendingQuery[]>>()

/**
 * One question with a person's rights, in one message to the server instead of four: statements
 * sent together are one transaction, which role and person end with. What the parts of a page ask
 * at the same moment goes together. Values are written into the text as quoted strings, because such
 * a message has no parameters. Ids hold no backslash, which some servers are set to take for an
 * escape.
 */
export async function queryAsClient<T>(
  { db }: Db,
  person: Person,
  schema: z.core.$ZodType<T>,
  question: SQL,
): Promise<T[]> {
  const { userId, clientId = '' } = person
  if (/\\/.test(userId + clientId)) throw new Error('no id of the database')
  const ofAll = waiting.get(db) ?? new Map<string, PendingQuery[]>()
  waiting.set(db, ofAll)
  const key = JSON.stringify([userId, clientId])
  const rows = await new Promise<unknown[]>((resolve, reject) => {
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
    // One question's failure is not the others'.
    for (const each of pending) await answer(db, person, [each])
  }
}
