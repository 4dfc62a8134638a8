import { sql } from 'drizzle-orm'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { addCampaign } from '#tests/support/people/clients.ts'
import { expect, test } from '#tests/support/people/desk.ts'

test('A campaign is put on the home page and taken off it', async ({
  page,
  staff: _staff,
  company,
  database,
}) => {
  // Without days of its own: the home of all other stories shows the same as before.
  const campaign = await addCampaign(database, { id: company.id, email: '' }, { name: 'Reservas' })
  await openHydrated(page, `/agencia/vitrine?busca=${encodeURIComponent(company.name)}`)
  await expectAccessible(page, 'Na vitrine')
  const row = page.getByRole('list', { name: 'Campanhas' }).getByRole('listitem')
  await row.getByRole('button', { name: 'Pôr na vitrine' }).click()
  await expectToast(page, 'Vitrine atualizada')
  await expect(row).toContainText('na vitrine')
  await expect(page).toHaveURL(/\/agencia\/vitrine\?busca=/)
  await row.getByRole('button', { name: 'Tirar da vitrine' }).click()
  await expect(row.getByRole('button', { name: 'Pôr na vitrine' })).toBeVisible()
  const { rows } = await database.db.execute(
    sql`select showcase from alisio.campaigns where id = ${campaign}`,
  )
  expect(rows).toEqual([{ showcase: false }])
})
