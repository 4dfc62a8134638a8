import { rememberVisit } from '#features/shared/ui/tracking/visit.ts'
import type { ContactAnswer } from '../rules/contact.ts'
import { readDraft } from './draft.ts'

/** As long as a patient person waits. */
const PATIENCE_MS = 30_000

let lastSent: { text: string; key: string } | undefined

/** The same text sent again, after an error say, is the same message; a changed one is not. */
function keyFor(text: string): string {
  if (lastSent?.text !== text) lastSent = { text, key: randomKey() }
  return lastSent.key
}

/** `crypto.randomUUID` is missing where a page came without TLS. */
function randomKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Sends the message and settles on an answer, whatever happens. */
export async function sendContact(
  values: Record<string, string>,
  trap: string,
): Promise<ContactAnswer> {
  try {
    const response = await fetch('/functions/v1/send-form-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: JSON.stringify({
        ...values,
        key: keyFor(JSON.stringify(values)),
        page: location.href,
        visit: rememberVisit(),
        elapsed: Math.round(Date.now() - readDraft().since),
        assunto: trap,
      }),
    })
    const answer: Partial<ContactAnswer> | null = await response.json()
    if (answer?.success === true) return { success: true }
    const error = typeof answer?.error === 'string' ? answer.error : 'Erro ao enviar formulário'
    return { success: false, error, fields: answer?.fields }
  } catch {
    return { success: false, error: 'Ocorreu um erro. Tente novamente.' }
  }
}
