import { archivedTexts, movedTexts } from './legal/page-changes.ts'
import type { ArchivedContent, Redirect } from './types/page-changes.ts'

/** What the desk took off the site. Here a file that goes is enough. @public the desk edits it. */
export const archived: ArchivedContent[] = []

/** Addresses that changed; legal texts are the owners’, with lists of their own. @public the desk edits it. */
export const redirects: Redirect[] = []

const isLegal = ({ content }: ArchivedContent) => content.startsWith('legal/')

/** Its entry among what was taken off, in whichever list. */
export function findArchived(content: string): ArchivedContent | undefined {
  const list = isLegal({ content }) ? archivedTexts : archived
  return list.find((one) => one.content === content)
}

/** Every change of an address, with the list it stands in. */
export function allRedirects(): (Redirect & { legal: boolean })[] {
  return [
    ...movedTexts.map((one) => ({ ...one, legal: true })),
    ...redirects.map((one) => ({ ...one, legal: false })),
  ]
}
