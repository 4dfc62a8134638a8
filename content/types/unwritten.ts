/**
 * What a page made at the desk begins with says what to write in its place. Until somebody does, the
 * part it stands in is for the preview only: a visitor sees what was written.
 */

const mark = 'Troque este texto:'

/** A text to be replaced. */
export const askFor = (what: string): string => `${mark} ${what}`

/** The same where a time has to begin with a number. */
export const noTime = '0 meses'

/** What a text that is wholly the template's asks for; undefined once somebody wrote in it. */
export function promptIn(text: unknown): string | undefined {
  if (text === noTime) return 'quanto tempo levou, como 6 meses.'
  if (typeof text !== 'string' || !text.startsWith(`${mark} `)) return undefined
  const prompt = text.slice(mark.length + 1)
  return /^[^.\n]+\.$/.test(prompt) ? prompt : undefined
}

/** Whether a text is still the template's. */
export const isUnwritten = (text: string): boolean => text.includes(mark) || text === noTime

const levelOf = (block: string): number => /^#{1,6}(?= )/.exec(block)?.[0].length ?? 0

/** The paragraphs that somebody wrote, without the titles that nothing is left under. */
function writtenParagraphs(text: string): string {
  const blocks = text.split(/\n{2,}/).filter((block) => !isUnwritten(block) && block.trim() !== '')
  const kept: string[] = []
  for (const block of blocks.toReversed()) {
    const [level, below] = [levelOf(block), levelOf(kept[0] ?? '# ')]
    if (level === 0 || below === 0 || below > level) kept.unshift(block)
  }
  return kept.join('\n\n')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An item says something only as a whole: a figure needs its label. The words above a list may wait. */
function isWritten(item: unknown): boolean {
  if (typeof item === 'string') return !isUnwritten(item)
  if (!isObject(item)) return true
  return Object.entries(item).every(([key, part]) => {
    if (typeof part === 'string') return key === 'intro' || !isUnwritten(part)
    return !Array.isArray(part) || part.length === 0 || part.some(isWritten)
  })
}

/** A document as visitors see it: texts that nobody wrote are empty, and items with one are left out. */
export function omitUnwritten<Value>(value: Value): Value {
  return prune(value) as Value
}

function prune(value: unknown): unknown {
  if (typeof value === 'string') return isUnwritten(value) ? writtenParagraphs(value) : value
  if (Array.isArray(value)) return value.filter(isWritten).map(prune)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, prune(part)]))
}
