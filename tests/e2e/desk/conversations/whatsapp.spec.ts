import type { APIRequestContext } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { tell } from '#tests/support/features/connections/platforms.ts'
import {
  contactItem,
  deliveryOf,
  messageItem,
  newNumber,
  newWaId,
  nowSeconds,
  retomar,
  signatureOf,
  type TestNumber,
} from '#tests/support/features/conversations/whatsapp.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

type Sent = { id: string; body: { to?: string; type: string; text?: { body: string } } }

/** What the stand-in was asked to send to somebody. */
async function sentTo(waId: string): Promise<Sent[]> {
  const { sent } = (await tell({})) as unknown as { sent: Sent[] }
  return sent.filter(({ body }) => body.to === waId)
}

/** Delivers as Meta does. */
async function deliver(
  request: APIRequestContext,
  number: TestNumber,
  value: Parameters<typeof deliveryOf>[1],
) {
  const data = deliveryOf(number, value)
  const headers = {
    'Content-Type': 'application/json',
    'X-Hub-Signature-256': signatureOf(data, number.appSecret),
  }
  const answer = await request.post('/functions/v1/whatsapp', { data, headers })
  expect(answer.status()).toBe(200)
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('A number is connected, somebody writes by WhatsApp and is answered at the desk', async ({
  page,
  request,
  staff: _staff,
  database,
  complaints,
}) => {
  const number = newNumber()
  const picture = { id: `${number.id}7`, bytes: pixel, type: 'image/png' }
  await tell({
    whatsapp: { numbers: [number], templates: [retomar(number.businessId)], media: [picture] },
  })

  // Nothing is stored that Meta refuses, and what was typed stays.
  await openHydrated(page, '/agencia/conexoes/whatsapp')
  const renew = page.getByText('Renovar o acesso').first()
  if (await renew.isVisible()) await renew.click()
  await page.getByLabel(/^Identificação do número/).fill(number.id)
  await page.getByLabel(/^Identificação da conta/).fill(number.businessId)
  await page.getByLabel(/^Token do usuário/).fill('EAAerrado123')
  await page.getByLabel(/^Chave secreta/).fill(number.appSecret)
  const connect = page.getByRole('button', { name: /^(Conectar o WhatsApp|Renovar o acesso)$/ })
  await connect.click()
  await expect(page.getByText('A Meta não aceita este token').first()).toBeVisible()
  await expect(page.getByLabel(/^Identificação do número/)).toHaveValue(number.id)
  forgiveRefusals(complaints)
  await page.getByLabel(/^Token do usuário/).fill(number.token)
  await page.getByLabel(/^Chave secreta/).fill(number.appSecret)
  await connect.click()
  await expect(page.getByRole('heading', { name: number.name })).toBeVisible()
  await expectAccessible(page, 'the page of the number')

  // Meta verifies the address with the code that the page shows.
  const code = await page
    .getByRole('definition')
    .filter({ hasText: /^[\w-]{24}$/ })
    .textContent()
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': code ?? '',
    'hub.challenge': '42',
  })
  expect(await (await request.get(`/functions/v1/whatsapp?${query}`)).text()).toBe('42')

  // Somebody writes: the list hears of it without a reload.
  const waId = newWaId()
  const name = `Helena ${waId.slice(-6)}`
  const contacts = [contactItem({ waId, name })]
  await openHydrated(page, '/agencia/conversas?ver=esperam')
  const first = messageItem({ waId }, { text: { body: 'Vi o anúncio de vocês' } })
  await deliver(request, number, { contacts, messages: [first] })
  const list = page.getByRole('region', { name: 'Lista de conversas' })
  await list.getByRole('link', { name: new RegExp(name) }).click()
  const thread = page.getByRole('region', { name: 'Mensagens' })
  await expect(thread.getByText('Vi o anúncio de vocês')).toHaveCount(1)
  await expect(page.getByText(/A janela do WhatsApp fecha em/)).toBeVisible()

  // The answer is sent once, and its states are shown as they come.
  await page.getByLabel(/^Escreva para/).fill('Olá! Em que ajudo?')
  await page.keyboard.press('Enter')
  await expect(thread.getByText('Olá! Em que ajudo?')).toHaveCount(1)
  await expect.poll(async () => (await sentTo(waId)).length).toBe(1)
  const [message] = await sentTo(waId)
  const state = { id: message?.id, timestamp: nowSeconds(), recipient_id: waId }
  await deliver(request, number, { statuses: [{ ...state, status: 'read' }] })
  await deliver(request, number, { statuses: [{ ...state, status: 'delivered' }] })
  await expect(thread.getByText(/lida$/)).toBeVisible()

  // A picture that answers it, and a reaction.
  const messages = [
    messageItem(
      { waId },
      {
        type: 'image',
        text: undefined,
        image: { id: picture.id, caption: 'A fachada' },
        context: { id: message?.id },
      },
    ),
    messageItem(
      { waId },
      { type: 'reaction', text: undefined, reaction: { message_id: message?.id, emoji: '👍' } },
    ),
  ]
  await deliver(request, number, { contacts, messages })
  await expect(thread.getByText('A fachada')).toBeVisible()
  await expect(thread.getByRole('img', { name: /enviada pelo WhatsApp/ })).toBeVisible()
  await expect(thread.getByText('👍')).toBeVisible()
  await expect(thread.getByText('Em resposta a')).toHaveCount(1)
  await expectAccessible(page, 'a conversation by WhatsApp')

  // The window closes: only a template leaves.
  await database.db.execute(sql`
    update alisio.whatsapp_people set last_in_at = now() - interval '39 hours'
    where wa_id = ${waId}`)
  await page.reload()
  await expect(page.getByText('A janela de 24 horas fechou há 15 horas.')).toBeVisible()
  await expect(page.getByLabel(/^Escreva para/)).toHaveCount(0)
  await expectAccessible(page, 'the templates')
  await page.getByLabel(/^Campo 2/).fill('as datas do réveillon')
  await page.getByRole('button', { name: 'Enviar modelo' }).click()
  await expect(thread.getByText(/Tenho novidade sobre as datas do réveillon/)).toBeVisible()
  await expect.poll(async () => (await sentTo(waId)).at(-1)?.body.type).toBe('template')
  expect(await sentTo(waId)).toHaveLength(2)

  // The person is a lead with the conversation in its history.
  await page.getByRole('link', { name: 'Abrir', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
