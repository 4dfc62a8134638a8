/** A Markdown file as other site makers write it: fields between two lines of dashes, then the text. */
type MarkdownFile = { fields: Record<string, string | string[]>; body: string }

const unquote = (text: string) => text.trim().replace(/^(["'])([\s\S]*)\1$/, '$2')

function readValue(text: string): string | string[] {
  const list = /^\[([\s\S]*)\]$/.exec(text.trim())
  if (!list) return unquote(text)
  return (list[1] ?? '').split(',').map(unquote).filter(Boolean)
}

export function readMarkdownFile(source: string): MarkdownFile {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [whole, head = ''] = /^---\n([\s\S]*?)\n---\s*(?:\n|$)/.exec(text) ?? ['']
  const fields: Record<string, string | string[]> = {}
  let last = ''
  for (const line of head.split('\n')) {
    const [, item] = /^\s+-\s+(.*)$|^-\s+(.*)$/.exec(line) ?? []
    if (item !== undefined && last) {
      const before = fields[last]
      fields[last] = [...(Array.isArray(before) ? before : []), unquote(item)]
      continue
    }
    const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (!name) continue
    last = name.toLowerCase()
    fields[last] = readValue(value)
  }
  return { fields, body: text.slice(whole.length) }
}

const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value) || undefined

/** The first of some fields that is there. */
export const fieldOf = ({ fields }: MarkdownFile, ...names: string[]): string | undefined =>
  names.map((name) => first(fields[name])).find(Boolean)

const quote = (text: string) => JSON.stringify(text)

/** The same again, for taking texts elsewhere. */
export function writeMarkdownFile(
  fields: readonly (readonly [string, string | readonly string[] | undefined])[],
  body: string,
): string {
  const lines = fields.flatMap(([name, value]) => {
    if (value === undefined || value === '') return []
    if (typeof value === 'string') return [`${name}: ${quote(value)}`]
    return [`${name}: [${value.map(quote).join(', ')}]`]
  })
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`
}
