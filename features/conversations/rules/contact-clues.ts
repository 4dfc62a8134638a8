import { readCode } from '#features/shared/rules/reference.ts'

const mailbox = /[\w'+.-]+@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}/gi
/** A Brazilian number with its area code, however it is written, or one of abroad. */
const telephone = /\+?\(?\d[\d\s().-]{8,18}\d/g
/** The reference that the site puts into a message for WhatsApp. */
const reference = /\bref[\p{L}]*\.?:?\s+([0-9a-z]{6})\b/giu
const MOST = 10

type Clues = { emails: string[]; phones: string[]; codes: string[] }

/** Addresses, telephones and references that somebody wrote, each once. */
export function findClues(texts: readonly string[]): Clues {
  const emails = new Set<string>()
  const phones = new Set<string>()
  const codes = new Set<string>()
  for (const text of texts) {
    for (const [email] of text.matchAll(mailbox)) emails.add(email.toLowerCase())
    for (const [phone] of text.matchAll(telephone)) {
      const digits = phone.replace(/\D/g, '')
      if (digits.length >= 10 && digits.length <= 15) phones.add(digits)
    }
    for (const [, word = ''] of text.matchAll(reference)) {
      const code = readCode(word)
      if (code && /\d/.test(word)) codes.add(code)
    }
  }
  const first = (values: Set<string>) => [...values].slice(0, MOST)
  return { emails: first(emails), phones: first(phones), codes: first(codes) }
}
