import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { contactForm } from '#content/contact-form.ts'
import { filterOfferedPaths } from '#content/derived/addresses.ts'
import { page as homePage } from '#content/pages/home.ts'
import { recurringServices } from '#content/plans.ts'
import { openChat } from '#tests/support/features/assistant/chat.ts'
import { sendButton } from '#tests/support/features/contact-form.ts'
import { serviceOn } from '#tests/support/features/services.ts'
import { layOutWhole, openHydrated, wakeIsland } from '#tests/support/pages/browser.ts'
import { listen, readFocused, readOut, type Stop } from '#tests/support/pages/reading.ts'
import { at, requireParts, requireSome } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'

test.describe.configure({ timeout: 60_000 })

const landmarks = ['banner', 'main', 'contentinfo']

/** Landmarks in their order, one first heading at the start of the content, no level left out. */
function expectOutline(stops: Stop[], what: string) {
  const frame = stops.filter(({ role }) => landmarks.includes(role)).map(({ role }) => role)
  expect(frame, what).toEqual(landmarks)
  const headings = stops
    .filter(({ role }) => role === 'heading')
    .map(({ name, level }) => ({ name, level: Number(level) }))
  expect(headings[0]?.level, `${what}: ${headings[0]?.name}`).toBe(1)
  headings.forEach(({ name, level }, index) => {
    expect(name, what).not.toBe('')
    if (index > 0) expect(level, `${what}: ${name} is a first heading too`).toBeGreaterThan(1)
    const before = headings[index - 1]?.level ?? 0
    expect(level, `${what}: ${name} leaves a level out`).toBeLessThanOrEqual(before + 1)
  })
}

/** On one column, what is read later stands lower. */
async function expectSeenAsRead(page: Page, what: string) {
  await layOutWhole(page)
  const tops = await page
    .locator('main')
    .locator('h1, h2')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.getBoundingClientRect().top),
    )
  expect(tops, what).toEqual(tops.toSorted((a, b) => a - b))
}

const roles = (stops: Stop[], ...names: string[]) =>
  stops.filter(({ role }) => names.includes(role))

test('From home to a service to the form, pages are read in the order they are seen @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  const home = await readOut(page)
  expect(roles(home, 'link', 'button')[0]?.name).toBe('Pular para o conteúdo')
  expectOutline(home, 'home')
  await expectSeenAsRead(page, 'home')
  const [path] = filterOfferedPaths(homePage.services.paths, 'noite') as [string]
  const { name, meta } = serviceOn(path)
  await page.locator('main').getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(new RegExp(meta.title))
  const service = await readOut(page)
  expectOutline(service, 'service')
  await expectSeenAsRead(page, 'service')
  const [trail] = roles(service, 'navigation').filter(({ name }) => name === 'Você está em')
  expect(service.indexOf(trail as Stop)).toBeLessThan(
    service.findIndex(({ role }) => role === 'heading'),
  )
  await openHydrated(page, '/contato')
  const contact = await readOut(page)
  expectOutline(contact, 'contact')
  await expectSeenAsRead(page, 'contact')
  const { labels } = contactForm
  const fields = roles(contact, 'textbox').map(({ name }) => name)
  expect(fields).toEqual([labels.name, labels.email, labels.phone, labels.company, labels.message])
})

test('The contact form’s mistakes are visited in order, each with its reason @whole', async ({
  page,
}) => {
  const announcements = await listen(page)
  await openHydrated(page, '/contato')
  await wakeIsland(page, '[name=message]')
  await sendButton(page).click()
  const { labels } = contactForm
  const wrong = [
    [labels.name, 'Nome deve ter no mínimo 2 caracteres'],
    [labels.email, 'Email inválido'],
    [labels.phone, 'Telefone inválido'],
    [labels.company, ''],
    [labels.message, 'Mensagem deve ter no mínimo 10 caracteres'],
  ] as const
  for (const [name, reason] of wrong) {
    await expect(page.getByRole('textbox', { name })).toBeFocused()
    const field = await readFocused(page)
    expect(field?.name).toBe(name)
    expect(field?.description ?? '', name).toContain(reason)
    expect(field?.invalid, name).toBe(reason ? 'true' : 'false')
    expect(field?.required, name).toBe(Boolean(reason))
    await page.keyboard.press('Tab')
  }
  const complaint = 'Por favor, corrija os erros no formulário.'
  expect((await announcements()).filter((text) => text.includes(complaint))).toHaveLength(1)
})

test('The plan’s new total is announced once for every choice @whole', async ({ page }) => {
  requireParts('plans')
  const [first, second] = recurringServices
  requireSome(second, 'two monthly services')
  const announcements = await listen(page)
  await openHydrated(page, at('plans'))
  const total = async () => (await announcements()).filter((text) => text.includes('R$'))
  await page.getByRole('button', { name: first?.name, exact: true }).press('Space')
  await expect.poll(total).toHaveLength(1)
  expect(await readFocused(page)).toMatchObject({ role: 'button', pressed: 'true' })
  await page.getByRole('button', { name: second?.name, exact: true }).press('Space')
  await expect.poll(total).toHaveLength(2)
  const [one, two] = await total()
  expect(one).not.toBe(two)
})

test('The sign-up form is read label by label, and its mistakes after it was sent @whole', async ({
  page,
}) => {
  requireParts('clientArea')
  await openHydrated(page, '/auth?mode=signup')
  expectOutline(await readOut(page), 'sign-up')
  await page.getByRole('textbox', { name: 'Nome Completo' }).focus()
  const way: string[] = []
  for (let step = 0; step < 7; step += 1) {
    const stop = await readFocused(page)
    way.push(`${stop?.role}: ${stop?.name}`)
    await page.keyboard.press('Tab')
  }
  expect(way).toEqual([
    'textbox: Nome Completo',
    'textbox: Email',
    'textbox: Senha',
    'button: Mostrar senha',
    'textbox: Confirmar Senha',
    'button: Mostrar senha',
    'button: Criar Conta',
  ])
  await page.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByRole('textbox', { name: 'Nome Completo' })).toBeFocused()
  const wrong = roles(await readOut(page), 'textbox').filter(({ invalid }) => invalid === 'true')
  expect(wrong.map(({ name, description }) => [name, description])).toEqual([
    ['Nome Completo', 'Nome deve ter no mínimo 2 caracteres'],
    ['Email', 'Email inválido'],
    ['Senha', expect.stringContaining('Senha deve ter no mínimo 6 caracteres')],
  ])
})

test('The overview is read from the totals to the days, and the chart has a table', async ({
  page,
  client,
  database,
}) => {
  const campaign = await addCampaign(database, client, { name: 'Matrículas' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 120, clicks: 30, conversions: 4 }])
  await openHydrated(page, '/dashboard')
  const stops = await readOut(page)
  const main = stops.slice(stops.findIndex(({ role }) => role === 'main'))
  const place = (role: string, name?: string) => {
    const index = main.findIndex((stop) => stop.role === role && (!name || stop.name === name))
    expect(index, `${role} ${name ?? ''} is read`).toBeGreaterThan(-1)
    return index
  }
  const order = [
    place('heading', 'Visão Geral'),
    place('navigation', 'Período'),
    place('term'),
    place('figure', 'Investimento e conversões por dia'),
    place('slider', 'Ler o gráfico dia a dia'),
    place('button', 'Ver os números em tabela'),
    place('heading', 'Para onde foi o investimento'),
    place('link', 'Matrículas'),
  ]
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const cards = await page.locator('main dl').evaluateAll((lists) =>
    lists
      .flatMap((list) => [...list.querySelectorAll('dt')])
      .map((term) => {
        const value = term.parentElement?.querySelector('dd')
        return [term.textContent, Boolean(value && term.compareDocumentPosition(value) & 4)]
      }),
  )
  expect(cards.slice(0, 4)).toEqual(
    ['Investimento Total', 'Conversões', 'Cliques', 'CTR Médio'].map((name) => [name, true]),
  )
  await page.getByRole('button', { name: 'Ver os números em tabela' }).press(' ')
  const table = page.getByRole('table', {
    name: 'Investimento, conversões, cliques e CTR do dia (cliques ÷ impressões)',
  })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Data',
    'Investimento',
    'Conversões',
    'Cliques',
    'CTR do dia cliques ÷ impressões',
  ])
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('rowheader')).toHaveCount(30)
})

test('An answer of the assistant is announced once, when it is complete @whole', async ({
  page,
}) => {
  requireParts('assistant')
  const announcements = await listen(page)
  const { chat } = await openChat(page)
  await chat.getByLabel('Seu nicho').fill('Padaria')
  await chat.getByLabel('Sua dúvida de marketing').fill('Quanto custa um site?')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('status')).toContainText(`${brand.assistant}: `, { timeout: 20_000 })
  const bubble = await chat.getByRole('listitem').nth(2).innerText()
  const answers = (await announcements()).filter((text) => text.startsWith(`${brand.assistant}: `))
  expect(answers).toHaveLength(1)
  expect(answers[0]).toContain(bubble.split('\n').at(-3)?.trim().slice(0, 30) ?? 'nothing')
})
