import { brand } from '#content/brand.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactPages } from '#content/derived/addresses.ts'
import { addressLines, hoursLines, mapUrl } from '#content/derived/place.ts'
import {
  createVisitor,
  field,
  fill,
  labels,
  openForm,
  sendButton,
  toastWith,
} from '#tests/support/features/contact-form.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expectNoViolations } from '#tests/support/pages/axe.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { pathsOf, skipWithout } from '#tests/support/pages/site.ts'
import { takeShare } from '#tests/support/runs.ts'
import { mailsTo, waitForMail } from '#tests/support/smtp.ts'

// Many fields in one story: room for slow machines.
test.describe.configure({ timeout: 90_000 })

const [other = '/contato', classic = other] = pathsOf('portfolio').map(
  (path) => `${path}?aba=contato`,
)
const places = ['/', classic]
const wrong = [
  {
    values: { name: 'A', email: 'rita', phone: '123', message: 'oi' },
    messages: {
      name: 'Nome deve ter no mínimo 2 caracteres',
      email: 'Email inválido',
      phone: 'Telefone inválido',
      message: 'Mensagem deve ter no mínimo 10 caracteres',
    },
  },
  {
    values: {
      name: 'a'.repeat(101),
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
      phone: '+351 123 456 789 012 345',
      company: 'a'.repeat(101),
      message: 'a'.repeat(1001),
    },
    messages: {
      name: 'Nome muito longo',
      email: 'Email muito longo',
      phone: 'Telefone muito longo',
      company: 'Nome da empresa muito longo',
      message: 'Mensagem muito longa',
    },
  },
] as const

for (const [nth, path] of places.entries()) {
  test.describe(() => {
    if (nth > 0) skipWithout(timeForAll)
    test(`${path}: every error appears below its field, and typing clears it`, async ({ page }) => {
      await openForm(page, path)
      for (const { values, messages } of wrong) {
        await fill(page, values)
        await sendButton(page).click()
        await expect(
          toastWith(page, 'Erro de validação', 'Por favor, corrija os erros no formulário.'),
        ).toBeVisible()
        for (const [name, message] of Object.entries(messages)) {
          const control = field(page, name as keyof typeof labels)
          await expect(control).toHaveAttribute('aria-invalid', 'true')
          await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`))
          await expect(page.getByText(message, { exact: true })).toBeVisible()
        }
        await expect(field(page, 'name')).toBeFocused()
        for (const [name, message] of Object.entries(messages)) {
          await field(page, name as keyof typeof labels).press('End')
          await page.keyboard.type('x')
          await expect(page.getByText(message, { exact: true })).toBeHidden()
        }
      }
    })
  })
}

test('A message is confirmed, the form is empty again, and both mails arrive', async ({ page }) => {
  const person = createVisitor()
  await openForm(page, '/?utm_source=google&utm_campaign=sites')
  await fill(page, person)
  let letGo = () => {}
  const release = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/send-form-email', async (route) => {
    await release
    await route.continue()
  })
  await sendButton(page).click()
  const busy = page.getByRole('button', { name: 'Enviando...' })
  await expect(busy).toBeDisabled()
  for (const name of Object.keys(labels)) {
    await expect(field(page, name as keyof typeof labels)).toBeDisabled()
  }
  letGo()
  await expect(
    toastWith(
      page,
      'Mensagem enviada!',
      'Obrigado pelo contato! Retornaremos em breve. Você receberá um email de confirmação.',
    ),
  ).toBeVisible()
  for (const name of Object.keys(labels)) {
    await expect(field(page, name as keyof typeof labels)).toHaveValue('')
  }
  await expect(sendButton(page)).toBeFocused()

  const toAgency = await waitForMail({ to: brand.email, subject: person.name })
  expect(toAgency.replyTo).toEqual([{ name: '', address: person.email }])
  expect(toAgency.from?.address).toBe(brand.email)
  for (const part of [toAgency.text, toAgency.html]) {
    for (const value of [person.name, person.email, '(85) 98888-7777', person.company]) {
      expect(part).toContain(value)
    }
    for (const line of person.message.split('\n')) expect(part).toContain(line)
    expect(part).toContain('google / sites')
  }

  const toVisitor = await waitForMail({ to: person.email })
  expect(toVisitor.subject).toBe(`Recebemos a sua mensagem | ${brand.name}`)
  expect(toVisitor.from?.address).toBe(brand.email)
  const everything = `${toVisitor.subject}${toVisitor.text}${toVisitor.html}`
  for (const value of [person.name, person.company, '98888-7777', person.phone, 'site novo']) {
    expect(everything).not.toContain(value)
  }
  const links = [...everything.matchAll(/https?:\/\/[^\s"<)]+/g)].map(
    ([link]) => new URL(link).origin,
  )
  expect(new Set(links)).toEqual(new Set([brand.url]))
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('A failure shows a toast, keeps what was typed, and can be retried safely', async ({
  page,
}) => {
  const person = createVisitor()
  const keys: string[] = []
  const failures = [
    { status: 503, body: JSON.stringify({ success: false, error: 'Estamos em manutenção.' }) },
    { status: 200, body: JSON.stringify({ success: false }) },
    { status: 200, body: 'not json' },
  ]
  await openForm(page, other)
  await fill(page, person)
  await page.route('**/send-form-email', (route) => {
    keys.push(route.request().postDataJSON().key)
    const failure = failures[keys.length - 1]
    return failure ? route.fulfill({ ...failure, status: 200 }) : route.continue()
  })
  for (const text of [
    'Estamos em manutenção.',
    'Erro ao enviar formulário',
    'Ocorreu um erro. Tente novamente.',
  ]) {
    await sendButton(page).click()
    await expect(toastWith(page, 'Erro ao enviar', text)).toBeVisible()
    await expect(field(page, 'message')).toHaveValue(person.message)
    await expect(field(page, 'message')).toBeEnabled()
  }
  await sendButton(page).click()
  await expect(toastWith(page, 'Mensagem enviada!', '')).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  await waitForMail({ to: person.email })
})

test('A draft survives a reload and appears on the other page too @whole', async ({ page }) => {
  const person = createVisitor()
  await openForm(page, '/')
  await field(page, 'name').focus()
  await fill(page, person)
  const draft = () => page.evaluate(() => sessionStorage.getItem('contact-draft') ?? '')
  await expect.poll(draft).toContain(person.name)
  await page.reload()
  await field(page, 'message').focus()
  await expect(field(page, 'message')).toHaveValue(person.message)
  await expect(field(page, 'phone')).toHaveValue('(85) 98888-7777')
  await openForm(page, other)
  await field(page, 'name').focus()
  await expect(field(page, 'name')).toHaveValue(person.name)
  await sendButton(page).click()
  await expect(toastWith(page, 'Mensagem enviada!', '')).toBeVisible()
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
})

test('The phone is formatted while typing, without moving the cursor @whole', async ({ page }) => {
  await openForm(page, '/')
  const phone = field(page, 'phone')
  await phone.focus()
  // The rules come when the form is near; the first key may be faster.
  await expect(async () => {
    await phone.fill('')
    await phone.pressSequentially('859')
    await expect(phone).toHaveValue('(85) 9', { timeout: 200 })
  }).toPass()
  await phone.pressSequentially('00000000')
  await expect(phone).toHaveValue('(85) 90000-0000')
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6))
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('(85) 0000-0000')
  await page.keyboard.type('9')
  await expect(phone).toHaveValue('(85) 90000-0000')
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6)
  await phone.fill('')
  await phone.pressSequentially('+351 912 345 678')
  await expect(phone).toHaveValue('+351 912 345 678')
})

test('The hidden field is out of reach of people @whole', async ({ page }) => {
  await openForm(page, '/contato')
  await expect(page.getByRole('textbox')).toHaveCount(5)
  await field(page, 'message').focus()
  await page.keyboard.press('Tab')
  const policy = page.locator('main').getByRole('link', { name: contactForm.privacy.link })
  await expect(policy).toBeFocused()
})

test('The form with its mistakes is accessible', async ({ page }) => {
  test.setTimeout(90_000)
  for (const path of takeShare(['/contato', classic], 0, 2)) {
    await openForm(page, path)
    await sendButton(page).click()
    await expect(toastWith(page, 'Erro de validação', '')).toBeVisible()
    await expectNoViolations(page, path, ['.contact-form', '[role=alert]'])
  }
})

test('A form of another site is refused, and the thanks for a message are not indexed', async ({
  request,
}) => {
  const form = createVisitor()
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    for (const answer of [
      await request.post('/contato', { form, headers }),
      await request.post('/functions/v1/send-form-email', { data: form, headers }),
    ]) {
      expect(answer.status()).toBe(403)
    }
  }
  const thanks = await (await request.get('/contato/obrigado')).text()
  expect(thanks).toContain('name="robots" content="noindex"')
})

test('The contact page is one for search engines, and says where and when somebody is there @whole', async ({
  page,
}) => {
  for (const path of contactPages) {
    await openForm(page, path)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(contactPages[0] as string, brand.url).href,
    )
    const main = page.locator('main')
    for (const line of [...hoursLines, ...addressLines]) await expect(main).toContainText(line)
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(1)
    if (mapUrl)
      await expect(main.locator(`a[href="${mapUrl}"]`)).toHaveAttribute('target', '_blank')
  }
})
