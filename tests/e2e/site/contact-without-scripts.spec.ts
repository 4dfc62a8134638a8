import { brand } from '#content/brand.ts'
import { homeOf, setOf } from '#content/derived/addresses.ts'
import { look } from '#content/look.ts'
import { createVisitor, field, fill, sendButton } from '#tests/support/features/contact-form.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { pathsOf } from '#tests/support/pages/site.ts'
import { variant } from '#tests/support/runs.ts'
import { waitForMail } from '#tests/support/smtp.ts'

// Many fields in one story: room for slow machines.
test.describe.configure({ timeout: 90_000 })

test('A form sent before React wakes up is not lost @whole', async ({ page }) => {
  const person = createVisitor()
  await page.route('**/assets/hydrate-*.js', () => {})
  await page.goto('/')
  await fill(page, person)
  await sendButton(page).click()
  await expect(page).toHaveURL('/contato/obrigado')
  await waitForMail({ to: person.email })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, base] of [
    ['/', ''],
    ...pathsOf('portfolio')
      .filter((path) => setOf(path) === 'dia')
      .map((path) => [path, homeOf('dia')]),
  ] as [string, string][]) {
    test(`${path}: mistakes come back with what was typed, then both mails arrive${variant(path !== '/')}`, async ({
      page,
      complaints,
    }) => {
      const person = createVisitor()
      await page.goto(`${path}?utm_source=jornal`)
      await fill(page, { ...person, name: 'A', email: 'rita' })
      await sendButton(page).click()
      await expect(page).toHaveURL(`${base}/contato`)
      await expect(page.getByRole('alert')).toHaveText('Por favor, corrija os erros no formulário.')
      await expect(field(page, 'name')).toHaveAccessibleDescription(
        'Nome deve ter no mínimo 2 caracteres',
      )
      await expect(field(page, 'email')).toHaveAccessibleDescription('Email inválido')
      await expect(field(page, 'message')).toHaveValue(person.message)
      // Chromium remarks on the status of the answer.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('400')])
      await fill(page, { name: person.name, email: person.email })
      await sendButton(page).click()
      await expect(page).toHaveURL(`${base}/contato/obrigado`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada!')
      await expect(page.locator('html')).toHaveAttribute('data-theme', base ? 'dia' : look.pages)
      const toAgency = await waitForMail({ to: brand.email, subject: person.name })
      expect(toAgency.text).toContain(person.message.split('\n')[1])
      await waitForMail({ to: person.email })
    })
  }
})
