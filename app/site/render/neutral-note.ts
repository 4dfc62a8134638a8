import { hasNeutral, isNeutral } from '#content/todo.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one)

const showsNeutral = (html: string): boolean =>
  [...html.matchAll(/>([^<]+)</g)].some(([, text = '']) => isNeutral(decode(text).trim()))

/** Says to visitors that some texts of a page are nobody's words yet; most sites have none. */
export function noteNeutral(html: string): string {
  if (!hasNeutral() || !showsNeutral(html)) return html
  return html.replace(
    /<main[^>]*>/,
    (main) =>
      `${main}<p class="neutral-note">Página em montagem: parte dos textos ainda é um modelo.</p>`,
  )
}
