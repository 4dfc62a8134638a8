import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFirstStart } from './database.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first start '))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a clone without build and data gets its database beside the build', () => {
  expect(isFirstStart(folder, {})).toBe(true)
  mkdirSync(path.join(folder, 'empty'))
  expect(isFirstStart(folder, { DATA_DIR: 'empty' })).toBe(true)
})

test('what is there already is left to the server', () => {
  expect(isFirstStart(folder, { DATABASE_URL: 'postgres://db.example/alisio' })).toBe(false)
  mkdirSync(path.join(folder, '.data'))
  writeFileSync(path.join(folder, '.data', 'file'), '')
  expect(isFirstStart(folder, {})).toBe(false)
  expect(isFirstStart(folder, { DATA_DIR: 'elsewhere' })).toBe(true)
  mkdirSync(path.join(folder, 'build'))
  expect(isFirstStart(folder, { DATA_DIR: 'elsewhere' })).toBe(false)
})
