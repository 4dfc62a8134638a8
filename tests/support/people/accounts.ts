import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openLongWork } from '#features/figures/server/imports/long-work.ts'
import { signUp } from '#features/people/server/auth/sign-in.ts'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import { parseEnv } from '#server/env/env.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { noVisitCounter } from '#server/http/visit-counter.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { testConnection } from '../database/database.ts'

/** Mails are rows; that their jobs are kept with them is the queue's own test. */
const queue: Pick<JobQueue, 'enqueue'> = { enqueue: async () => {} }

export function testDeps(database: Database, env: Record<string, string> = {}): AppDeps {
  const log = createLogger('silent')
  return {
    // Files of one worker book in the same database.
    env: parseEnv({ PORT: '3000', BOOKINGS_PER_DAY: '100000', ...env }),
    log,
    database,
    longWork: openLongWork({ connection: testConnection(), database, log }),
    queue: queue as JobQueue,
    connection: testConnection(),
    uploads: join(tmpdir(), `alisio-uploads-${process.pid}`),
    visits: noVisitCounter,
    isDraining: () => false,
  }
}

/** A request as the listener hands it over, each from an address of its own. */
export function testRequest(
  deps: AppDeps,
  init: { cookies?: string[]; address?: string; userAgent?: string } = {},
) {
  const cookie = (init.cookies ?? []).map((set) => set.split(';')[0]).join('; ')
  const headers = { cookie, 'user-agent': init.userAgent ?? 'test' }
  const request = new Request('http://localhost:3000/auth', { headers })
  const info: RequestInfo = {
    requestId: randomUUID(),
    nonce: undefined,
    clientAddress: init.address ?? randomUUID(),
    secure: false,
    deps,
  }
  return [request, info] as const
}

export const goodPassword = 'jangada ao vento'

/** Somebody who just signed up. */
export async function newAccount(deps: AppDeps, fullName = 'Ana Lima') {
  const email = `${randomUUID()}@example.com`
  const { userId, cookies } = await signUp(...testRequest(deps), {
    fullName,
    email,
    password: goodPassword,
  })
  return { id: userId as string, email, name: fullName, verified: false, cookies }
}

/** The token of the latest link mailed to an address. */
export async function mailedToken({ db }: Database, email: string): Promise<string> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt)
  const texts = rows.map(({ bodyText }) => bodyText?.match(/[?&]token=(\S+)/)?.[1])
  return texts.findLast(Boolean) as string
}
