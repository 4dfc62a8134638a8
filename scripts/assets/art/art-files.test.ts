import { expect, test } from 'vitest'
import type { Theme, WindArt } from '#content/types/common.ts'
import { sizes, windFiles, windId } from './art-files.ts'
import { artIndex } from './art-index.ts'

const art: WindArt = { seed: 1300, field: 'spiral', hue: 'mar-sol' }

// Encoding takes two seconds of a core, which a busy machine may not have soon.
test.each(Object.entries(sizes))(
  'a busy %s picture keeps to its bytes',
  async (_, size) => {
    const { avif, webp } = await windFiles({ art, theme: 'noite' }, size)
    expect(avif.length).toBeLessThanOrEqual(size.avifLimit)
    expect(webp.length).toBeLessThanOrEqual(size.webpLimit)
  },
  120_000,
)

test('the same art in another theme is another drawing', () => {
  const id = (theme: Theme, seed = 1300) => windId({ art: { ...art, seed }, theme })
  expect(id('noite')).toBe(id('noite'))
  expect(id('noite')).not.toBe(id('dia'))
  expect(id('noite')).not.toBe(id('noite', 1301))
})

test('pages with the same drawing import one set of files', () => {
  const index = artIndex(
    new Map([
      ['terms-of-use', 'terms-of-use'],
      ['terms-copy', 'terms-of-use'],
    ]),
  )
  expect(index.match(/^import /gm)).toHaveLength(4)
  expect(index).toContain("import wind0_phoneAvif from './art/terms-of-use-phone.avif'")
  expect(index).toContain("'terms-copy': { avif: wind0_avif")
})
