import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

/** A word of letters alone: digits would be looked for in telephone numbers, too. */
const newMark = () =>
  `Funil${randomUUID().replaceAll(/[^a-z]/g, '')}${randomUUID().replaceAll(/[^a-z]/g, '')}`.slice(
    0,
    16,
  )
const newPhone = () => `(85) 9${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

const write = (database: Database, name: string, more = {}) =>
  writeLead(database, { name, phone: newPhone(), ...more })

const column = (page: Page, name: string) =>
  page.locator('.board-column').filter({ has: page.getByRole('heading', { name }) })

async function stateOf(database: Database, id: string) {
  const { rows } = await database.db.execute(sql`
    select state, value, expected_on::text as expected, loss_kind as kind, next_step as step
    from alisio.leads where id = ${id}`)
  return rows[0]
}

test('A card is dragged, moved by keyboard with the same acts, and both can be undone', async ({
  page,
  staff: _staff,
  database,
}) => {
  const mark = newMark()
  const id = await write(database, `Ana ${mark}`)
  await openHydrated(page, `/agencia/leads?ver=quadro&busca=${mark}`)
  const card = page.locator(`[data-card="${id}"]`)
  await expect(column(page, 'Novo')).toContainText(`Ana ${mark}`)
  await expect(card).toContainText('sem próximo passo')
  await expectAccessible(page, 'the board')

  await card.dragTo(column(page, 'Em conversa'))
  const status = page.locator('.undo-banner')
  await expect(status).toContainText(`Ana ${mark} passou para Em conversa`)
  await expect(column(page, 'Em conversa')).toContainText(`Ana ${mark}`)
  expect(await stateOf(database, id)).toMatchObject({ state: 'talking' })

  // By keyboard, to a state that asks for a value and a day.
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  await card.getByRole('link', { name: 'Proposta' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByLabel('Valor, se já souber').fill('2.000,00')
  await sheet.getByLabel('Fecha quando, se já souber').fill('2030-05-20')
  await sheet.getByRole('button', { name: 'Mover para Proposta' }).press('Enter')
  await expect(status).toContainText('passou para Proposta')
  await expect(column(page, 'Proposta')).toContainText('R$ 2.000,00')
  // Half of it, by the usual chance.
  await expect(page.locator('.board-forecast')).toContainText('R$ 1.000,00')
  await expect(card.locator('summary')).toBeFocused()

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(status).toContainText('Desfeito: 1 lead voltou ao que era')
  await expect(column(page, 'Em conversa')).toContainText(`Ana ${mark}`)
  expect(await stateOf(database, id)).toMatchObject({
    state: 'talking',
    value: null,
    expected: null,
  })

  await card.locator('summary').click()
  await card.getByRole('link', { name: 'Perdido' }).click()
  await sheet.getByRole('button', { name: 'Mover para Perdido' }).click()
  await expect(sheet).toContainText('Conte por que se perdeu')
  await sheet.getByLabel('Por quê?').selectOption('Preço')
  await sheet.getByRole('button', { name: 'Mover para Perdido' }).click()
  await expect(column(page, 'Perdido')).toContainText('Preço')
  await page.getByRole('link', { name: 'Perdas' }).click()
  await expect(page.getByRole('table', { name: 'Últimos doze meses' })).toContainText('Preço')
})

test('Of two people on the board the second reads both wishes and sees the card where it is @whole', async ({
  page,
  context,
  staff: _staff,
  database,
  complaints,
}) => {
  const mark = newMark()
  const id = await write(database, `Bia ${mark}`)
  await openHydrated(page, `/agencia/leads?ver=quadro&busca=${mark}`)
  const colleague = await context.newPage()
  await openHydrated(colleague, `/agencia/leads/${id}`)
  await colleague.getByRole('button', { name: 'Proposta' }).click()
  await expect(colleague.locator('[data-here]')).toHaveText('Proposta')
  const card = page.locator(`[data-card="${id}"]`)
  await card.locator('summary').click()
  await card.getByRole('button', { name: 'Em conversa' }).click()
  await expectToast(page, 'O lead não mudou', 'passou para Proposta, e você queria Em conversa')
  await expect(column(page, 'Proposta')).toContainText(`Bia ${mark}`)
  forgiveRefusals(complaints)
})

test('A next step is on Hoje on its day, and one press ends it', async ({
  page,
  staff,
  database,
}) => {
  const name = `Caio ${newMark()}`
  const id = await write(database, name)
  await openHydrated(page, `/agencia/leads/${id}`)
  await page.getByLabel('O que fazer').fill('Ligar sobre o site')
  await page.getByRole('button', { name: 'Marcar', exact: true }).click()
  await expectToast(page, 'Próximo passo marcado')
  await expect(page.locator('.lead-next')).toContainText('Ligar sobre o site, hoje')
  await page.goto('/agencia?de=mim')
  const group = page.getByRole('region', { name: 'Próximos passos' })
  await expect(group).toContainText(name)
  await page.getByRole('button', { name: new RegExp(`^Adiar para .*: ${name}`) }).click()
  await expectToast(page, 'Adiado')
  await expect(page.getByText('Ligar sobre o site')).toHaveCount(0)
  const { rows } = await database.db.execute<{ later: boolean }>(sql`
    select next_on > current_date - 1 as later from alisio.leads where id = ${id}`)
  expect(rows).toEqual([{ later: true }])
  // Overdue: it stays until somebody deals with it.
  await database.db.execute(sql`update alisio.leads set next_on = '2026-01-05' where id = ${id}`)
  await page.goto('/agencia?de=mim')
  await expect(group).toContainText('Era para 05/01')
  await page.getByRole('button', { name: `Feito: ${name}` }).click()
  await expectToast(page, 'Feito')
  await page.goto(`/agencia/leads/${id}`)
  await expect(page.locator('.lead-steps')).toContainText('Fez o próximo passo')
  await expect(page.locator('.lead-plan').first()).toContainText('sem próximo passo')
  expect(staff.id).toBeTruthy()
})

test('Several leads change at once, and back @whole', async ({ page, staff: _staff, database }) => {
  const mark = newMark()
  const ids = [await write(database, `Davi ${mark}`), await write(database, `Eva ${mark}`)]
  await openHydrated(page, `/agencia/leads?busca=${mark}`)
  await page.getByText('Selecionar vários').click()
  await page.getByRole('checkbox', { name: `Selecionar Davi ${mark}` }).check()
  await page.getByRole('checkbox', { name: `Selecionar Eva ${mark}` }).check()
  await expectAccessible(page, 'the list with boxes')
  await page.getByLabel('Estado', { exact: true }).selectOption('Em conversa')
  await page.getByRole('button', { name: 'Mudar' }).click()
  const status = page.locator('.undo-banner')
  await expect(status).toContainText('2 leads passaram para Em conversa')
  expect(await stateOf(database, ids[0] as string)).toMatchObject({ state: 'talking' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(status).toContainText('Desfeito: 2 leads voltaram ao que eram')
  for (const id of ids) expect(await stateOf(database, id)).toMatchObject({ state: 'new' })
})

test('Two leads of one person are compared, merged and separated again @whole', async ({
  page,
  staff: _staff,
  database,
}) => {
  const mark = newMark()
  const phone = newPhone()
  const first = await write(database, `Gil ${mark}`, { phone, message: 'Primeira mensagem aqui.' })
  const second = await write(database, `Gilberto ${mark}`, {
    phone,
    message: 'Segunda mensagem aqui.',
  })
  await openHydrated(page, `/agencia/leads/${first}`)
  await page.getByRole('link', { name: new RegExp(`Comparar e unir: Gilberto ${mark}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unir leads' })).toBeVisible()
  await expectAccessible(page, 'the comparison')
  await page.getByRole('radio', { name: `Gilberto ${mark}` }).check()
  await page.getByRole('button', { name: 'Unir os dois' }).click()
  await expectToast(page, 'Leads unidos')
  await expect(page.getByRole('heading', { level: 1, name: `Gilberto ${mark}` })).toBeVisible()
  await expect(page.locator('.lead-steps')).toContainText('Primeira mensagem aqui.')
  await expect(page.locator('.lead-steps')).toContainText('Segunda mensagem aqui.')
  // Old addresses lead to what remains.
  await page.goto(`/agencia/leads/${second}`)
  await expect(page).toHaveURL(new RegExp(first))
  await page.getByRole('button', { name: 'Separar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Gil ${mark}` })).toBeVisible()
  await page.goto(`/agencia/leads/${second}`)
  await expect(page.getByRole('heading', { level: 1, name: `Gilberto ${mark}` })).toBeVisible()
  await expect(page.locator('.lead-steps')).not.toContainText('Primeira mensagem aqui.')
  await page.getByRole('button', { name: /^São duas pessoas/ }).click()
  await expect(page.getByText('Parece a mesma pessoa')).toHaveCount(0)
})

test('axe finds nothing on the funnel’s pages, and nothing stands beside the page at 320 px', async ({
  page,
  staff: _staff,
  database,
}) => {
  test.setTimeout(120_000)
  const long = 'a'.repeat(60)
  const phone = newPhone()
  const id = await write(database, `Ana ${long}`, { phone })
  const other = await write(database, `Bia ${long}`, { phone })
  await page.setViewportSize({ width: 320, height: 800 })
  await openHydrated(page, '/agencia/leads?ver=quadro')
  await expectAccessible(page, 'the board', [320])
  for (const path of [
    '/agencia/leads/perdas',
    '/agencia/leads/repetidos',
    '/agencia/leads/modelos',
    `/agencia/leads/${id}/mover?para=lost`,
    `/agencia/leads/${id}/unir/${other}`,
  ]) {
    await moveTo(page, path)
    await expectAccessible(page, path, [320])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card moves by plain forms, and the press is undone @whole', async ({
    page,
    staff: _staff,
    database,
    complaints,
  }) => {
    const mark = newMark()
    const id = await write(database, `Hugo ${mark}`)
    await page.goto(`/agencia/leads?ver=quadro&busca=${mark}`)
    const card = page.locator(`[data-card="${id}"]`)
    await card.locator('summary').click()
    await card.getByRole('button', { name: 'Em conversa' }).click()
    await expect(page.locator('.undo-banner')).toContainText('passou para Em conversa')
    await expect(page).toHaveURL(/ver=quadro/)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(column(page, 'Novo')).toContainText(`Hugo ${mark}`)
    await card.locator('summary').click()
    await card.getByRole('link', { name: 'Perdido' }).click()
    await page.getByLabel('Por quê?').selectOption('Outro motivo')
    await page.getByRole('button', { name: 'Mover para Perdido' }).click()
    await expect(page.getByText('Conte por que se perdeu')).toBeVisible()
    await page.getByLabel('Com outras palavras').fill('Fechou a loja')
    await page.getByRole('button', { name: 'Mover para Perdido' }).click()
    await expect(column(page, 'Perdido')).toContainText('Outro motivo')
    expect(await stateOf(database, id)).toMatchObject({ state: 'lost', kind: 'Outro motivo' })
    forgiveRefusals(complaints)
  })

  test('a refused change of several keeps the checked boxes @whole', async ({
    page,
    staff: _staff,
    database,
    complaints,
  }) => {
    const mark = newMark()
    for (const name of ['Inês', 'João', 'Kelly']) await write(database, `${name} ${mark}`)
    await page.goto(`/agencia/leads?busca=${mark}`)
    await page.getByText('Selecionar vários').click()
    await page.getByLabel(`Selecionar Inês ${mark}`).check()
    await page.getByLabel(`Selecionar Kelly ${mark}`).check()
    await page.getByRole('button', { name: 'Passar' }).click()
    await expect(page.locator('#bulk').getByText('Escolha o responsável')).toBeVisible()
    await expect(page.getByLabel(`Selecionar Inês ${mark}`)).toBeChecked()
    await expect(page.getByLabel(`Selecionar João ${mark}`)).not.toBeChecked()
    await expect(page.getByLabel(`Selecionar Kelly ${mark}`)).toBeChecked()
    forgiveRefusals(complaints)
  })
})
