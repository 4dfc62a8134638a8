export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'um, dois e três'. */
export const listed = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} e ${items.at(-1)}` : (items[0] ?? '')

/** Words in the place of their names in braces. */
export const fillFrame = (frame: string, words: Record<string, string>): string =>
  frame.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
