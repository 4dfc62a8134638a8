import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageOf, runsWithoutDevelopment } from '#tests/support/packages.ts'

const imported = /^(?:import|export)\s(?:[^'"\n]*\sfrom\s)?"([^"\n]+)"|\bimport\("([^"\n]+)"\)/gm

test('the built server needs no package that is installed for development only', () => {
  const files = globSync('build/server/**/*.js')
  const packages = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(
        ([, stated, dynamic]) => packageOf(stated ?? dynamic ?? '') ?? [],
      ),
    ),
  )
  expect(packages.size).toBeGreaterThan(10)
  expect([...packages].filter((name) => !runsWithoutDevelopment(name))).toEqual([])
})
