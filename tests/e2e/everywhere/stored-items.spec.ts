import { assistantTexts } from '#content/assistant/texts.ts'
import { storedItems } from '#content/legal/stored-items.ts'
import { parts } from '#content/parts.ts'
import { CONVERSATION_KEY } from '#features/assistant/rules/chat.ts'
import { chatPages } from '#tests/support/features/assistant/chat.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at } from '#tests/support/pages/site.ts'

test('The cookie policy lists everything the public site stores @whole', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/?utm_source=teste')
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await page
    .getByRole('navigation', { name: 'Principal' })
    .locator(`a[href="${at('services')}"]`)
    .click()
  await expect(page).toHaveURL(at('services'))
  await page.getByRole('button', { name: 'Preferências de cookies' }).click()
  await page.getByRole('button', { name: 'Rejeitar' }).click()
  await openHydrated(page, at('plans'))
  await openHydrated(page, '/contato')
  const message = page.getByRole('textbox', { name: 'Mensagem' })
  const drafted = () => page.evaluate(() => 'contact-draft' in sessionStorage)
  await expect(async () => {
    await message.fill(`${await message.inputValue()}.`)
    expect(await drafted()).toBe(true)
  }).toPass()
  await openHydrated(page, `${at('portfolio')}?aba=projetos`)
  const [starter] = assistantTexts.starters
  const chats = parts.assistant && chatPages.length > 0
  if (chats) {
    await openHydrated(page, chatPages[0])
    await page.getByRole('button', { name: starter?.question }).click()
    await expect(page.getByText(`Nicho: ${starter?.niche}.`)).toBeVisible()
  }
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const cookies = (await context.cookies()).map((cookie) => cookie.name)
  const listed = new Set(storedItems.map((item) => item.name))
  expect([...stored, ...cookies].filter((name) => !listed.has(name))).toEqual([])
  expect(stored).toEqual(
    expect.arrayContaining(['visit', 'contact-draft', ...(chats ? [CONVERSATION_KEY] : [])]),
  )
})
