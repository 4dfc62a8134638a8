import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { readPageTexts } from '#features/publishing/rules/where-used.ts'
import type { Rendering } from '#features/publishing/server/publishing.server.ts'
import { createRenderThread } from '#server/main/render-thread.ts'
import { changeEveryText } from '#tests/support/content/every-text.ts'
import { needing } from '#tests/support/missing.ts'

const thread = createRenderThread(path.resolve('build'))
afterAll(() => thread.stop())

const marker = /Zq\d+/g
const hasWord = /\p{L}{2}/u
/** Figures, prices, days and addresses follow their fields; the rest is for machines. */
const isOther = (text: string) =>
  /\d|https?:|\.example/.test(text) || /^(article|website|pt_BR|summary_large_image)$/.test(text)

/** The words of the product that public pages show, as docs/site-words.md lists them. */
function listedWords(): string[] {
  const page = readFileSync('docs/site-words.md', 'utf8')
  const section = page.split(/^## /m).find((part) => part.startsWith('Words on public pages')) ?? ''
  return [...section.matchAll(/^- `(.*)`$/gm)].map(([, text]) => text as string)
}

test.runIf(brand.sample)(
  needing(
    'the sample’s content',
    'with every text of the desk replaced, a page shows nothing else than the product’s words',
  ),
  async () => {
    const { patches, kept, changed } = await changeEveryText((_, number) => `Zq${number}`)
    expect(changed).toBeGreaterThan(500)
    const task = { kind: 'release', today: '2030-01-02', known: [] } as const
    const { texts } = await thread.render<Rendering>(patches, task)
    const fixed = new Set(kept.map((text) => text.replace(/\s+/g, ' ').trim()))
    const left = new Set<string>()
    for (const [, html] of texts) {
      if (!html.startsWith('<!DOCTYPE')) continue
      for (const text of readPageTexts('', html).nodes) {
        if (fixed.has(text)) continue
        const rest = text.replace(marker, '…')
        if (hasWord.test(rest) && !isOther(rest)) left.add(rest)
      }
    }
    const listed = listedWords()
    expect([...left].filter((text) => !listed.includes(text)).toSorted()).toEqual([])
  },
  120_000,
)
