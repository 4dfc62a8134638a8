import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { contactForm } from '#content/contact-form.ts'
import { homeOf } from '#content/derived/addresses.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import type { Part } from '#content/parts.ts'
import { chatOn } from '#tests/support/features/assistant/chat.ts'
import { sendButton } from '#tests/support/features/contact-form.ts'
import { aService, servicesWith } from '#tests/support/features/services.ts'
import { timeForAll } from '#tests/support/missing.ts'
import {
  expect,
  layOutWhole,
  openHydrated,
  test,
  wakeIsland,
} from '#tests/support/pages/browser.ts'
import { at, requireParts, requireSome, skipWithout } from '#tests/support/pages/site.ts'

// A page's first rules stand inline and all of them in the stylesheet below the first screen. In no
// later state may it show that some were there twice, or earlier than others.

type State = {
  name: string
  part?: Part
  /** Nothing where this agency has no such page. */
  path: string | undefined
  width: number
  reach: (page: Page) => Promise<unknown>
}

const [tabbed] = servicesWith(
  (block) => block.kind === 'offerings' && block.layout === 'tabs' && block.items.length > 1,
)

const states: State[] = [
  {
    name: 'the menu open',
    path: homeOf('dia'),
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'scrolled, with a solid header',
    path: aService(),
    width: 1440,
    reach: async (page) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await expect(page.getByRole('banner')).toHaveAttribute('data-solid')
    },
  },
  {
    name: 'the cookie banner opened again',
    path: '/privacy-policy',
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Rejeitar' }).click()
      await page.getByRole('button', { name: 'Preferências de cookies' }).click()
      await expect(page.getByText('Você recusou')).toBeVisible()
    },
  },
  {
    name: 'mistakes shown in the contact form',
    path: '/',
    width: 390,
    reach: async (page) => {
      await wakeIsland(page, '.contact-form')
      await sendButton(page).click()
      await expect(page.getByRole('textbox', { name: contactForm.labels.name })).toBeFocused()
    },
  },
  {
    name: 'another tab open',
    part: 'portfolio',
    path: at('portfolio'),
    width: 1440,
    reach: (page) => page.getByRole('tab').nth(2).click(),
  },
  {
    name: 'another offering open',
    path: tabbed,
    width: 390,
    reach: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'the assistant open beside the page',
    part: 'assistant',
    path: at('about'),
    width: 1440,
    reach: async (page) => {
      const place = page.getByRole('navigation', { name: 'Atendimento' })
      await place.getByRole('link', { name: brand.assistant }).click()
      await expect(chatOn(page).log).toBeVisible()
    },
  },
  {
    name: 'a package chosen',
    part: 'plans',
    path: at('plans'),
    width: 390,
    reach: async (page) => {
      await wakeIsland(page, '.plan-cards')
      await page.locator('.plan-toggle').first().click()
      await expect(page.locator('#resumo')).toBeVisible()
    },
  },
  {
    name: 'a story open',
    path: casesPage.cases.length > 0 ? at('cases') : undefined,
    width: 390,
    reach: (page) => page.locator('summary').first().click(),
  },
]

/** How every element is drawn, in a few words each. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      return [
        element.tagName,
        element.className,
        ...[x, y, width, height].map(Math.round),
        ...[style.display, style.visibility, style.color, style.backgroundColor, style.opacity],
        ...[
          style.fontSize,
          style.fontWeight,
          style.borderRadius,
          style.borderColor,
          style.boxShadow,
        ],
      ].join(' | ')
    }),
  )
}

for (const [nth, { name, part, path, width, reach }] of states.entries()) {
  test.describe(() => {
    if (nth % 5 > 0) skipWithout(timeForAll)
    test(`${path} with ${name} looks as by the whole stylesheet alone`, async ({ page }) => {
      if (part) requireParts(part)
      requireSome(path, 'such page')
      await page.setViewportSize({ width, height: 844 })
      await openHydrated(page, path as string)
      await layOutWhole(page)
      await reach(page)
      // Nothing is compared in the middle of a movement.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {}))),
      )
      const before = await drawn(page)
      await page.evaluate(() => {
        const { sheet } = document.querySelector('head style') as HTMLStyleElement
        const rules = [...(sheet?.cssRules ?? [])]
        for (const rule of rules.reverse()) {
          if (rule instanceof CSSFontFaceRule) continue
          sheet?.deleteRule([...sheet.cssRules].indexOf(rule))
        }
      })
      expect(await drawn(page)).toEqual(before)
    })
  })
}
