import { buffer, text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { decimalComma, writeCsv } from './write-csv.ts'

const columns: [string, (value: string) => string][] = [
  ['Primeira', (value) => value],
  ['Última', (value) => value],
]

const readBack = (csv: string) =>
  (parse(csv, { bom: true, delimiter: ';' }) as string[][]).slice(1).map(([cell]) => cell)

test('what is written is read back to the letter', async () => {
  const hard = ['a;b', 'diz "oi"', 'duas\nlinhas', 'e\r\nduas', 'maçã 🌬️ 𝒳', '', "d'água", '""', ';']
  expect(readBack(await text(writeCsv(columns, hard)))).toEqual(hard)
})

test('no text becomes a formula, whatever stands before its sign', async () => {
  const formulas = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '=a;"b"\nc']
  const cells = readBack(await text(writeCsv(columns, formulas)))
  expect(cells).toEqual(formulas.map((formula) => `'${formula}`))
})

test('the file begins with the mark of UTF-8, and has semicolons and CRLF', async () => {
  const written = async (rows: string[]) => String(await buffer(writeCsv(columns, rows)))
  expect(await written(['é'])).toBe('\ufeffPrimeira;Última\r\né;é\r\n')
  expect(await written([])).toBe('\ufeffPrimeira;Última\r\n')
})

test('decimals have a comma', () => {
  expect(decimalComma('1234.50')).toBe('1234,50')
})

test('many rows are written as they are read', async () => {
  let read = 0
  function* rows() {
    for (; read < 100_000; read += 1) yield 'linha'
  }
  const file = writeCsv(columns, rows())
  for await (const _chunk of file) break
  expect(read).toBeLessThan(50_000)
})

test('a failure while reading rows reaches whoever reads the file', async () => {
  async function* broken() {
    yield 'a'
    throw new Error('the database went away')
  }
  await expect(text(writeCsv(columns, broken()))).rejects.toThrow('went away')
})
