import type { Page } from '@playwright/test'
import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { chatPages, openChat } from '#tests/support/features/assistant/chat.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { at, requireParts } from '#tests/support/pages/site.ts'
import { configured } from '#tests/support/pages/sites.ts'
import { variant } from '#tests/support/runs.ts'

requireParts('assistant')

const { error } = assistantTexts
const upstream = `http://127.0.0.1:${process.env.E2E_CHAT_PORT ?? '4314'}`

async function askFor(page: Page, scenario: string) {
  const parts = await openChat(page, `${configured.origin}${chatPages[0] ?? '/'}`)
  await parts.niche.fill('Padaria')
  await parts.question.fill(scenario)
  await parts.question.press('Enter')
  await expect(parts.messages).toHaveCount(3)
  return parts
}

for (const [name, scenario] of [
  ['at once', 'normal'],
  ['slowly', 'lento'],
] as const) {
  test(`An answer that comes ${name} is shown with its bold and its link${variant(name === 'at once')}`, async ({
    page,
  }) => {
    const { messages, stop } = await askFor(page, scenario)
    await expect(stop).toBeHidden({ timeout: 15_000 })
    await expect(messages.last()).toContainText(
      'Comece pelo Google: quem busca já decidiu. Veja Serviços. Ação é já.',
    )
    await expect(messages.last().locator('strong')).toHaveText('Google')
    await expect(messages.last().getByRole('link')).toHaveAttribute('href', at('services'))
  })
}

test('A visitor whose upstream is full is answered by the site itself @whole', async ({ page }) => {
  const { messages, stop } = await askFor(page, 'cheio, e que horas vocês abrem?')
  await expect(stop).toBeHidden({ timeout: 15_000 })
  await expect(messages.last()).toContainText(brand.hours[0].label)
})

test('A visitor whose upstream stalls in the middle reads the error and can try again @whole', async ({
  page,
  complaints,
}) => {
  const { messages, retry, question, niche, send, status } = await askFor(page, 'trava')
  await expect(messages.last()).toContainText(error, { timeout: 15_000 })
  await expect(messages.last()).not.toContainText('Metade')
  await expect(status).toContainText(error)
  await expect(question).toHaveValue('')
  await expect(niche).toHaveValue('Padaria')
  await retry.click()
  await expect(send).toBeDisabled()
  await expect(messages.last()).toContainText(error, { timeout: 15_000 })
  await expect(messages).toHaveCount(3)
  // The browser and the chat both log a failure; that is as specified.
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test('An answer that ends early is kept @whole', async ({ page }) => {
  const { messages, stop } = await askFor(page, 'acaba cedo')
  await expect(stop).toBeHidden({ timeout: 15_000 })
  await expect(messages.last()).toContainText('Quase tudo.')
})

test('Stopping keeps what arrived and lets the upstream go @whole', async ({ page, request }) => {
  const left = async () => Number(await (await request.get(`${upstream}/left`)).text())
  const before = await left()
  const { messages, stop, retry } = await askFor(page, 'devagar')
  await expect(messages.last()).toContainText('Comece')
  await stop.click()
  await expect(messages.last()).toContainText('Resposta interrompida.')
  await expect(messages.last()).toContainText('Comece')
  await expect(retry).toBeVisible()
  await expect.poll(left).toBeGreaterThan(before)
})
