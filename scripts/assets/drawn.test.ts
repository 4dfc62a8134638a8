import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { sizes, windKey } from './art/art-files.ts'
import { modelKeys, readTraining } from './assistant.ts'
import { DRAWN_FOLDER, root } from './cache.ts'
import { drawnNames } from './drawn.ts'
import { listPages } from './pages.ts'
import { shareKey } from './share/files.ts'

const pages = await listPages()
const folder = path.join(root, DRAWN_FOLDER)

const isAdopted = isMissing(wholeContent)

/** `npm run adopt` takes the sample's drawings out; whoever changes one draws it again. */
test.skipIf(isAdopted)(
  needing(
    wholeContent,
    'drawings are of what the pages ask for now, and the model of how people ask',
  ),
  async () => {
    const { calibration, model } = modelKeys(await readTraining())
    expect(new Set(readdirSync(folder)), 'node scripts/assets/drawn.ts makes them again').toEqual(
      drawnNames(pages).add(calibration).add(model),
    )
  },
)

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

const read = (name: string) => readFileSync(path.join(folder, name))

test.skipIf(isAdopted)(needing(wholeContent, 'drawings are pictures within their bytes'), () => {
  for (const page of pages) {
    for (const size of Object.values(sizes)) {
      const avif = read(windKey('avif', page, size))
      expect(avif.toString('latin1', 4, 12), page.key).toBe('ftypavif')
      expect(avif.length, page.key).toBeLessThanOrEqual(size.avifLimit)
      expect(read(windKey('webp', page, size)).toString('latin1', 8, 12), page.key).toBe('WEBP')
    }
    expect(read(shareKey(page.card)).toString('latin1', 1, 4), page.key).toBe('PNG')
  }
})
