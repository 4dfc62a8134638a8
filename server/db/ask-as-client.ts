import { type SQL, sql } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import type { Database } from './client.ts'
import { isDatabaseAway } from './is-away.ts'
import { roles } from './roles.ts'

type Db = Pick<Database, 'db'>
type Person = { userId: string; clientId?: string }
type Asked = {
  question: SQL
  answered: (rows: unknown[]) => void
  failed: (error: unknown) => void
}

/** Questions of the same person that have not left yet. */
const waiting = new WeakMap<object, Map<string, Asked[]>>()

/**
 * One question with a person's rights, in one message to the server instead of four: statements
 * sent together are one transaction, which role and person end with. What the parts of a page ask
 * at the same moment goes together. Values are written into the text as quoted strings, because such
 * a message has no parameters. Ids hold no backslash, which some servers are set to take for an
 * escape.
 */
export async function askAsClient<T>({ db }: Db, person: Person, question: SQL): Promise<T[]> {
  const { userId, clientId = '' } = person
  if (/\\/.test(userId + clientId)) throw new Error('no id of the database')
  const ofAll = waiting.get(db) ?? new Map<string, Asked[]>()
  waiting.set(db, ofAll)
  const key = JSON.stringify([userId, clientId])
  return new Promise<T[]>((resolve, reject) => {
    const asked = { question, answered: (rows: unknown[]) => resolve(rows as T[]), failed: reject }
    const others = ofAll.get(key)
    if (others) return others.push(asked)
    ofAll.set(key, [asked])
    setImmediate(() => {
      const together = ofAll.get(key) ?? []
      ofAll.delete(key)
      void answer(db, { userId, clientId }, together)
    })
  })
}

async function answer(db: Db['db'], person: Required<Person>, asked: Asked[]): Promise<void> {
  const { userId, clientId } = person
  const questions = sql.join(
    asked.map(({ question }) => question),
    sql`;`,
  )
  const message = sql`
    select set_config('role', ${roles.client}, true), set_config('app.user_id', ${userId}, true),
      set_config('app.staff_id', '', true), set_config('app.client_id', ${clientId}, true);
    ${questions}`.inlineParams()
  try {
    const results = (await db.execute(message)) as unknown as QueryResult[]
    for (const [index, { answered }] of asked.entries()) answered(results[index + 1]?.rows ?? [])
  } catch (error) {
    if (asked.length === 1 || isDatabaseAway(error)) {
      for (const { failed } of asked) failed(error)
      return
    }
    // One question's failure is not the others'.
    for (const each of asked) await answer(db, person, [each])
  }
}
