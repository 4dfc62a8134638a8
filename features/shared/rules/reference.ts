/** Receives what a visitor asked for on WhatsApp; the message carries the code. */
export const REFERENCE_PATH = '/functions/v1/whatsapp-reference'

/** A typed code, with letters that look like digits replaced; null if it is none. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-Z]{6}$/.test(code) ? code : null
}
