import { expect, test } from 'vitest'
import { pictureSources, sizeOf, widthsOf } from './sizes.ts'

const hash = '0123456789abcdef0123'

test.each([
  [4000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [480, [480]],
  [300, [300]],
])('a picture of %i points is never enlarged', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

test('a page knows a picture’s size and files by its id alone', () => {
  expect(sizeOf(`${hash}-1200x800`)).toEqual({ width: 1200, height: 800 })
  expect(pictureSources({ id: `${hash}-1200x800` })).toEqual({
    avif: [480, 960, 1200].map((one) => `/imagens/${hash}-1200x800/${one}.avif ${one}w`).join(', '),
    webp: [480, 960, 1200].map((one) => `/imagens/${hash}-1200x800/${one}.webp ${one}w`).join(', '),
    src: `/imagens/${hash}-1200x800/960.jpg`,
    width: 1200,
    height: 800,
  })
})
