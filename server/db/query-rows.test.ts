import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#tests/support/database/database.ts'
import { moment, queryRows } from './query-rows.ts'

const { db } = testDatabase()
const personRow = z.object({ name: z.string(), at: moment })

async function readPeople(name: string | null) {
  return await queryRows(db, personRow)`
    select ${name}::text as name, timestamptz '2026-01-02 03:04:05Z' as at`
}

test('rows are those of the schema, moments included', async () => {
  expect(await readPeople('Ana')).toEqual([
    { name: 'Ana', at: new Date('2026-01-02T03:04:05.000Z') },
  ])
})

test('a row that does not fit names who asked and the column, and no value', async () => {
  const failure = await readPeople(null).catch((error: Error) => error.message)
  expect(failure).toBe('rows of readPeople do not fit their schema: name (invalid_type)')
})

test('no feature gives rows a type that nothing checks', () => {
  const files = globSync('features/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const unchecked = files.filter((path) =>
    /\.(execute|query)<|\brows(\[0\])? as [A-Z]\w+Row/.test(readFileSync(path, 'utf8')),
  )
  expect(unchecked).toEqual([])
})
