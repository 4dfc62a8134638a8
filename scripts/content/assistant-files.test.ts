import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { judgeAssistantFiles, lineOf } from './assistant-files.ts'

/** Problems of the assistant's files after one change. */
function judged(file: string, change: (source: string) => string): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'assistant-'))
  try {
    cpSync('content/assistant', path.join(root, 'content/assistant'), { recursive: true })
    const full = path.join(root, file)
    writeFileSync(full, change(readFileSync(full, 'utf8')))
    return judgeAssistantFiles(root, (value, schema) =>
      (schema.safeParse(value).error?.issues ?? []).map(({ path: keys, message }) => ({
        keys,
        remedy: message,
      })),
    )
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

test('the line of a value is found by the keys that lead to it', () => {
  const text = '[\n  { "a": "x{" },\n  {\n    "b": [1,\n 2]\n  }\n]\n'
  expect(lineOf(text, [1, 'b', 1])).toBe(5)
  expect(lineOf(text, [0, 'a'])).toBe(2)
})

test('an error in a data file is reported with file and line', () => {
  const goals = 'content/assistant/goals.json'
  const [wrong] = judged(goals, (source) => source.replace('"steps"', '"step"'))
  expect(wrong).toMatch(/^content\/assistant\/goals\.json:\d+: /)
  const [broken] = judged(goals, (source) => source.replace('"terms": [', '"terms": '))
  expect(broken).toMatch(/^content\/assistant\/goals\.json:\d+: is no JSON/)
})

test('a question without a name or with an unknown slot is reported with its line', () => {
  const off = 'content/assistant/examples/off.txt'
  expect(judged(off, (source) => `sem nome\n${source}`)).toEqual([
    'content/assistant/examples/off.txt:1: stands under no [name]: write one above it',
  ])
  expect(judged(off, (source) => source.replace('\n', '\nquanto custa {x}\n'))[0]).toMatch(
    /off\.txt:2: may hold/,
  )
})
