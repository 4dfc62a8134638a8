import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { assistantSchemas } from '#content/schemas/assistant.ts'
import { parseExamples } from '#features/assistant/server/chat/knowledge/examples.ts'

const folder = 'content/assistant'

/** Every data file of the assistant, as it is written. */
export function readAssistantFiles(root: string): Map<string, string> {
  const full = path.join(root, folder)
  if (!existsSync(full)) return new Map()
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => /\.(json|txt)$/.test(name))
      .sort()
      .map((name) => [`${folder}/${name}`, readFileSync(path.join(full, name), 'utf8')]),
  )
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length

/** The line number of a value in JSON text, by its path of keys. */
export function lineOf(text: string, keys: readonly PropertyKey[]): number {
  const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y
  let line = 1
  const next = () => token.exec(text)?.[1] ?? ''
  const walk = (first: string, rest: readonly PropertyKey[] | undefined): void => {
    if (rest) line = lineAt(text, token.lastIndex)
    if (first !== '{' && first !== '[') return
    for (let index = 0; ; index += 1) {
      let one = next()
      if (one === ',') one = next()
      if (one === '' || one === '}' || one === ']') return
      let key: PropertyKey = index
      if (first === '{') {
        key = JSON.parse(one) as string
        next()
        one = next()
      }
      walk(one, rest?.length && rest[0] === key ? rest.slice(1) : undefined)
    }
  }
  walk(next(), keys)
  return line
}

type Judge = (
  value: unknown,
  schema: (typeof assistantSchemas)[number][1],
) => { keys: readonly PropertyKey[]; remedy: string }[]

/** A line for each thing that is wrong: file, line, what to do. */
export function judgeAssistantFiles(root: string, judge: Judge): string[] {
  return [...readAssistantFiles(root)].flatMap(([file, text]) => {
    try {
      if (file.endsWith('.txt')) {
        parseExamples(file, text)
        return []
      }
      const value: unknown = JSON.parse(text)
      const name = file.slice(folder.length + 1)
      const [, schema] = assistantSchemas.find(([pattern]) => pattern.test(name)) ?? []
      if (!schema) return [`${file}: nothing reads it: rename it, or take it out`]
      return judge(value, schema).map(
        ({ keys, remedy }) =>
          `${file}:${lineOf(text, keys)}: ${String(keys.at(-1) ?? 'the file')} ${remedy}`,
      )
    } catch (error) {
      const { message } = error as Error
      if (file.endsWith('.txt')) return [message]
      const [, at] = /position (\d+)/.exec(message) ?? []
      return [`${file}:${lineAt(text, Number(at ?? text.length))}: is no JSON: ${message}`]
    }
  })
}
