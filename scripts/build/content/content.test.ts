import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EXPORTS, MODULES } from './folders.mjs'
import { buildContent } from './modules.ts'
import { contentPlugins } from './plugin.ts'

let root: string
const put = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

beforeEach(() => {
  // Within the project, where packages are found.
  mkdirSync('.cache', { recursive: true })
  root = mkdtempSync(path.resolve('.cache/content-test-'))
  const imports = {
    '#content/*': './content/*',
    '#features/*': './features/*',
    '#app/*': './app/*',
  }
  put('package.json', JSON.stringify({ type: 'module', imports }))
  put(
    'content/live.ts',
    `const steps: (() => void)[] = []
     export const evaluate = (_key: string, step: () => void) => { steps.push(step); step() }
     export const patches: Record<string, unknown> = {}
     export const patched = <V>(key: string, value: V): V => (patches[key] as V) ?? value
     export const runAgain = () => steps.forEach((step) => step())`,
  )
  put('content/types/place.ts', 'export type Place = { city: string }')
  put(
    'content/place.ts',
    `import { shout } from '#features/shared/rules/text.ts'
     import type { Place } from './types/place.ts'
     export const place: Place = { city: 'Fortaleza' }
     export const title = shout(place.city)
     export const greet = () => 'Oi, ' + title`,
  )
  put('features/shared/rules/text.ts', "export const shout = (text: string) => text + '!'")
  put('app/generated/drawn.ts', 'export const drawn = {}')
  put('app/limits.ts', 'export const limit = 3')
  put(
    'server/main.ts',
    `import { place, title } from '#content/place.ts'
     import { drawn } from '../app/generated/drawn.ts'
     export { patches, runAgain } from '#content/live.ts'
     export const show = () => [place.city, title, drawn]`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

/** The server's bundle with the content beside it, as the build lays it out. */
async function bundle(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: contentPlugins(root),
    build: {
      ssr: true,
      outDir: 'out',
      emptyOutDir: false,
      rolldownOptions: {
        input: { main: path.join(root, 'server/main.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return read('out/main.js')
}

async function makeContent(): Promise<string> {
  await buildContent(root)
  return read(EXPORTS)
}

test('other words change the content’s modules alone', async () => {
  const exported = await makeContent()
  const before = await bundle()
  expect(before).toContain('"./content/place.js"')
  expect(before).not.toContain('Fortaleza')
  put('content/place.ts', read('content/place.ts').replace('Fortaleza', 'Recife'))
  expect(await makeContent()).toBe(exported)
  expect(await bundle()).toBe(before)
  expect(read(`${MODULES}/place.js`)).toContain('Recife')
})

test('the server and the content share one instance of what changes', async () => {
  await makeContent()
  await bundle()
  for (const name of ['live', 'place', 'generated/drawn']) {
    put(`out/content/${name}.js`, read(`${MODULES}/${name}.js`))
  }
  const [shared] = /shared\/[\w-]+\.js/.exec(read(`${MODULES}/place.js`)) ?? []
  if (shared) put(`out/content/${shared}`, read(`${MODULES}/${shared}`))
  const main = await import(pathToFileURL(path.join(root, 'out/main.js')).href)
  expect(main.show()).toEqual(['Fortaleza', 'Fortaleza!', {}])
  main.patches['place#place'] = { city: 'Natal' }
  main.runAgain()
  expect(main.show().slice(0, 2)).toEqual(['Natal', 'Natal!'])
})

test('what is exported, and whether it follows the content, is part of the bundles’ key', async () => {
  const exported = JSON.parse(await makeContent())
  expect(exported.place).toEqual({ greet: true, place: true, title: true })
  expect(exported['types/place']).toBe(undefined)
  put('content/place.ts', `${read('content/place.ts')}\nexport const half = () => 0.5`)
  expect(JSON.parse(await makeContent()).place).toEqual({ ...exported.place, half: false })
})

test('a name that the content does not export ends the build', async () => {
  put('content/place.ts', 'export const city = 1')
  await makeContent()
  await expect(bundle()).rejects.toThrow(/"place" is not exported/)
})

test('content that would be in two places ends the build', async () => {
  put('content/place.ts', `export { limit } from '#app/limits.ts'`)
  await expect(buildContent(root)).rejects.toThrow('may import features/shared/rules alone')
})

test('a bundle with a file that its key does not cover ends the build', async () => {
  await makeContent()
  put('tools/one.ts', 'export const one = 1')
  put('server/main.ts', `export { one } from '../tools/one.ts'`)
  await expect(bundle()).rejects.toThrow('tools/one.ts may not be in the bundle')
})
