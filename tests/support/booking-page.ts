import { expect, type Page } from '@playwright/test'
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

/** Pressed as by a finger: it fails where something else lies on top. */
export async function choose(radio: ReturnType<typeof hours>): Promise<string> {
  await radio.check()
  await expect(radio).toBeChecked()
  return radio.inputValue()
}

/** Another day than the one that is shown, by the page's script or by its button. */
export async function chooseDay(page: Page, place: number): Promise<void> {
  const before = await hours(page).first().inputValue()
  await choose(days(page).nth(place))
  const show = page.getByRole('button', { name: 'Ver horários do dia' })
  if (await show.isVisible()) await show.click()
  await expect(hours(page).first()).not.toHaveValue(before)
}

/** An hour by chance, so that stories that run at once do not ask for the same one. */
export async function chooseHour(page: Page): Promise<number> {
  const count = await hours(page).count()
  return Number(await choose(hours(page).nth(Math.floor(Math.random() * count))))
}

/** Books some free time by the page's form, as a browser without scripts sends it. */
export async function bookByForm(
  { request }: Page,
  origin: string,
  person: ReturnType<typeof visitor>,
): Promise<number> {
  for (;;) {
    const first = await (await request.get('/agenda')).text()
    const days = [...first.matchAll(/name="dia"[^>]* value="([\d-]+)"/g)]
    // The last ones: stories that look at what is free keep to the first.
    const late = days.slice(-8)
    const day = late[Math.floor(Math.random() * late.length)]?.[1]
    const html = await (await request.get(`/agenda?dia=${day}`)).text()
    const starts = [...html.matchAll(/name="start"[^>]* value="(\d+)"/g)]
    const start = starts[Math.floor(Math.random() * starts.length)]?.[1] as string
    const answer = await request.post('/agenda', {
      form: { ...person, start },
      headers: { Origin: origin },
      maxRedirects: 0,
    })
    if (answer.status() === 303) return Number(start)
    expect(answer.status()).toBe(409)
  }
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
