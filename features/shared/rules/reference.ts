/** Where a browser leaves what was asked for on WhatsApp; the code stands in the message. */
export const REFERENCE_PATH = '/functions/v1/whatsapp-reference'

/** A code as somebody types it: letters that look like digits are taken for them. Null if it is none. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-Z]{6}$/.test(code) ? code : null
}
