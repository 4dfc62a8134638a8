import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { readPageTexts } from '#features/publishing/rules/where-used.ts'
import type { Rendering } from '#features/publishing/server/publishing.server.ts'
import { createRenderThread } from '#server/main/render-thread.ts'
import { changeEveryText } from '#tests/support/content/every-text.ts'
import { renderedTexts } from '#tests/support/content/rendered-texts.ts'
import { createWordsLeft, markerOf, readListedWords } from '#tests/support/content/words-left.ts'
import { needing } from '#tests/support/missing.ts'

const thread = createRenderThread(path.resolve('build'))
afterAll(() => thread.stop())

/** Values of the head that are for machines. */
const forMachines = /^(article|website|pt_BR|summary_large_image)$|^width=/

test.runIf(brand.sample)(
  needing(
    'the sample’s content',
    'with every text of the desk replaced, a page shows nothing else than the product’s words',
  ),
  async () => {
    const { patches, kept, changed } = await changeEveryText((_, number) => markerOf(number))
    expect(changed).toBeGreaterThan(500)
    const task = { kind: 'release', today: '2030-01-02', known: [] } as const
    const texts = renderedTexts(await thread.render<Rendering>(patches, task))
    const wordsLeft = createWordsLeft(kept)
    const left = new Set<string>()
    for (const html of texts.values()) {
      if (!html.startsWith('<!DOCTYPE')) continue
      for (const text of readPageTexts('', html).nodes) {
        const rest = wordsLeft(text)
        if (rest && !forMachines.test(rest)) left.add(rest)
      }
    }
    const listed = readListedWords('Words on public pages')
    expect([...left].filter((text) => !listed.includes(text)).toSorted()).toEqual([])
  },
  120_000,
)
