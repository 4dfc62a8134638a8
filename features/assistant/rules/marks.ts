/**
 * All the markup a bot may use: **bold**, *bold*, [text](/path) and line breaks. Every part of the
 * pattern stops at its own delimiter, so that a line of a megabyte takes one pass.
 */
export const marks = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]{1,200})\]\((\/[^\s()]{0,300})\)/g

/** The same words without their marks, to be read aloud or copied. */
export function plainText(text: string): string {
  return text.replace(marks, (_, double?: string, single?: string, label?: string) =>
    plainText(double ?? single ?? label ?? ''),
  )
}
