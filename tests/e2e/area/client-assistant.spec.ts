import { CLIENT_CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { addDays } from '#features/shared/rules/days.ts'
import { addChannelDays } from '#tests/support/features/channels/channel-days.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'

requireParts('assistant')

test('A client asks about their figures, gets a link to the view, and nothing is stored', async ({
  page,
  client,
  database,
  baseURL,
  playwright,
}) => {
  const campaign = await addCampaign(database, client, { name: 'Pães da manhã' })
  await addStats(database, campaign, [
    { daysAgo: 1, spend: 123.45, clicks: 10, impressions: 100, conversions: 3 },
  ])
  const day = new Date().toISOString().slice(0, 10)
  // The reader's yesterday is among them, whatever the hour and the zone.
  await addChannelDays(database, client.id, {
    channel: 'business-profile',
    first: addDays(day, -40),
    last: day,
    amounts: { calls: 37 },
  })
  await openHydrated(page, '/dashboard/support')
  const chat = page.getByRole('region', { name: /^Conversa com/ })
  await expect(chat.getByLabel('Seu nicho')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Em breve' })).toBeDisabled()
  await chat.getByLabel('Sua pergunta').fill('quanto gastei ontem?')
  await page.keyboard.press('Enter')
  const answer = chat.getByRole('listitem').nth(2)
  await expect(answer).toContainText('R$ 123,45')
  await chat.getByLabel('Sua pergunta').fill('e qual campanha deu mais conversões?')
  await chat.getByRole('button', { name: 'Enviar' }).click()
  const ranked = chat.getByRole('listitem').nth(4)
  await expect(ranked).toContainText('Pães da manhã')
  await expect(ranked.getByRole('link', { name: 'Campanhas' })).toHaveAttribute(
    'href',
    /\?periodo=/,
  )
  await chat.getByLabel('Sua pergunta').fill('quantas ligações vieram do Google ontem?')
  await chat.getByRole('button', { name: 'Enviar' }).click()
  const calls = chat.getByRole('listitem').nth(6)
  await expect(calls).toContainText('Ligações (Mapa do Google): 37')
  await expect(calls.getByRole('link', { name: 'Mapa do Google' })).toHaveAttribute(
    'href',
    /\/dashboard\/canais\/mapa\?periodo=/,
  )
  await chat.getByLabel('Sua pergunta').fill('em que posição apareço no Google?')
  await chat.getByRole('button', { name: 'Enviar' }).click()
  await expect(chat.getByRole('listitem').nth(8)).toContainText(
    'O canal Busca do Google não está ligado',
  )
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('123,45')
  await ranked.getByRole('link', { name: 'Campanhas' }).click()
  await expect(page).toHaveURL(/\/dashboard\/campaigns\?periodo=/)

  const outside = await playwright.request.newContext({ baseURL })
  const refused = await outside.post(CLIENT_CHAT_PATH, {
    headers: { Origin: baseURL as string },
    data: { niche: 'x', question: 'quanto gastei?' },
    maxRedirects: 0,
  })
  expect(refused.status()).toBe(302)
  await outside.dispose()
})
