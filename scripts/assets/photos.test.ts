import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePhoto } from './photos.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })

test('a large picture is made in three widths, in both formats, without what a camera wrote', async () => {
  const source = await picture(2000, 1000)
    .withExif({ IFD0: { Copyright: 'somebody', Software: 'a camera' } })
    .jpeg()
    .toBuffer()
  const { width, height, sizes } = await makePhoto(source)
  expect([width, height]).toEqual([2000, 1000])
  expect(sizes.map((size) => size.width)).toEqual([480, 960, 1600])
  for (const { width, avif, webp } of sizes) {
    const [a, w] = await Promise.all([sharp(avif).metadata(), sharp(webp).metadata()])
    expect([a.format, a.width, w.format, w.width]).toEqual(['heif', width, 'webp', width])
    expect([a.exif, w.exif]).toEqual([undefined, undefined])
  }
})

test('a small photo is never enlarged, and EXIF orientation is applied', async () => {
  const source = await picture(600, 400).withMetadata({ orientation: 6 }).png().toBuffer()
  const { width, height, sizes } = await makePhoto(source)
  expect([width, height]).toEqual([400, 600])
  expect(sizes.map((size) => size.width)).toEqual([400])
})
