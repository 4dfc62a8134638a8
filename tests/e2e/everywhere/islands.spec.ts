import { type CDPSession, chromium, type Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { contentAt, homeOf } from '#content/derived/addresses.ts'
import {
  chatOn,
  chatPageOf,
  chatPages,
  needsChatPage,
} from '#tests/support/features/assistant/chat.ts'
import { aService } from '#tests/support/features/services.ts'
import { timeForAll } from '#tests/support/missing.ts'
import {
  expect,
  holdRequests,
  openHydrated,
  test,
  waitForHydration,
  wakeIsland,
} from '#tests/support/pages/browser.ts'
import { at, requireParts, skipWithout } from '#tests/support/pages/site.ts'

const islandScripts = /\/assets\/(hydrate|testimonials|assistant-link)-/

type WithPauses = { passPauses: () => void }

/** The pauses between tries (app/site/browser/islands/retry.ts) end when the story says so. */
async function keepPauses(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const delayed: (() => void)[] = []
    const keeping = (act: () => void, ms = 0) =>
      ms < 1000 ? setTimeout(act, ms) : delayed.push(act)
    const passPauses = () => {
      for (const act of delayed.splice(0)) act()
    }
    Object.assign(window, { setTimeout: keeping, passPauses })
  })
}

async function passPausesUntil(page: Page, end: () => Promise<void>) {
  await expect(async () => {
    await page.evaluate(() => (window as unknown as WithPauses).passPauses())
    await end()
  }).toPass({ timeout: 20_000 })
}

/** A phone's processor: what is slow there shows. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

test('A script that failed to load is fetched again, and the click is not lost', async ({
  page,
  complaints,
}) => {
  requireParts('classic')
  let failures = 0
  await page.route(islandScripts, (route) => {
    failures += 1
    return failures <= 2 ? route.abort() : route.continue()
  })
  await openHydrated(page, at('classic-home'))
  await page.getByRole('button', { name: 'Próximo depoimento' }).click()
  const second = page.getByRole('button', { name: 'View testimonial 2' })
  await expect(second).toHaveAttribute('aria-current', 'true')
  complaints.length = 0
})

test('Where scripts never come, presses are let through and nothing stays busy @whole', async ({
  page,
  complaints,
}) => {
  requireParts('classic')
  needsChatPage()
  await keepPauses(page)
  await page.route(islandScripts, (route) => route.abort())
  await page.goto(at('classic-home'))
  const next = page.getByRole('button', { name: 'Próximo depoimento' })
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await passPausesUntil(page, () => expect(next).not.toHaveAttribute('aria-busy', { timeout: 500 }))
  // The assistant's link leads to the page that has the conversation.
  await page
    .getByRole('navigation', { name: 'Atendimento' })
    .getByRole('link', { name: brand.assistant })
    .click()
  await passPausesUntil(page, () => expect(page).toHaveURL(chatPageOf('dia'), { timeout: 500 }))
  complaints.length = 0
})

test('Without the page’s own script the consent buttons are not swallowed for good @whole', async ({
  page,
  complaints,
}) => {
  await keepPauses(page)
  await page.route(/\/assets\/site-.*\.js/, (route) => route.abort())
  await page.goto('/')
  const accept = page.getByRole('button', { name: 'Aceitar' })
  await accept.click()
  await expect(accept).toHaveAttribute('aria-busy', 'true')
  await passPausesUntil(page, () =>
    expect(accept).not.toHaveAttribute('aria-busy', { timeout: 500 }),
  )
  complaints.length = 0
})

test('Typing at once while the conversation wakes loses nothing, not even the caret @whole', async ({
  page,
}) => {
  needsChatPage()
  test.setTimeout(90_000)
  await slowDown(page)
  await page.goto(chatPages[0], { waitUntil: 'commit' })
  const { niche } = chatOn(page)
  await niche.waitFor()
  await page.evaluate(() => {
    const lost: string[] = []
    Object.assign(window, { lost })
    addEventListener('focusout', ({ target }) => lost.push((target as Element).tagName), true)
  })
  await niche.focus()
  const text = 'Confeitaria de bairro com encomendas pelo telefone'
  await page.keyboard.type(text)
  // Back into the middle, as somebody who saw a mistake.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('X')
  await expect(page.locator('page-island', { has: niche })).toHaveAttribute('data-awake')
  await page.keyboard.type('Y')
  const at = text.length - 5
  await expect(niche).toHaveValue(`${text.slice(0, at)}XY${text.slice(at)}`)
  expect(await niche.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(at + 2)
  await expect(niche).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([])
})

test('A word that is being composed while an island wakes is written once @whole', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const session = await slowDown(page)
  const release = await holdRequests(page, /\/assets\/hydrate-/)
  for (const [path, name] of [
    ...chatPages.slice(0, 1).map((path) => [path, 'Seu nicho'] as const),
    ['/contato', 'Nome'] as const,
  ]) {
    await page.goto(path)
    const field = page.locator('main').getByLabel(name, { exact: false }).first()
    await field.focus()
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await compose('p')
    await compose('pã')
    release()
    await expect(page.locator('main page-island').first()).toHaveAttribute('data-awake')
    await compose('pão')
    await session.send('Input.insertText', { text: 'pão' })
    await expect(field).toHaveValue('pão')
  }
})

test('Text typed into the contact form before hydration stays as a draft', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/(hydrate|contact-form)-/)
  await page.goto('/contato')
  const phone = page.getByRole('textbox', { name: 'Telefone' })
  await phone.fill('85988887777')
  release()
  await wakeIsland(page, '.contact-form')
  await expect(phone).toHaveValue('(85) 98888-7777')
})

test.describe('in another browser', () => {
  skipWithout(timeForAll)

  test('Every kind of public page can be restored from the back-forward cache', async ({
    baseURL,
  }) => {
    test.setTimeout(90_000)
    // Playwright switches the back/forward cache off. A browser with a window uses it; one without
    // never does, but tells what of the page itself would be in the way.
    const browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM || undefined,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox'],
    })

    async function hindrances(path: string, script = ''): Promise<string[]> {
      // Playwright loses a page that comes back from the cache: each step back is a page's last.
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.enable')
      await page.goto(path)
      await waitForHydration(page)
      await page.evaluate(script)
      await page.goto(contentAt('legal/terms') as string)
      await waitForHydration(page)
      const restored = new Promise<string[]>((resolve) => {
        session.on('Page.frameNavigated', ({ type }) => {
          if (type === 'BackForwardCacheRestore') resolve([])
        })
        session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(
            notRestoredExplanations
              .filter(({ type }) => type !== 'Circumstantial')
              .map(({ reason }) => reason),
          ),
        )
      })
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
      const entryId = entries[currentIndex - 1]?.id as number
      await session.send('Page.navigateToHistoryEntry', { entryId })
      const reasons = await restored
      await page.context().close()
      return reasons
    }

    for (const path of new Set(['/', homeOf('dia'), at('portfolio'), at('plans'), aService()])) {
      expect(await hindrances(path), path).toEqual([])
    }
    // What is in the way is told.
    expect(await hindrances('/', "addEventListener('unload', () => {})")).not.toEqual([])
    await browser.close()
  })
})
