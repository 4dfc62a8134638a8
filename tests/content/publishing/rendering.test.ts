import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Patch, Patches } from '#content/live.ts'
import { recurringServices } from '#content/plans.ts'
import { schemaOf } from '#content/schemas/documents.ts'
import type { PageRow, Rendering } from '#features/publishing/server/publishing.server.ts'
import { findLiveNames } from '#scripts/build/live-content/graph.ts'
import { createRenderThread } from '#server/main/render-thread.ts'
import { readContentDocuments } from '#tests/support/content/documents.ts'
import { renderedTexts } from '#tests/support/content/rendered-texts.ts'
import { runs } from '#tests/support/runs.ts'

const thread = createRenderThread(path.resolve('build'))
afterAll(() => thread.stop())

const render = (patches: Patches, known: PageRow[]) =>
  thread.render<Rendering>(patches, { kind: 'release', today: '2030-01-02', known })
const pagesIn = (rendering: Rendering) =>
  [...renderedTexts(rendering).values()].filter((text) => text.startsWith('<!DOCTYPE'))
const bodies = ({ pages }: Rendering) =>
  pages.map(({ path, body }) => [path, body] as const).toSorted()

/** A text of a document, as the patch that puts a mark after it. */
function markedText(value: unknown, pick: () => number, mark: string): Patch | undefined {
  if (typeof value === 'string') return `${value} ${mark}`
  if (typeof value !== 'object' || value === null) return undefined
  const parts = Object.entries(value).filter(([, part]) => /string|object/.test(typeof part))
  const [key, part] = parts[pick() % Math.max(parts.length, 1)] ?? []
  const changed = key === undefined ? undefined : markedText(part, pick, mark)
  if (key === undefined || changed === undefined) return undefined
  if (!Array.isArray(value)) return { [key]: changed }
  const isWhole = typeof part === 'string' || Array.isArray(part)
  const whole = isWhole ? changed : { ...(part as object), ...(changed as object) }
  return value.map((one, at) => (String(at) === key ? whole : one)) as Patch[]
}

const documents = [...(await readContentDocuments())].filter(
  ([key]) => schemaOf(key) && /^(pages|services|cases|team|brand|plans|testimonials)/.test(key),
)

describe('A release', () => {
  test('rendered from what another one left is what rendering everything gives', async () => {
    const change = fc.record({
      document: fc.constantFrom(...documents),
      picks: fc.array(fc.nat(40), { minLength: 6, maxLength: 6 }),
    })
    let reused = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 5 }), async (changes) => {
        let known: PageRow[] = []
        const patches: Record<string, Patch> = {}
        for (const { document, picks } of changes) {
          const [key, value] = document
          let at = 0
          const patch = markedText(value, () => picks[at++ % picks.length] as number, 'mudou')
          if (patch === undefined) continue
          const next = { ...patches, [key]: patch }
          const whole = await render(next, []).catch(() => undefined)
          // A text that is no text, such as the name of a drawing.
          if (!whole) continue
          patches[key] = patch
          const part = await render(next, known)
          expect(bodies(part)).toEqual(bodies(whole))
          reused += whole.texts.length - part.texts.length
          known = part.pages
        }
      }),
      { numRuns: runs(1, 4) },
    )
    expect(reused).toBeGreaterThan(0)
  }, 120_000)

  test('renders the pages that show a changed text and no others', async () => {
    const first = await render({ 'brand#brand': { tagline: 'Uma linha nova.' } }, [])
    const patches = {
      'brand#brand': { tagline: 'Uma linha nova.' },
      'pages/links#page': { linksLabel: 'Todos os links' },
    }
    const second = await render(patches, first.pages)
    expect(second.pages.length).toBe(first.pages.length)
    expect(pagesIn(second)).toHaveLength(1)
  })

  test('of many texts renders those pages that show the changed one, as a fresh start would', async () => {
    // Neither the lowest nor the highest of all, which stand on every page.
    const [, plan] = recurringServices.toSorted((one, other) => one.price - other.price)
    const article = (number: number, summary = `Em poucas palavras, o texto ${number}.`) => ({
      title: `Texto ${number}`,
      summary,
      body: `## Parte de ${number}\n\nPor {{prices.${plan?.id}}}: [os serviços](/servicos) e mais.\n\nSó palavras.`,
      subject: `Assunto ${number % 2}`,
      published: `2024-01-${String(number + 1).padStart(2, '0')}`,
    })
    const keyOf = (number: number) => `articles/texto-${number}#article`
    const many = Object.fromEntries(
      Array.from({ length: 14 }, (_, number) => [keyOf(number), article(number)]),
    )
    const first = await render(many, [])
    const changed = { ...many, [keyOf(3)]: article(3, 'Este resumo mudou.') }
    const second = await render(changed, first.pages)
    const html = pagesIn(second)
    // Its own page, the page of each list that it stands on, and the two texts that lead to it.
    expect(html).toHaveLength(5)
    for (const page of html) expect(page).toContain('Este resumo mudou.')
    const dearer = recurringServices.map((one) => (one === plan ? { ...one, price: 1013 } : one))
    const repriced = { ...changed, 'plans#recurringServices': dearer, [keyOf(14)]: article(14) }
    const third = await render(repriced, second.pages)
    const withPrice = [...renderedTexts(third).values()].filter((text) => text.includes('R$ 1.013'))
    expect(withPrice.length).toBeGreaterThan(14)
    const fresh = createRenderThread(path.resolve('build'))
    const task = { kind: 'release', today: '2030-01-02', known: [] } as const
    const whole = await fresh.render<Rendering>(repriced, task)
    await fresh.stop()
    expect(bodies(third)).toEqual(bodies(whole))
  }, 120_000)

  test('leaves the build’s pages where nothing is changed', async () => {
    expect((await render({}, [])).pages).toEqual([])
  })
})

test('components read the content through their data alone', () => {
  const names = [...findLiveNames(path.resolve()).names]
  const components = names.filter((name) => /^(app\/(site|ui)|features)\/.*\.tsx#/.test(name))
  expect(components.filter((name) => !name.startsWith('app/site/render/'))).toEqual([])
})
