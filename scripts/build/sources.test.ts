import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashBundled, hashSources, isBundled } from './sources.mjs'

let root: string
const put = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  put('package.json', '{}')
  put('app/root.tsx', 'one')
  put('content/brand.ts', 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Which of both hashes a change of one file changes. */
function changedBy(file: string): { build: boolean; bundles: boolean } {
  put(file, 'before')
  const before = [hashSources(root), hashBundled(root, '{}')]
  put(file, 'after')
  const [build, bundles] = [hashSources(root), hashBundled(root, '{}')]
  return { build: build !== before[0], bundles: bundles !== before[1] }
}

describe('the two hashes of a build', () => {
  test.each([
    'content/pages/home.ts',
    'content/assistant/topics/money.json',
    'content/legal/terms.md',
    'content/team/somebody.jpg',
  ])('%s needs another build with the same bundles', (file) => {
    expect(changedBy(file)).toEqual({ build: true, bundles: false })
  })

  test.each([
    'app/site/parts/logo.tsx',
    'content/types/page.ts',
    'content/schemas/pages.ts',
    'content/live.ts',
    'features/leads/rules/lead.ts',
    'public/robots.txt',
    'scripts/build/content/plugin.ts',
    'package-lock.json',
    'vite.config.ts',
  ])('%s needs other bundles too', (file) => {
    expect(changedBy(file)).toEqual({ build: true, bundles: true })
  })

  test.each([
    'app/generated/fonts/body.woff2',
    'app/generated/tokens.css',
    'public/generated/icon.svg',
    'app/desk/screen.test.tsx',
  ])('%s is no source, but in the bundles', (file) => {
    expect(changedBy(file)).toEqual({ build: false, bundles: true })
  })

  test.each(['app/generated/drawn.ts', 'public/generated/og/home.png', 'docs/operations.md'])(
    '%s changes neither',
    (file) => {
      expect(changedBy(file)).toEqual({ build: false, bundles: false })
    },
  )

  test('packages that are not installed as locked need other bundles', () => {
    const list = (packages: object) => JSON.stringify({ packages })
    const vite = { version: '1.0.0', integrity: 'sha512-one' }
    put('package-lock.json', list({ vite, vitest: vite }))
    put('node_modules/.package-lock.json', list({ vite }))
    const asLocked = hashBundled(root, '{}')
    put('node_modules/.package-lock.json', list({ vite, vitest: vite }))
    expect(hashBundled(root, '{}')).toBe(asLocked)
    put('node_modules/.package-lock.json', list({ vite: { ...vite, version: '1.0.1' } }))
    expect(hashBundled(root, '{}')).not.toBe(asLocked)
  })

  test('other exports of the content need other bundles', () => {
    expect(hashBundled(root, '{"brand":{}}')).not.toBe(hashBundled(root, '{}'))
  })
})

test('a bundle may hold only what its hash covers', () => {
  expect(['app/root.tsx', 'content/types/page.ts', 'app/generated/art.ts'].every(isBundled)).toBe(
    true,
  )
  expect(
    ['content/brand.ts', 'app/generated/drawn.ts', 'scripts/adopt/run.ts', 'tests/x.ts'].filter(
      isBundled,
    ),
  ).toEqual([])
})
