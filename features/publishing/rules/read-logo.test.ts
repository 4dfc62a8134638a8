import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isCheckedLogo, logoAdvice, readLogo } from './read-logo.ts'

const svg = (inner: string, root = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`
const read = (text: string) => readLogo(Buffer.from(text))

test('a drawing is kept with its size; a wide one is taken to hold the name', () => {
  expect(read(svg('<path d="M0 0h10v10z"/>'))).toMatchObject({
    width: 120,
    height: 40,
    holdsName: true,
  })
  const square = read(svg('<path d="M0 0h10v10z"/>', 'width="64px" height="64"'))
  expect(square).toMatchObject({ width: 64, height: 64, holdsName: false })
})

test.each([
  ['a script', 'drawing', svg('<script>alert(1)</script>')],
  ['an event', 'drawing', svg('<path d="M0 0" onload="alert(1)"/>')],
  ['an address elsewhere', 'drawing', svg('<use href="https://evil.example/x.svg#a"/>')],
  ['a text', 'drawing', svg('<text>Agência</text>')],
  ['a drawing without a size', 'drawing', svg('<path d="M0 0"/>', 'role="img"')],
  ['a huge drawing', 'large', svg(`<path d="${'M0 0 '.repeat(20_000)}"/>`)],
  ['an empty file', 'missing', ''],
  ['something else', 'format', 'GIF89a'],
])('%s is refused with advice', (_, problem, text) => {
  expect(read(text)).toEqual({ problem })
  expect(logoAdvice[problem as keyof typeof logoAdvice]).toMatch(/\.$/)
})

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Author\0quem fotografou')),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a PNG becomes a drawing that holds it, without the texts of its camera', () => {
  const logo = readLogo(png(64, 64))
  expect(logo).toMatchObject({ width: 64, height: 64, holdsName: false })
  const data = 'svg' in logo ? (/base64,([^"]+)/.exec(logo.svg)?.[1] ?? '') : ''
  expect(Buffer.from(data, 'base64').toString('latin1')).not.toContain('fotografou')
  expect('svg' in logo && isCheckedLogo(logo)).toBe(true)
  expect(readLogo(png(4000, 64))).toEqual({ problem: 'png' })
  expect(readLogo(png(64, 64).subarray(0, 60))).toEqual({ problem: 'format' })
})

test('what was checked passes the check again, and what was changed since does not', () => {
  const logo = read(svg("<g fill='red'><path d='M0 0'/></g>"))
  const text = 'svg' in logo ? logo.svg : ''
  expect(isCheckedLogo({ svg: text })).toBe(true)
  expect(isCheckedLogo({ svg: text.replace('<g', '<g onload="x()"') })).toBe(false)
  expect(isCheckedLogo({ svg: '<svg><image href="https://evil.example"/></svg>' })).toBe(false)
})
