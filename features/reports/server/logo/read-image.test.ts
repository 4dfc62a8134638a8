import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LARGEST_LOGO, LogoRefused, readImage } from './read-image.ts'

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type Png = { width?: number; height?: number; depth?: number; interlaced?: number; rows?: Buffer }

/** Red with transparency, 8 bits a channel. */
function png({ width = 64, height = 40, depth = 8, interlaced = 0, rows }: Png = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 6, 0, 0, interlaced], 8)
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(width * 4, Buffer.from('e0102080', 'hex')),
  ])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Author\0Somebody')),
    chunk('IDAT', deflateSync(rows ?? Buffer.concat(Array(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photo = readFileSync('tests/agencies/iara.jpg')
/** With a place and a camera, as telephones write them. */
const described = Buffer.concat([
  photo.subarray(0, 2),
  Buffer.from('ffe1001145786966000047505320706c616365', 'hex'),
  photo.subarray(2),
])

const problemOf = (file: Buffer) => {
  try {
    readImage(file)
    return null
  } catch (error) {
    return error instanceof LogoRefused ? error.problem : error
  }
}

test('a PNG and a JPEG are known by their bytes, with their size', () => {
  expect(readImage(png())).toMatchObject({ type: 'image/png', width: 64, height: 40 })
  expect(readImage(photo)).toMatchObject({ type: 'image/jpeg', width: 600, height: 1000 })
  const palette = readFileSync('tests/agencies/feira.png')
  expect(readImage(palette)).toMatchObject({ type: 'image/png', width: 1200, height: 800 })
})

test('what describes a picture without drawing it is not stored', () => {
  expect(readImage(png()).bytes.includes('Somebody')).toBe(false)
  expect(described.includes('GPS place')).toBe(true)
  expect(readImage(described).bytes.equals(readImage(photo).bytes)).toBe(true)
})

test.each([
  ['nothing', Buffer.alloc(0), 'missing'],
  [
    'an SVG',
    Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'svg',
  ],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)]), 'format'],
  ['a PDF with the name of a picture', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'format'],
  ['a PNG that is cut off', png().subarray(0, -20), 'damaged'],
  ['a JPEG that is cut off', photo.subarray(0, 300), 'damaged'],
  ['pixels that do not fill the picture', png({ rows: Buffer.alloc(50) }), 'damaged'],
  ['a small file that unpacks into a large one', png({ rows: Buffer.alloc(9_000_000) }), 'damaged'],
  ['a PNG of 16 bits', png({ depth: 16 }), 'format'],
  ['an interlaced PNG', png({ interlaced: 1 }), 'format'],
  ['a banner', png({ width: 2001 }), 'dimensions'],
  ['a favicon', png({ width: 16, height: 16 }), 'dimensions'],
  ['too many bytes', Buffer.concat([photo, Buffer.alloc(LARGEST_LOGO)]), 'large'],
])('%s is refused', (_, file, problem) => {
  expect(problemOf(file)).toBe(problem)
})

test('no file does anything but pass or be refused', () => {
  const sources = [png(), photo, described]
  const spots = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...sources), spots, fc.nat(2000), (source, changes, cut) => {
      const file = Buffer.from(source.subarray(0, source.length - Math.min(cut, source.length)))
      for (const [at, value] of changes) if (at < file.length) file[at] = value
      expect(problemOf(file)).not.toBeInstanceOf(Error)
    }),
    { numRuns: 400 },
  )
})
