/** A placeholder for the agency's text. */
class Neutral {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export const neutral = (text: string) => new Neutral(text)

/** A piece of source: a name that the file imports. */
class Code {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

export const code = (source: string) => new Code(source)

/** A placeholder inside answers, counted as such. */
const later = 'todo: '
export const laterText = (text: string) => later + text

const isName = /^[a-zA-Z_$][\w$]*$/

/** A value as TypeScript source; biome formats it. */
export function print(value: unknown): string {
  if (value instanceof Neutral) return `todo(${print(value.text)})`
  if (value instanceof Code) return value.source
  if (typeof value === 'string' && value.startsWith(later))
    return `todo(${print(value.slice(later.length))})`
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (value && typeof value === 'object') {
    const fields = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(
        ([key, inner]) =>
          `${isName.test(key) || /^\d+$/.test(key) ? key : `'${key}'`}: ${print(inner)}`,
      )
    return `{ ${fields.join(', ')} }`
  }
  return String(value)
}

type File = {
  imports?: string[]
  note?: string
  exports: Record<string, [type: string, value: unknown]>
}

/** A content file; `todo` is imported where something in it is neutral. */
export function printFile({ imports = [], note, exports }: File, depth: string): string {
  const body = Object.entries(exports)
    .map(
      ([name, [type, value]]) => `export const ${name}${type ? `: ${type}` : ''} = ${print(value)}`,
    )
    .join('\n\n')
  const lines = body.includes('todo(')
    ? [...imports, `import { todo } from '${depth}todo.ts'`]
    : imports
  return `${lines.join('\n')}\n\n${note ? `/** ${note} */\n` : ''}${body}\n`
}

const constant = /^(?:\/\*\*[^\n]*\*\/\n)?const (\w+)[^\n]*\n(?:[ \t)\]}][^\n]*\n)*/gm

/** A source without the constants that only texts used which are no longer there. */
export function withoutUnused(file: string, source: string): string {
  if (!file.endsWith('.ts')) return source
  const left = source.replace(constant, (statement, name: string) => {
    // A field of the same name is no use of it.
    const use = new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b(?!:)`)
    return use.test(source.replace(statement, '')) ? statement : ''
  })
  return left === source ? source : withoutUnused(file, left)
}

/** Maps every text of a value; placeholders and source code stay. */
export function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => eachText(inner, change))
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, eachText(inner, change)]),
  )
}
