import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { createLogger } from '#server/log.ts'
import { test as base, expect } from './browser.ts'
import { needs } from './site.ts'

type SignedUp = { id: string; email: string; password: string }

/** Stories in the client area: an account per story, and a look at the database behind it. */
export const test = base.extend<
  { client: SignedUp; signUp: (context: BrowserContext) => Promise<SignedUp> },
  { database: Database }
>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const log = createLogger('warn')
      const folder = resolve(process.env.E2E_DATA ?? '.data/e2e')
      const server = await startEmbedded(folder, log)
      const database = openDatabase(server.connection, log)
      await use(database)
      await database.close()
      await server.stop()
    },
    { scope: 'worker' },
  ],
  signUp: async ({ database, baseURL }, use) => {
    needs('clientArea')
    await use(async (context) => {
      const email = `${randomUUID()}@example.com`
      const password = 'jangada-no-mar-aberto'
      const answer = await context.request.post('/auth?mode=signup', {
        headers: { Origin: baseURL as string },
        form: {
          intent: 'sign-up',
          fullName: 'Cliente de Teste',
          email,
          password,
          confirmPassword: password,
        },
        maxRedirects: 0,
      })
      expect([204, 302]).toContain(answer.status())
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from alisio."user" where email = ${email}`,
      )
      // What the sign-up had to say was said to this request.
      await context.clearCookies({ name: 'aviso' })
      return { id: rows[0]?.id as string, email, password }
    })
  },
  client: async ({ context, signUp }, use) => {
    await use(await signUp(context))
  },
})

/** One of the four figures, by its name. */
export const cardOf = (page: Page, label: string) =>
  page.locator('.figure-card', { has: page.getByText(label, { exact: true }) })

export { expect }
