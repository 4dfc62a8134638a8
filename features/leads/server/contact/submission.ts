import { createHash } from 'node:crypto'
import { contactFieldNames } from '#features/leads/rules/contact.ts'
import { type ContactExtras, contactExtras } from '#features/leads/rules/contact-extras.ts'

/** A form as it arrived: what was typed, not checked yet, and what came along. */
export type Submission = { input: unknown; extras: ContactExtras; clientAddress: string }

/** From the JSON of a page with JavaScript, or of a program. */
export function jsonSubmission(body: unknown, clientAddress: string): Submission {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
  const input = isForm ? body : {}
  return { input, extras: contactExtras.parse(input), clientAddress }
}

/**
 * From a form sent by the browser itself, which has no key: it is made from the text and the hour, so
 * that a second press of the button is no second message. A form that does not say what brought the
 * visit came from the page that did.
 */
export function formSubmission(
  form: URLSearchParams,
  referrer: string,
  clientAddress: string,
): Submission & { input: Record<string, string> } {
  const input = Object.fromEntries(contactFieldNames.map((name) => [name, form.get(name) ?? '']))
  const hour = Math.floor(Date.now() / 3_600_000)
  const extras = contactExtras.parse({
    key: keyOf([...contactFieldNames.map((name) => input[name] as string), String(hour)]),
    page: referrer,
    visit: {
      landing: form.get('landing') || referrer,
      referrer: form.get('referrer') ?? '',
    },
    assunto: form.get('assunto') ?? '',
  })
  return { input, extras, clientAddress }
}

/** A UUID (version 8, RFC 9562) of these texts. */
function keyOf(texts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, a, b, c, d, e) => `${a}-${b}-8${c}-8${d}-${e}`,
  )
}
