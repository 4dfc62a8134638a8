import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, expect, test } from 'vitest'
import type { Patches } from '#content/live.ts'
import type { Rendering } from '#features/publishing/server/publishing.server.ts'
import { createRenderThread } from '#server/main/render-thread.ts'
import { changeEveryText } from '#tests/support/content/every-text.ts'
import { hostile } from '#tests/support/content/hostile.ts'
import { renderedTexts } from '#tests/support/content/rendered-texts.ts'

const thread = createRenderThread(path.resolve('build'))
afterAll(() => thread.stop())

async function render(patches: Patches) {
  const task = { kind: 'release', today: '2030-01-02', known: [] } as const
  const rendering = await thread.render<Rendering>(patches, task)
  const byHash = renderedTexts(rendering)
  return rendering.pages.flatMap((page) => {
    const text = byHash.get(page.body ?? '')
    return text?.startsWith('<!DOCTYPE') ? [{ ...page, html: text }] : []
  })
}

/** What a page may run, load or send: scripts, handlers, frames and addresses that are no links. */
function dangersOf(html: string): string[] {
  return parse(html)
    .querySelectorAll('*')
    .flatMap((element) => {
      const tag = element.rawTagName.toLowerCase()
      const type = element.getAttribute('type') ?? ''
      const runs = tag === 'script' && !/json|speculationrules/.test(type)
      const attributes = Object.entries(element.attributes).flatMap(([name, value]) => {
        if (/^on/i.test(name) || name === 'srcdoc') return [`${tag} ${name}`]
        const isAddress = /^(href|src|action|formaction|data|xlink:href|srcset)$/i.test(name)
        const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase()
        const isPlain = !scheme || /^(https?|mailto|tel)$/.test(scheme)
        return isAddress && !isPlain ? [`${tag} ${name}=${scheme}:`] : []
      })
      const frames = /^(iframe|object|embed|base|form|meta|link|style)$/.test(tag) ? [tag] : []
      return [
        ...(runs ? [`script ${element.getAttribute('src') ?? ''}`] : []),
        ...frames,
        ...attributes,
      ]
    })
    .toSorted()
}

const count = (all: string[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((x) => x === one).length]))

/** All of them at once, or the one that HOSTILE names by its place: one that holds hides no other. */
const tried = process.env.HOSTILE ? hostile.slice(Number(process.env.HOSTILE)).slice(0, 1) : hostile

test('hostile text in every field of every document is inert', async () => {
  const joined = (before: string, texts: string[]) => `${before} ${texts.join(' ')}`
  const { patches, changed } = await changeEveryText(
    (before) => joined(before, tried),
    (before) => `${before} e mais`,
    // Markdown refuses some of them; the others stand there all the same.
    (before, isAccepted) => {
      const accepted = tried.filter((text) => isAccepted(joined(before, [text])))
      return [joined(before, accepted), joined(before, accepted.slice(0, 1))].find(isAccepted)
    },
  )
  expect(changed).toBeGreaterThan(500)
  const pages = await render(patches)
  expect(pages.length).toBeGreaterThan(10)
  for (const { path: address, html, scripts } of pages) {
    const built = readFileSync(`build/client${address}/index.html`, 'utf8')
    // Where a list grows by a link, it is an ordinary one; nothing that acts is new.
    expect({ address, ...count(dangersOf(html)) }).toEqual({
      address,
      ...count(dangersOf(built)),
    })
    expect(scripts).toEqual(builtPolicy[address]?.scripts)
    for (const data of parse(html).querySelectorAll('script[type*=json]')) {
      expect(() => JSON.parse(data.rawText)).not.toThrow()
    }
  }
}, 120_000)

const nameless = ['{{constructor}}', '{{brand.__proto__}}', '{{#each}}']

test('what names no fact is refused in every field', async () => {
  let turn = 0
  const { changed, kept } = await changeEveryText((before) => {
    turn += 1
    return `${before} ${nameless[turn % nameless.length]}`
  })
  expect(changed).toBe(0)
  expect(kept.length).toBeGreaterThan(500)
}, 120_000)

const builtPolicy = (
  JSON.parse(readFileSync('build/pages.json', 'utf8')) as {
    pages: Record<string, { scripts: string[] }>
  }
).pages
