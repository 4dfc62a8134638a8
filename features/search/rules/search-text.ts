import { foldText, stripControls } from '#features/shared/rules/text.ts'

export type SearchResult = { title: string; detail: string; href: string }
export type SearchGroup = {
  name: string
  results: SearchResult[]
  /** The list with all matches, where more matched than are here. */
  more: string | null
}

export const SEARCH_LENGTH = 100
/** Shorter texts would match almost everything. */
export const LEAST_LENGTH = 2

/** The text as it is searched; what is too long is cut, as the field does. */
export const searchText = (typed: string | null): string =>
  stripControls(typed ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_LENGTH)

/** Whether every word of the search stands in the text, whatever its accents and capitals. */
export function matchesText(text: string, search: string): boolean {
  const plain = foldText(text)
  return foldText(search)
    .split(' ')
    .every((word) => plain.includes(word))
}
