import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { homeOf, pageAt, setOf } from '#content/derived/addresses.ts'
import { recurringServices, servicePlans } from '#content/plans.ts'
import {
  assistantLink,
  chatOn,
  chatPageOf,
  chatPages,
  holdAnswer,
  needsChatPage,
  openChat,
} from '#tests/support/features/assistant/chat.ts'
import { createVisitor, fill, sendButton } from '#tests/support/features/contact-form.ts'
import { servicesWith } from '#tests/support/features/services.ts'
import { expectNoViolations } from '#tests/support/pages/axe.ts'
import { expect, holdRequests, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, requireParts, requireSome } from '#tests/support/pages/site.ts'
import { triesAll, variant } from '#tests/support/runs.ts'

requireParts('assistant')

const { starters } = assistantTexts
/** Where no page has the conversation in it, it stands beside every page. */
const chatPlaces = chatPages.length > 0 ? chatPages : ['/']

/** What a site costs here, where one is sold. */
const sold = servicesWith((block) => block.kind === 'tiers' && block.plan === 'websites').length > 0
const sitePrice = sold ? servicePlans.websites[1]?.price : undefined
/** Where none is, the answer is another, but there is one. */
const siteAnswer = sitePrice ? `R$ ${sitePrice.toLocaleString('pt-BR')}` : /\p{L}{4,}.*\./u

for (const path of chatPlaces) {
  test(`A visitor asks on ${path} by keyboard alone and gets steps, prices and links @whole`, async ({
    page,
  }) => {
    const { niche, question, send, messages, status, stop } = await openChat(page, path)
    const release = await holdAnswer(page)
    await expect(messages).toHaveCount(1)
    await expect(send).toBeDisabled()
    await niche.focus()
    await page.keyboard.type('Padaria')
    await page.keyboard.press('Tab')
    await expect(question).toBeFocused()
    await expect(send).toBeDisabled()
    await page.keyboard.type('quanto custa')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('um site?')
    await expect(question).toHaveValue('quanto custa\num site?')
    await page.keyboard.press('Enter')
    await expect(messages).toHaveCount(3)
    await expect(messages.nth(1)).toContainText('Nicho: Padaria. quanto custa um site?')
    await expect(messages.nth(1).getByText(/^\d\d:\d\d$/)).toBeVisible()
    await expect(send).toBeDisabled()
    await expect(messages.nth(2).getByRole('img', { name: 'Digitando' })).toBeVisible()
    await expect(stop).toBeVisible()
    await expect(question).toHaveValue('quanto custa\num site?')
    release()
    await expect(stop).toBeHidden({ timeout: 15_000 })
    await expect(messages.nth(2)).toContainText(siteAnswer)
    if (sitePrice) await expect(messages.nth(2).locator('strong').first()).toBeVisible()
    await expect(question).toHaveValue('')
    await expect(niche).toHaveValue('Padaria')
    await expect(question).toBeFocused()
    await expect(status).toContainText(siteAnswer)
    if (!pageAt('plans') || !sitePrice) return
    await messages.nth(2).getByRole('link', { name: 'monte o seu pacote' }).click()
    await expect(page).toHaveURL(at('plans'))
  })
}

test('A starter question is sent at once, and the conversation is kept for the visit', async ({
  page,
}) => {
  const { chat, messages, stop } = await openChat(page)
  const [starter] = starters as [(typeof starters)[number]]
  await chat.getByRole('button', { name: starter.question }).click()
  await expect(messages).toHaveCount(3)
  await expect(stop).toBeHidden({ timeout: 15_000 })
  const answer = await messages.last().innerText()
  expect(answer.length).toBeGreaterThan(200)
  await page.reload()
  const again = await openChat(page)
  await expect(again.messages).toHaveCount(3)
  await expect(again.messages.last()).toHaveText(answer, { useInnerText: true })
  await expect(again.niche).toHaveValue(starter.niche)
  await again.chat.getByRole('button', { name: 'Nova conversa' }).click()
  await expect(again.messages).toHaveCount(1)
  await expect(again.chat.getByRole('button', { name: starter.question })).toBeVisible()
})

for (const [how, act] of [
  ['its button', ({ send }: ReturnType<typeof chatOn>) => send.click()],
  ['Enter', ({ question }: ReturnType<typeof chatOn>) => question.press('Enter')],
] as const) {
  test(`What was typed and sent by ${how} before the conversation was loaded is not lost @whole`, async ({
    page,
  }) => {
    needsChatPage()
    const release = await holdRequests(page, /\/assets\/(chat|hydrate)-/)
    await openHydrated(page, chatPages[0])
    const chat = chatOn(page)
    const { niche, question, messages } = chat
    await niche.fill('Pousada')
    await question.fill('como ter mais reservas?')
    await act(chat)
    await expect(messages).toHaveCount(1)
    release()
    await expect(messages.nth(1)).toContainText('Nicho: Pousada. como ter mais reservas?')
  })
}

test('A visitor who asks “e quanto custa?” gets the price of what was spoken of before @whole', async ({
  page,
}) => {
  const [service] = recurringServices
  requireSome(service, 'monthly service')
  const { name, price } = service as (typeof recurringServices)[number]
  const { niche, question, messages, stop } = await openChat(page)
  await niche.fill('Padaria')
  await question.fill(`vocês fazem ${name}?`)
  await question.press('Enter')
  await expect(messages).toHaveCount(3)
  await expect(stop).toBeHidden({ timeout: 15_000 })
  await question.fill('e quanto custa?')
  await question.press('Enter')
  await expect(messages).toHaveCount(5)
  await expect(stop).toBeHidden({ timeout: 15_000 })
  await expect(messages.last()).toContainText(`R$ ${price.toLocaleString('pt-BR')} por mês`)
  for (const other of recurringServices.slice(1)) {
    await expect(messages.last()).not.toContainText(other.name)
  }
})

test('The floating button of a home opens the same conversation and gives focus back @whole', async ({
  page,
}) => {
  await openHydrated(page, homeOf('dia'))
  const opener = assistantLink(page)
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const { niche, question, messages, stop } = chatOn(page)
  await niche.fill('Ótica')
  await question.fill('que horas vocês abrem?')
  await question.press('Enter')
  await expect(messages).toHaveCount(3)
  await expect(stop).toBeHidden({ timeout: 15_000 })
  await expect(messages.last()).toContainText(brand.hours[0].label)
  // On a phone that is turned the banner leaves no room for the button, but the conversation stays.
  const before = page.viewportSize() as { width: number; height: number }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(question).toBeVisible()
  await page.setViewportSize(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const elsewhere = await openChat(page)
  await expect(elsewhere.messages).toHaveCount(3)
})

test('On a small phone the conversation opens at its first line @whole', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookies-rejected', 'true'))
  await page.setViewportSize({ width: 360, height: 560 })
  await page.clock.install()
  await openHydrated(page, '/')
  await assistantLink(page).click()
  const { log, messages } = chatOn(page)
  await expect(log).toBeVisible()
  // Past the moment at which an answer would bring its end into sight.
  await page.clock.runFor(1000)
  const left = await log.evaluate((one) => [one.scrollTop, one.scrollHeight > one.clientHeight])
  expect(left).toEqual([0, true])
  await expect(messages.first()).toBeInViewport()
})

test('Without JavaScript the page says so and offers WhatsApp', async ({ browser, baseURL }) => {
  needsChatPage()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(homeOf('dia'))
  await assistantLink(page).click()
  await expect(page).toHaveURL(chatPageOf(setOf(homeOf('dia'))))
  const { chat, niche } = chatOn(page)
  await expect(chat.getByText('precisa de JavaScript')).toBeVisible()
  await expect(chat.getByRole('link', { name: 'Perguntar no WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(niche).toBeHidden()
  await chat.getByRole('link', { name: 'Deixar um recado para a equipe' }).click()
  const person = createVisitor()
  await fill(page, person)
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/contato\/obrigado$/)
  await context.close()
})

test('An answer can be copied, and WhatsApp gets the gist of it @whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { chat, niche, question } = await openChat(page)
  await niche.fill('Pet shop')
  await question.fill('você é um robô?')
  await question.press('Enter')
  await chat.getByRole('button', { name: 'Copiar' }).click()
  await expect(chat.getByRole('button', { name: 'Copiada' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Sou o ${brand.assistant}`)
  const href = await chat.getByRole('link', { name: 'Continuar no WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain('Nicho: Pet shop. você é um robô?')
})

test('The view follows the answer until the visitor scrolls up @whole', async ({ page }) => {
  const { niche, question, log, stop } = await openChat(page)
  const left = () =>
    log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)
  await niche.fill('Restaurante')
  await question.fill('como vender mais?')
  await question.press('Enter')
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  await log.hover()
  // Text that arrives in the very moment of the turn moves its start; a person would turn on.
  await expect(async () => {
    await page.mouse.wheel(0, -3000)
    await expect.poll(() => log.evaluate((element) => element.scrollTop), { timeout: 500 }).toBe(0)
  }).toPass()
  await expect(stop).toBeHidden({ timeout: 15_000 })
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0)
  await question.fill('e quanto custa?')
  await question.press('Enter')
  await expect(stop).toBeHidden({ timeout: 15_000 })
  await expect.poll(left).toBeLessThan(5)
})

for (const [nth, path] of chatPlaces.entries()) {
  test(`axe finds nothing in a conversation on ${path}${variant(nth > 0)}`, async ({ page }) => {
    const { niche, question, stop, messages } = await openChat(page, path)
    await page.setViewportSize({ width: 390, height: 900 })
    const release = await holdAnswer(page)
    await niche.fill('Dentista')
    await question.fill('como conseguir pacientes?')
    await question.press('Enter')
    await expect(messages).toHaveCount(3)
    await expectNoViolations(page, 'while it is awaited', ['.chat'])
    release()
    await expect(stop).toBeHidden({ timeout: 15_000 })
    for (const width of triesAll ? [390, 1440] : [390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolations(page, `once it is complete, at ${width} px`, ['.chat'])
    }
  })
}
