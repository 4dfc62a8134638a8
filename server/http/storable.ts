/**
 * Text without what no column of PostgreSQL can hold: NUL, and half of a surrogate pair, which JSON
 * lets through. Nobody types either, so whatever comes in from outside is cleaned where it is read.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A query string likewise. The sign for the unreadable, as without one the rest might make a new %00. */
export const storableQuery = (query: string): string =>
  query.includes('%00') ? query.replaceAll('%00', '%EF%BF%BD') : query

/** Parsed JSON with storable texts throughout; throws what JSON.parse throws. */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? storable(value) : value))
}
