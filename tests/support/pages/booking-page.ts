import { expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import type { Email } from 'postal-mime'

export const bookButton = (page: Page) => page.getByRole('button', { name: 'Marcar conversa' })
export const hours = (page: Page) => page.locator('input[name=start]')
const days = (page: Page) => page.locator('input[name=dia][type=radio]')

export function visitor() {
  const id = Math.random().toString(36).slice(2, 10)
  return {
    name: `Priscila ${id}`,
    email: `priscila-${id}@example.com`,
    phone: '85988887777',
    subject: `Terças vazias ${id}`,
  }
}

export async function fillIn(page: Page, person: Partial<ReturnType<typeof visitor>>) {
  for (const [name, value] of Object.entries(person)) {
    await page.locator(`main [name=${name}]`).fill(value)
  }
}

/** A real press: it fails where another element covers the target. */
export async function choose(radio: ReturnType<typeof hours>): Promise<string> {
  await radio.check()
  await expect(radio).toBeChecked()
  return radio.inputValue()
}

/**
 * All stories book on one calendar. Each worker keeps to days of its own, so that of those that run
 * at once no two ever want the same time.
 */
function ownDays(offered: string[]): string[] {
  const { config, parallelIndex } = test.info()
  return offered.filter((day) => (Date.parse(day) / 86_400_000) % config.workers === parallelIndex)
}

/** Chooses a day, by the page's script or by its button. */
export async function chooseDay(page: Page, place: number): Promise<void> {
  const before = await hours(page).first().inputValue()
  const offered = await days(page).evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  )
  const day = days(page).and(page.locator(`[value="${ownDays(offered)[place]}"]`))
  // The page may have chosen it already.
  if (await day.isChecked()) return
  await choose(day)
  const show = page.getByRole('button', { name: 'Ver horários do dia' })
  if (await show.isVisible()) await show.click()
  await expect(hours(page).first()).not.toHaveValue(before)
}

/** Chooses another day from the desk's list. */
export async function chooseDayAtDesk(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  const current = await field.inputValue()
  const offered = await field
    .locator('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))
  const day = ownDays(offered).find((one) => one !== current) as string
  await field.selectOption(day)
  await page.getByRole('button', { name: 'Ver horários' }).click()
  await expect(page).toHaveURL(new RegExp(`dia=${day}`))
}

export async function chooseHour(page: Page): Promise<number> {
  return Number(await choose(hours(page).first()))
}

/** Books some free time by the page's form, as a browser without scripts sends it. */
export async function bookByForm(
  { request }: Page,
  origin: string,
  person: ReturnType<typeof visitor>,
  tipo = '',
): Promise<number> {
  const first = await (await request.get(`/agenda?tipo=${tipo}`)).text()
  const offered = [...first.matchAll(/name="dia"[^>]* value="([\d-]+)"/g)].map(([, day]) => day)
  const day = ownDays(offered as string[]).at(-1)
  const html = await (await request.get(`/agenda?tipo=${tipo}&dia=${day}`)).text()
  const start = /name="start"[^>]* value="(\d+)"/.exec(html)?.[1] as string
  const answer = await request.post('/agenda', {
    form: { ...person, start, tipo },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return Number(start)
}

/** The invitation in a mail, read by a parser that did not write it. */
export function invitationIn(mail: Email) {
  const part = mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))
  const source = part?.content
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source as ArrayBuffer)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
  }
}
