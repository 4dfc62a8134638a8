import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated, waitForHydration } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

const DAY = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

const head =
  '"Início dos relatórios","Término dos relatórios","Nome da campanha","Veiculação da campanha","Valor usado (BRL)","Impressões","Cliques no link","Resultados","Indicador de resultados"'

/** As Meta exports it: every campaign with the results it was made for. */
function metaFile(days: number[], name = 'meta-ads.csv') {
  const rows = days.flatMap((back) =>
    [
      ['Alcance da marca', 5230, 'reach'],
      ['Tráfego', 140, 'actions:link_click'],
      ['Conversas', 7, 'actions:onsite_conversion.messaging_conversation_started_7d'],
      ['Formulário do site', 4, 'actions:offsite_conversion.custom.88'],
    ].map(
      ([campaign, count, kind]) =>
        `"${dayBefore(back)}","${dayBefore(back)}","${campaign}","active","35,00","9000","90","${count}","${kind}"`,
    ),
  )
  const buffer = Buffer.from(`\ufeff${[head, ...rows].join('\n')}`)
  return { name, mimeType: 'text/csv', buffer }
}

const preview = (page: Page) => page.getByRole('region', { name: 'O que este arquivo muda' })
const choices = (page: Page) => page.getByRole('region', { name: 'O que conta como conversão' })

/** Presses a switch and waits for its response: the previous notice may still be visible. */
async function decide(page: Page, control: Locator) {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/clientes/'),
  )
  await control.click()
  await saved
  await expectToast(page, 'Números refeitos')
}

test('A day of reach, clicks and seven conversations has seven conversions, until the agency decides otherwise @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  test.setTimeout(90_000)
  const clientPage = `/agencia/clientes/${company.id}`
  await openHydrated(page, clientPage)
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([2]))
  await expect(preview(page)).toContainText('“Formulário do site”')
  const kinds = preview(page).getByRole('listitem')
  await expect(kinds.filter({ hasText: '5.230 pessoas alcançadas' })).toContainText('não conta')
  await expect(kinds.filter({ hasText: '7 conversas' })).toContainText('conta como conversão')
  const custom = kinds.filter({ hasText: 'offsite_conversion.custom.88' })
  await expect(custom).toContainText('fica fora das conversões')
  await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(company.name)
  await expect(page.getByRole('button', { name: 'Confirmar 1 dia' })).toBeInViewport()
  await expectAccessible(page, 'preview with a question')

  // Without an answer the question waits on Hoje.
  await page.getByRole('button', { name: 'Confirmar 1 dia' }).click()
  await expectToast(page, 'Números importados')
  await moveTo(page, '/agencia')
  const question = page.getByRole('listitem').filter({ hasText: `${company.name}: um resultado` })
  await question.getByRole('link', { name: /Decidir/ }).click()
  const open = choices(page).getByRole('listitem').filter({ hasText: 'custom.88' }).first()
  await expect(open).toContainText('Não conta até alguém decidir')
  await expectAccessible(page, 'choices')
  await open.getByRole('button', { name: /^Conta/ }).click()
  await expectToast(page, 'Números refeitos')
  const month = page.getByRole('region', { name: /^Números de/ })
  const conversions = month.locator('div').filter({ hasText: /^Conversões/ })
  const counted = async (text: string) => {
    await moveTo(page, clientPage)
    await expect(conversions).toContainText(text)
    await moveTo(page, `${clientPage}?secao=metas`)
  }
  // The file's day may lie in the month before.
  await counted('11')

  await decide(
    page,
    choices(page).getByRole('switch', { name: 'Conversas: conta como conversão', exact: true }),
  )
  await counted('4')
  await choices(page).getByText('O que não conta').click()
  const messages = choices(page).getByRole('listitem').filter({ hasText: 'messaging' }).first()
  await messages.getByText('Por campanha').click()
  await decide(page, messages.getByRole('switch', { name: /em Conversas/ }))
  await counted('11')

  // The client unfolds what the conversions are.
  await moveTo(page, clientPage)
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await openHydrated(page, '/dashboard?periodo=7')
  const card = page.locator('.figure-card').filter({ hasText: 'Conversões' })
  await card.locator('summary').click()
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveText([
    /Conversas 7$/,
    /Conversões personalizadas 4$/,
    /Cliques 140$/,
    /Pessoas alcançadas não se soma$/,
  ])
  await expect(card).toContainText('Não contam como conversão')
  await expectAccessible(page, 'the kinds of conversions')
  await page.getByRole('button', { name: 'Voltar à mesa' }).click()
  await waitForHydration(page)
  await moveTo(page, `/agencia/registro?cliente=${company.id}`)
  await expect(page.getByText('mudou o que conta como conversão').first()).toBeVisible()
})

test('An answer in the preview is kept, and the next file does not ask again @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([3]))
  await preview(page)
    .getByRole('group', { name: /conta como conversão/ })
    .getByLabel('Conta', { exact: true })
    .check()
  await page.getByRole('button', { name: 'Confirmar 1 dia' }).click()
  await expectToast(page, 'Números importados')
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([2]))
  const custom = preview(page).getByRole('listitem').filter({ hasText: 'custom.88' })
  await expect(custom).toContainText('conta como conversão')
  await expect(preview(page).getByRole('group')).toHaveCount(0)
})

test('An empty file and a picture say on their page what is wrong @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  const send = async (name: string, buffer: Buffer) => {
    await openHydrated(page, `/agencia/clientes/${company.id}`)
    const file = { name, mimeType: 'application/octet-stream', buffer }
    await page.getByLabel('Arquivo de números').setInputFiles(file)
  }
  const problem = page.getByRole('alert').filter({ hasText: 'não pôde ser lido' })
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await send('vazio.csv', Buffer.alloc(0))
  await expect(problem).toContainText('O arquivo está vazio')
  await send('foto.png', picture)
  await expect(problem).toContainText('é uma imagem')
  await send('foto.csv', picture)
  await expect(problem).toContainText('é uma imagem PNG')
})
