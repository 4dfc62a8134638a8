import { addressNow } from '#content/site-map.ts'
import type { Faq } from '#content/types/common.ts'

/** A piece of a text; with an address it is a link. */
export type TextPart = { text: string; to?: string }

/** The schemas refuse every other one; here it stays plain text. */
const isSafe = (to: string) => /^(\/(?!\/)|#|https?:|mailto:|tel:)/i.test(to)

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text of the content whose [words](/address) lead to where that page stands on this site, if it does. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: whole, 1: label = '', 2: to = '', index } of text.matchAll(link)) {
    parts.push(
      { text: text.slice(end, index) },
      {
        text: label,
        to: isSafe(to) ? addressNow(to) : undefined,
      },
    )
    end = index + whole.length
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '')
}

/** The same without its links, for search engines. */
export const plainText = (text: string): string => text.replace(link, '$1')

/** Questions whose answers may lead on. */
export const linkedQuestions = ({ title, items }: { title: string; items: Faq[] }) => ({
  title,
  items: items.map(({ question, answer }) => ({ question, answer: linkedText(answer) })),
})
