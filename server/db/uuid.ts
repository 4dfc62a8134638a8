import { createHash } from 'node:crypto'

/** Ids from addresses and forms may be any text, which the database refuses with an error. */
export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A UUID (version 8, RFC 9562) derived from texts. */
export function uuidOf(texts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, a, b, c, d, e) => `${a}-${b}-8${c}-8${d}-${e}`,
  )
}
