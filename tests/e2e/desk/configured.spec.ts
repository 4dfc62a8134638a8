import { sql } from 'drizzle-orm'
import { newAccount, tell } from '#tests/support/features/connections/platforms.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { configured } from '#tests/support/pages/sites.ts'
import { expect, test } from '#tests/support/people/desk.ts'
import { takeShare } from '#tests/support/runs.ts'
import { ask, listDeskRequests } from '../../support/people/desk-actions.ts'

test.use({ baseURL: configured.origin, dataFolder: configured.dataFolder })

test('where it is required, staff without a second factor reach only its set-up', async ({
  context,
  staff: _staff,
  company,
}) => {
  // The guard that desk-guards.spec.ts meets at every address: here it is asked at every fifth.
  for (const request of takeShare(listDeskRequests(company.id), 0, 5)) {
    const answer = await ask(context, configured.origin, request)
    expect([answer.status(), answer.headers().location], request.path).toEqual([
      302,
      '/agencia/dois-fatores',
    ])
  }
  expect((await context.request.get('/agencia/dois-fatores')).status()).toBe(200)
})

test('Meta Ads is connected by the client where the agency offers it @whole', async ({
  page,
  client,
  database,
}) => {
  requireParts('clientArea')
  const account = newAccount()
  await tell({ meta: { token: `EAA${account.id}`, accounts: [account] } })
  await openHydrated(page, '/dashboard/settings')
  await page.getByRole('link', { name: 'Conectar Meta Ads' }).click()
  await expectToast(page, 'Plataforma conectada')
  await page.getByRole('button', { name: `Trazer os números: ${account.name}` }).click()
  await expectToast(page, 'Conta escolhida')
  await expect(async () => {
    await page.goto('/dashboard/campaigns')
    await expect(page.getByText(account.campaigns[0]?.name as string).first()).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await openHydrated(page, '/dashboard/settings')
  const card = page.getByRole('region', { name: 'Meta Ads' })
  await card.getByText('Desconectar', { exact: true }).click()
  await card.getByRole('button', { name: 'Desconectar mesmo' }).click()
  await expectToast(page, 'Plataforma desconectada')
  await expect(card.getByText(account.name)).toBeHidden()
  const { rows } = await database.db.execute(
    sql`select from alisio.ad_credentials where client_id = ${client.id}`,
  )
  expect(rows).toEqual([])
  await page.goto('/dashboard/campaigns')
  await expect(page.getByText(account.campaigns[0]?.name as string).first()).toBeVisible()
})
