import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unbuiltModules } from './modules.ts'

test('a clone that was never built can have every module that the code imports', () => {
  const imported = new Set<string>()
  for (const file of readdirSync('app', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.startsWith('generated')) continue
    const source = readFileSync(path.join('app', file), 'utf8')
    for (const [, name] of source.matchAll(/from '[./]*generated\/([\w./-]+)/g)) {
      imported.add(name as string)
    }
  }
  expect(imported.size).toBeGreaterThan(3)
  const generated = new Set(unbuiltModules().map(([name]) => name))
  expect(
    [...imported].filter((name) => !generated.has(name) && !/\.(css|woff2)$/.test(name)),
  ).toEqual([])
})
