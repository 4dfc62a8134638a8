import { brand } from '#content/brand.ts'
import { contactPages, homeOf } from '#content/derived/addresses.ts'
import { createVisitor, fill, sendButton, toastWith } from '#tests/support/features/contact-form.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { variant } from '#tests/support/runs.ts'
import { waitForMail } from '#tests/support/smtp.ts'

test.describe.configure({ timeout: 90_000 })

const campaign = 'utm_source=jornal&utm_medium=anuncio'
const reference = 'jornal / anuncio'

for (const [nth, path] of contactPages.entries()) {
  test.describe(() => {
    if (nth > 0) skipWithout(timeForAll)
    test(`A message from a visit that landed on ${path} has the origin of the visit`, async ({
      page,
    }) => {
      const person = createVisitor()
      await openHydrated(page, `${path}?${campaign}`)
      await fill(page, person)
      await sendButton(page).click()
      await expect(toastWith(page, 'Mensagem enviada!', '')).toBeVisible()
      const mail = await waitForMail({ to: brand.email, subject: person.name })
      expect(mail.text).toContain(reference)
    })
  })
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('A mistake that is corrected on /contato costs the message neither campaign nor site @whole', async ({
    page,
    complaints,
  }) => {
    for (const [query, from, expected] of [
      [`?${campaign}`, undefined, reference],
      ['', 'https://www.guia.example/agencias', 'guia.example'],
    ] as const) {
      const person = createVisitor()
      await page.goto(`/contato${query}`, { referer: from })
      await fill(page, { ...person, name: 'A' })
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await fill(page, { name: person.name })
      await sendButton(page).click()
      await expect(page).toHaveURL('/contato/obrigado')
      const mail = await waitForMail({ to: brand.email, subject: person.name })
      expect(mail.text).toContain(expected)
    }
    // Chromium remarks on the status of a form that comes back.
    complaints.length = 0
  })
})

for (const [name, path] of [
  ['the door of the client area', '/auth?mode=signup'],
  ['a page that does not exist', '/nao-existe?x=1'],
] as const) {
  test(`A visit that landed on ${name} keeps what brought it${variant(path.startsWith('/auth'))}`, async ({
    page,
    context,
    complaints,
  }) => {
    await context.route(/wa\.me/, (route) => route.fulfill({ body: 'ok' }))
    await openHydrated(page, `${path}&${campaign}`)
    await page.goto(homeOf('dia'))
    const opened = context.waitForEvent('page')
    await page.locator('a[href^="https://wa.me/"]:visible').last().click()
    expect(new URL((await opened).url()).searchParams.get('text')).toContain(`Origem: ${reference}`)
    complaints.length = 0
  })
}

test('The chat on a missing page shows the origin of the visit @whole', async ({
  page,
  context,
  complaints,
}) => {
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'ok' }))
  await openHydrated(page, `/nao-existe?${campaign}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Perguntar no WhatsApp' }).click()
  expect(new URL((await opened).url()).searchParams.get('text')).toContain(`Origem: ${reference}`)
  complaints.length = 0
})
