import type { ArchivedContent, Redirect } from '../types/page-changes.ts'

/** Legal texts that the desk added and took off again. */
export const archivedTexts: ArchivedContent[] = []

/** Legal texts whose addresses changed. */
export const movedTexts: Redirect[] = []
