import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variableNames } from '#server/env/env.ts'
import { configurationPage, envExample } from './configuration.ts'
import { groups } from './variables.ts'

it('names every variable of the schema once, and no other', () => {
  const named = groups.flatMap(({ variables }) => Object.keys(variables))
  expect(named.toSorted()).toEqual(variableNames.toSorted())
})

it('is what the written pages say: npm run docs writes them anew', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage())
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})

it('documents the default of each variable', () => {
  expect(configurationPage()).not.toContain('`undefined`')
})
