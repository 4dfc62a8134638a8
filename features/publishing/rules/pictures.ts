const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pictureId = /^[0-9a-f]{20}-\d+x\d+$/

/** A value that a picture field holds: an upload, a file of the code or a drawn screen. */
export const isPicture = (value: unknown): value is Record<string, unknown> & { alt: string } =>
  isObject(value) &&
  typeof value.alt === 'string' &&
  [value.id, value.file, value.screen].some((name) => typeof name === 'string')

/** The ids of all pictures of the library in a value or a patch. */
export function picturesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, part] of Object.entries(value)) {
    if (key === 'id' && typeof part === 'string' && pictureId.test(part)) found.add(part)
    else picturesIn(part, found)
  }
  return found
}

export function withOtherPicture(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withOtherPicture(item, from, to))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'id' && part === from ? to : withOtherPicture(part, from, to),
    ]),
  )
}

/** A picture in words: which one, what it shows and what of it stays in sight. */
export function describePicture({ alt, id, file, screen, focus }: Record<string, unknown>): string {
  const name = screen ? `desenho ${screen}` : `imagem ${String(file ?? id).slice(0, 6)}`
  const point = isObject(focus) ? ` (foco ${focus.x} ${focus.y})` : ''
  return `${name}${point}: ${alt || 'decorativa'}`
}
