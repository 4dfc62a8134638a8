import type { Page } from '@playwright/test'
import { page as content } from '#content/pages/plans.ts'
import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import { discountPercent, formatCentavos, toCentavos } from '#features/visits/rules/plan-price.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import {
  expect,
  openHydrated,
  test,
  waitForHydration,
  wakeIsland,
} from '#tests/support/pages/browser.ts'
import { at, requireParts, requireSome } from '#tests/support/pages/site.ts'

requireParts('plans')

const { labels } = content.builder

const path = at('plans')
type Monthly = (typeof recurringServices)[number]
type Priced = (typeof oneOffServices)[number] & { price: number }

/** A story says how many of each it needs, and is skipped where fewer are sold. */
const [one, two] = recurringServices as [Monthly, Monthly]
const [site, brandBook] = oneOffServices.filter(
  (service): service is Priced => typeof service.price === 'number',
)
const agreed = oneOffServices.find(({ price }) => typeof price === 'string')
const needsMonthly = (count: number) =>
  requireSome(recurringServices.length >= count, `${count} monthly services`)
/** One of those that are paid once, where there is one. */
const once = site ? [site] : []
const onceQuery = site ? `&unicos=${site.id}` : ''
const last = recurringServices.at(-1) as Monthly
const discountOf = (percent: number) => labels.summary.discount.replace('{percent}', `${percent}`)
const reais = (price: number) => formatCentavos(toCentavos(price))

/** What these monthly services cost together, by hand. */
function monthly(...services: { price: number }[]) {
  const subtotal = services.reduce((sum, { price }) => sum + price, 0)
  const percent = discountPercent(services.length, discountTiers)
  const discount = (subtotal * percent) / 100
  return {
    percent,
    discount: reais(discount),
    subtotal: reais(subtotal),
    total: reais(subtotal - discount),
  }
}

async function openPlans(page: Page, query = '') {
  await openHydrated(page, `${path}${query}`)
  await wakeIsland(page, '.plan-cards')
}

function card(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function summary(page: Page) {
  return page.getByRole('region', { name: labels.summary.title })
}

/** Each row of the summary by its label. */
async function rows(page: Page): Promise<Record<string, string>> {
  const entries = await summary(page)
    .locator('dl > div')
    .evaluateAll((divs) =>
      divs.map((div) => [
        div.querySelector('dt')?.textContent,
        div.querySelector('dd')?.textContent,
      ]),
    )
  return Object.fromEntries(entries)
}

test('One monthly service costs its price, each further one brings its discount', async ({
  page,
}) => {
  needsMonthly(2)
  await openPlans(page)
  await expect(summary(page)).toHaveCount(0)
  await card(page, one.name).click()
  await expect
    .poll(() => rows(page))
    .toEqual({
      [labels.summary.subtotal]: reais(one.price),
      [discountOf(0)]: reais(0),
      [labels.summary.monthly]: reais(one.price),
      [labels.summary.once]: reais(0),
    })
  for (const [index, { name }] of recurringServices.slice(1, 3).entries()) {
    await card(page, name).click()
    const chosen = recurringServices.slice(0, index + 2)
    const { subtotal, percent, discount, total } = monthly(...chosen)
    await expect
      .poll(() => rows(page))
      .toMatchObject({
        [labels.summary.subtotal]: subtotal,
        [discountOf(percent)]: percent > 0 ? `− ${discount}` : discount,
        [labels.summary.monthly]: total,
      })
  }
})

test('One-off services add up without a discount @whole', async ({ page }) => {
  requireSome(brandBook, 'two priced services that are paid once')
  const both = [site, brandBook] as [Priced, Priced]
  await openPlans(page)
  for (const { name } of both) await card(page, name).click()
  await expect
    .poll(() => rows(page))
    .toEqual({
      [labels.summary.subtotal]: reais(0),
      [discountOf(0)]: reais(0),
      [labels.summary.monthly]: reais(0),
      [labels.summary.once]: reais(both[0].price + both[1].price),
    })
})

test('A card is a toggle, and the summary goes with the last of them @whole', async ({ page }) => {
  needsMonthly(1)
  await openPlans(page)
  const website = card(page, (site ?? one).name)
  await website.focus()
  await page.keyboard.press('Space')
  await expect(website).toHaveAttribute('aria-pressed', 'true')
  await expect(summary(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(website).toHaveAttribute('aria-pressed', 'false')
  await expect(summary(page)).toHaveCount(0)
  await card(page, one.name).click()
  await page.getByRole('button', { name: labels.summary.clear }).click()
  await expect(summary(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: labels.recurring.title })).toBeFocused()
})

test('What has no price cannot be chosen @whole', async ({ page }) => {
  requireSome(agreed, 'service without a price')
  const { id, name, price } = agreed as { id: string; name: string; price: string }
  await openPlans(page, `?unicos=${id}`)
  const capture = page.getByRole('listitem').filter({ hasText: price }).first()
  await expect(capture.getByRole('heading')).toHaveText(name)
  await expect(capture.getByRole('button')).toHaveCount(0)
  await capture.click()
  await expect(summary(page)).toHaveCount(0)
})

test('A monthly card names three features and counts the others @whole', async ({ page }) => {
  needsMonthly(1)
  await openPlans(page)
  const features = page.getByRole('listitem').filter({ has: card(page, one.name) })
  const hidden = one.features.length - 3
  await expect(features.locator('ul > li')).toHaveCount(hidden > 0 ? 4 : one.features.length)
  if (hidden <= 0) return
  await expect(features.locator('ul > li').last()).toHaveText(
    (hidden === 1 ? labels.moreOne : labels.more).replace('{count}', `${hidden}`),
  )
})

test('A selection survives a reload, is shared by its address and adds no history @whole', async ({
  page,
}) => {
  needsMonthly(2)
  await openPlans(page, '?utm_source=bio')
  const before = await page.evaluate(() => history.length)
  for (const { name } of [two, one, ...once]) await card(page, name).click()
  await expect(page).toHaveURL(`${path}?servicos=${one.id},${two.id}${onceQuery}&utm_source=bio`)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.reload()
  await waitForHydration(page)
  await wakeIsland(page, '.plan-cards')
  await expect
    .poll(() => rows(page))
    .toMatchObject({
      [labels.summary.monthly]: monthly(one, two).total,
      [labels.summary.once]: reais(site?.price ?? 0),
    })
})

test('An address may name services that do not exist @whole', async ({ page }) => {
  needsMonthly(1)
  await openPlans(page, `?servicos=nada,${last.id},__proto__&unicos=,`)
  await expect(page.locator('[aria-pressed=true]')).toHaveText([last.name])
  await expect
    .poll(() => rows(page))
    .toMatchObject({ [labels.summary.monthly]: monthly(last).total })
})

test('The link of a package can be copied @whole', async ({ page, context, baseURL }) => {
  needsMonthly(1)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPlans(page, `?servicos=${last.id}&utm_source=bio`)
  await page.getByRole('button', { name: labels.summary.copy }).click()
  await expect(page.getByRole('button', { name: labels.summary.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${path}?servicos=${last.id}`,
  )
})

test('A proposal is requested on WhatsApp with the package, its totals and the visit', async ({
  page,
  context,
}) => {
  needsMonthly(2)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await openPlans(page, '?utm_source=instagram&utm_medium=bio')
  for (const { name } of [one, two, ...once]) await card(page, name).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: labels.summary.ask }).click()
  const chat = await opened
  const text = new URL(chat.url()).searchParams.get('text') ?? ''
  const { subtotal, percent, discount, total } = monthly(one, two)
  for (const part of [
    `• ${one.name}: ${reais(one.price)}${labels.perMonth}`,
    `• ${two.name}: ${reais(two.price)}${labels.perMonth}`,
    `${labels.summary.subtotal}: ${subtotal}`,
    `${discountOf(percent)}: ${discount}`,
    `${labels.summary.monthly}: ${total}`,
    ...once.flatMap(({ name, price }) => [
      `• ${name}: ${reais(price)}`,
      `${labels.summary.once}: ${reais(price)}`,
    ]),
    `${path}?servicos=${one.id},${two.id}${onceQuery}`,
    'Origem: instagram / bio',
  ]) {
    expect(text).toContain(part)
  }
  for (const { name } of recurringServices.slice(2)) expect(text).not.toContain(`• ${name}:`)
})

test('The totals are announced once per change @whole', async ({ page }) => {
  needsMonthly(2)
  await openPlans(page)
  await page.evaluate(() => {
    const messages: string[] = []
    Object.assign(window, { said: messages })
    const region = document.querySelector('main [role=status]') as HTMLElement
    new MutationObserver(() => messages.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  for (const { name } of [one, two, ...once, one]) {
    await card(page, name).click()
  }
  const { total, percent } = monthly(one, two)
  const less = labels.announce.discount.replace('{percent}', `${percent}`)
  const both = `${labels.summary.monthly} ${total}${percent > 0 ? `, ${less}` : ''}.`
  const extra = once.map(({ price }) => ` ${labels.summary.once} ${reais(price)}.`)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    `${labels.summary.monthly} ${reais(one.price)}.`,
    both,
    ...extra.map((text) => `${both}${text}`),
    `${labels.summary.monthly} ${reais(two.price)}.${extra}`,
  ])
})

test('On a phone the totals stay in reach and lead to the summary @whole', async ({ page }) => {
  needsMonthly(1)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'))
  await openPlans(page)
  await card(page, one.name).click()
  const show = page.getByRole('button', { name: labels.summary.show })
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.click()
  await expect(summary(page)).toBeInViewport()
  await expect(summary(page)).toBeFocused()
  await expect(show).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const bar = await page.locator('.plan-bar').boundingBox()
  const end = await footer.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(end?.y ?? 0)
})

test('axe finds nothing with a package chosen, on a phone and on a desk @whole', async ({
  page,
}) => {
  needsMonthly(2)
  await page.setViewportSize({ width: 390, height: 900 })
  await openPlans(page, `?servicos=${one.id},${two.id}${onceQuery}`)
  await expect(summary(page)).toBeAttached()
  await expectAccessible(page, path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Prices, discounts and a WhatsApp link can be read and used', async ({ page }) => {
    await page.goto(path)
    const prices = [...recurringServices, ...oneOffServices].map(({ price }) =>
      typeof price === 'number' ? `R$ ${price.toLocaleString('pt-BR')}` : price,
    )
    for (const text of prices) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
    // One step alone is no ladder, and the first gives nothing yet.
    const steps = recurringServices.length > 0 && discountTiers.length > 1 ? discountTiers : []
    await expect(page.locator('.ladder .num')).toHaveText(steps.map(({ percent }) => `${percent}%`))
    await expect(page.getByText(content.builder.intro)).toBeVisible()
    const talk = page.getByRole('main').getByRole('link', { name: labels.empty.talk })
    await expect(talk).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  })
})
