import { REFERENCE_PATH } from '#features/shared/rules/reference.ts'

/**
 * On a tap on a WhatsApp link: adds a code to the text and stores the subject under it with a
 * beacon. Without beacons there is no code.
 */
export function leaveReference(
  { currentTarget: link }: { currentTarget: HTMLAnchorElement },
  about: object,
) {
  if (link.href.includes('Refer')) return
  const code = Math.random().toString(36).slice(-6).replace(/[oil]/g, '8').toUpperCase()
  try {
    const visit = sessionStorage.getItem('visit')
    if (!navigator.sendBeacon(REFERENCE_PATH, JSON.stringify({ code, visit, ...about }))) return
    link.href += encodeURIComponent(`\n\nReferência: ${code}`)
  } catch {
    // The message is sent without a code.
  }
}
