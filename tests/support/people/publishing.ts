import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
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
    async ({ openData, dataFolder, database }, use) => {
      const { connection } = await openData(dataFolder)
      // The database's own connections give up a query after two minutes; a turn may come later.
      const turn = new pg.Client(connection)
      await turn.connect()
      try {
        await turn.query(`select pg_advisory_lock(hashtextextended('stories publish', 0))`)
        await database.db.execute(nobodyLearns)
        await use(undefined)
        await database.db.execute(sql`delete from alisio.site_drafts`)
        await database.db.execute(sql`
          update alisio.site_releases set state = 'cancelled' where goes_live_at > now()`)
        await importPatches(database, {})
      } finally {
        await turn.end()
      }
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
