import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { placeOf, readLines } from '#tests/support/pages/judge-page.ts'
import { pathsOf, skipWithout } from '#tests/support/pages/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('The booking is read as it is made: day, hour, who comes, the button', async ({ page }) => {
  skipWithout('an agenda of its own')
  await openHydrated(page, pathsOf('agenda')[0] ?? '')
  const lines = await readLines(page)
  const order = [
    /^- heading .* \[level=1\]/,
    /^- heading "Escolha o dia"/,
    /^- radio ".*horários? livres?"/,
    /^- radiogroup "Escolha a hora"/,
    /^- radio "\d+h/,
    /^- heading "Seus dados"/,
    /^- textbox "Nome/,
    /^- textbox "E-mail/,
    /^- textbox "WhatsApp/,
    /^- textbox "Assunto/,
    /^- status/,
    /^- button "Marcar conversa"/,
    /^- contentinfo/,
  ].map((pattern) => placeOf(lines, pattern))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const phone = page.getByRole('textbox', { name: 'WhatsApp' })
  await expect(phone).toHaveAccessibleDescription(/.{20,}/)
})
