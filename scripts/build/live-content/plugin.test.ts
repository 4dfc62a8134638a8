import { expect, test } from 'vitest'
import { makeLive } from './plugin.ts'

/** Runs a transformed module with steps that can be run again. */
function run(file: string, code: string, live: string[], globals: Record<string, unknown> = {}) {
  const text = makeLive(file, code, new Set(live)) ?? code
  const steps: (() => void)[] = []
  const patches: Record<string, unknown> = {}
  const body = text.replace(/^import .*$/gm, '').replace(/\bexport /g, '')
  const names = [...body.matchAll(/\b(?:let|const|function) (\w+)/g)].map(([, name]) => name)
  const evaluate = (_key: string, step: () => void) => {
    steps.push(step)
    step()
  }
  const patched = (key: string, value: unknown) => (key in patches ? patches[key] : value)
  const inputs = { ...globals, __evaluate: evaluate, __patched: patched }
  const read = new Function(
    ...Object.keys(inputs),
    `${body}; return { ${names.map((name) => `get ${name}() { return ${name} }`).join(', ')} }`,
  )(...Object.values(inputs)) as Record<string, unknown>
  return {
    read,
    runAgain: (next: Record<string, unknown> = {}) => {
      Object.assign(patches, next)
      for (const step of steps) step()
    },
  }
}

test('an exported value of a content file is a document, and what is derived from it follows', () => {
  const code = `
    export const city = 'Fortaleza'
    const line = \`Em \${city}\`
    export const { length } = line
    export const greet = () => line + '!'
  `
  const module = run('content/place.ts', code, [])
  module.runAgain({ 'place#city': 'Recife' })
  expect(module.read.line).toBe('Em Recife')
  expect(module.read.length).toBe(9)
  expect((module.read.greet as () => string)()).toBe('Em Recife!')
})

test('elsewhere only values that follow the content are evaluated again', () => {
  const state = { name: 'Alísio' }
  const code = `
    const cache = new Map()
    const title = state.name + ' | site'
    let index
  `
  const live = ['app/a.ts#title', 'app/a.ts#index']
  const module = run('app/a.ts', code, live, { state })
  const { cache } = module.read
  state.name = 'Igarapé'
  module.runAgain()
  expect(module.read.title).toBe('Igarapé | site')
  expect(module.read.cache).toBe(cache)
})

test('a module without such values stays as it is', () => {
  expect(makeLive('app/a.ts', 'export const A = 1\nexport function f() {}', new Set())).toBe(
    undefined,
  )
})

test('a value that would have to be awaited is refused', () => {
  expect(() => makeLive('content/a.ts', 'export const a = await load()', new Set())).toThrow(
    'cannot be awaited',
  )
})
