import { randomUUID } from 'node:crypto'
import { expect, test } from '#tests/support/people/desk.ts'
import { codeFor } from '#tests/support/people/totp.ts'

test.use({ javaScriptEnabled: false })

test('A client is made, noted, renamed, archived and a person invited without JavaScript', async ({
  page,
  staff: _staff,
}) => {
  const name = `Padaria ${randomUUID().slice(0, 8)}`
  await page.goto('/agencia/clientes/novo')
  await page.getByLabel('Nome da empresa').fill(name)
  await page.getByRole('button', { name: 'Criar cliente' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cliente criado' })).toBeVisible()
  const open = (part: string) => page.getByRole('link', { name: part, exact: true }).click()
  await open('Anotações')
  await page.getByLabel('Nova anotação').fill('Liga à tarde')
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('Liga à tarde')).toBeVisible()
  await open('Pessoas')
  const email = `${randomUUID()}@example.com`
  await page.getByLabel('E-mail de quem convidar').fill(email)
  await page.getByRole('button', { name: 'Convidar' }).click()
  const invitations = page.getByRole('list', { name: 'Convites abertos' })
  await expect(invitations).toContainText(email)
  await invitations.getByText('Cancelar', { exact: true }).click()
  await page.getByRole('button', { name: 'Cancelar o convite' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Convite cancelado' })).toBeVisible()
  await open('Ajustes')
  await page.getByLabel('Nome da empresa').fill(`${name} Ltda.`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Ltda.`)
  await page.getByRole('button', { name: 'Arquivar' }).click()
  await page.goto(`/agencia/clientes?busca=${name}`)
  await expect(page.getByText('Nenhum cliente encontrado')).toBeVisible()
  await page.getByRole('link', { name: /Ver os arquivados/ }).click()
  await page.getByLabel('Buscar por nome').fill(name)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('link', { name: `${name} Ltda.` })).toBeVisible()
})

test('The second factor is set up without JavaScript @whole', async ({ page, staff }) => {
  await page.goto('/agencia/dois-fatores')
  await page.getByLabel('A sua senha').fill(staff.password)
  await page.getByRole('button', { name: 'Começar' }).click()
  const key = (await page.locator('.secret-words').textContent()) as string
  await page.getByLabel('Código do aplicativo').fill(codeFor(key))
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  await page.goto('/agencia')
  await expect(page).toHaveURL(/\/agencia$/)
})
