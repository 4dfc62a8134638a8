import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { importPatches } from '#features/publishing/server/releases/releases.ts'
import { nobodyLearns } from '#tests/support/database/nobody-learns.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { test as base, expect } from './desk.ts'

/**
 * Stories that publish: one at a time, since each changes the site that all of them see, and each
 * leaves the code's texts behind.
 */
export const test = base.extend<{ alone: undefined }>({
  alone: [
    async ({ database }, use) => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('stories publish', 0))`)
        await database.db.execute(nobodyLearns)
        await use(undefined)
        await database.db.execute(sql`delete from alisio.site_drafts`)
        await database.db.execute(sql`
          update alisio.site_releases set state = 'cancelled' where goes_live_at > now()`)
        await importPatches(database, {})
      })
    },
    { auto: true, timeout: 300_000 },
  ],
})

export async function publish(page: Page) {
  await openHydrated(page, '/agencia/site/publicar')
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('As páginas já mostram as mudanças.')).toBeVisible({
    timeout: 60_000,
  })
}

export { expect } from './desk.ts'
