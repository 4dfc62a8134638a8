import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { sizes, windKey } from './art-files.ts'
import { DRAWN_FOLDER, root } from './cache.ts'
import { drawnNames } from './drawn.ts'
import { listPages } from './pages.ts'

const pages = await listPages()
const folder = path.join(root, DRAWN_FOLDER)

const isAdopted = isMissing(wholeContent)

/** `npm run adopt` takes the sample's drawings out; whoever changes one draws it again. */
test.skipIf(isAdopted)(needing(wholeContent, 'drawings are of what the pages ask for now'), () => {
  const names = new Set(readdirSync(folder))
  expect(names, 'node scripts/assets/drawn.ts draws them again').toEqual(drawnNames(pages))
})

test('a drawing’s name changes with all it depends on', () => {
  const [page] = pages as [(typeof pages)[number]]
  const name = (changes: Partial<typeof page>, size = sizes.hero) =>
    windKey('avif', { ...page, ...changes }, size)
  const others = [
    name({ art: { ...page.art, seed: page.art.seed + 1 } }),
    name({ theme: page.theme === 'dia' ? 'noite' : 'dia' }),
    name({}, sizes.phone),
    windKey('webp', page, sizes.hero),
  ]
  expect(new Set([name({}), ...others]).size).toBe(5)
})

test.skipIf(isAdopted)(needing(wholeContent, 'drawings are AVIF within their bytes'), () => {
  for (const page of pages) {
    for (const size of Object.values(sizes)) {
      const file = readFileSync(path.join(folder, windKey('avif', page, size)))
      expect(file.toString('latin1', 4, 12), page.key).toBe('ftypavif')
      expect(file.length, page.key).toBeLessThanOrEqual(size.avifLimit)
    }
  }
})
