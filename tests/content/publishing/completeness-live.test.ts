import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brand } from '#content/brand.ts'
import { feedPath } from '#content/derived/article-lists.ts'
import { readPageTexts } from '#features/publishing/rules/where-used.ts'
import { changeEveryText } from '#tests/support/content/every-text.ts'
import { openPublishedSite } from '#tests/support/content/published-site.ts'
import {
  createWordsLeft,
  markerOf,
  month,
  readListedWords,
} from '#tests/support/content/words-left.ts'
import { needing, timeForAll } from '#tests/support/missing.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'
import { runs, triesAll } from '#tests/support/runs.ts'
import { tuning } from '../../../bench/assistant/questions.ts'

type Site = Awaited<ReturnType<typeof openPublishedSite>>
let site: Site
let app: Awaited<ReturnType<Site['start']>>
let wordsLeft: ReturnType<typeof createWordsLeft>

const isSample = brand.sample
const read = async (path: string) => (await fetch(app.url + path)).text()

/** All of it published: every text of the desk is a marker. */
beforeAll(async () => {
  if (!isSample) return
  site = await openPublishedSite()
  app = await site.start()
  const { patches, kept } = await changeEveryText((_, number) => markerOf(number))
  wordsLeft = createWordsLeft(kept)
  await site.publish(patches)
  await vi.waitFor(async () => expect(await read('/links')).toContain('Zq'), {
    timeout: 120_000,
    interval: 200,
  })
}, 300_000)
afterAll(() => site?.close(), 60_000)

const unlisted = (left: Iterable<string>, ...headings: string[]) => {
  const listed = new Set(headings.flatMap(readListedWords))
  return [...new Set(left)].filter((text) => !listed.has(text)).toSorted()
}

/** Cells and headings of a calendar: they are of the day on which it is looked at. */
const ofCalendar = new RegExp(
  `^(\\{dia\\}(, hoje)?(, (# horários? livres?|sem horários|feriado, .*))?|${month}( e ${month})*|dom|seg|ter|qua|qui|sex|sáb|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)$`,
)
/** Values of the head that are for machines. */
const forMachines = /^(noindex|article|website|pt_BR|summary_large_image)$|^width=/

function pageWords(html: string): string[] {
  return [...readPageTexts('', html).nodes].flatMap((text) => {
    const rest = wordsLeft(text)
    return !rest || forMachines.test(rest) || ofCalendar.test(rest) ? [] : [rest]
  })
}

test.runIf(isSample)(
  needing('the sample’s content', 'pages that are made for each visit show the product’s words'),
  async () => {
    const paths = ['/contato', '/contato/obrigado', '/agenda', '/nada-aqui']
    const left: string[] = []
    for (const path of paths) {
      const html = await read(path)
      expect(html).toContain('Zq')
      left.push(...pageWords(html))
    }
    expect(unlisted(left, 'Words on public pages', 'Words on pages made for each visit')).toEqual(
      [],
    )
  },
)

async function listFiles(): Promise<string[]> {
  const sitemap = await read('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''))
  expect(paths.length).toBeGreaterThan(10)
  const files = new Set<string>()
  for (const { pathname } of paths) {
    const html = await read(pathname)
    for (const [file] of html.matchAll(/\/generated\/[\w.-]+\.(pdf|vcf)/g)) files.add(file)
  }
  return [...files]
}

/** Spaces may stand within a marker, where two letters are set closer. */
const inPieces = (text: string) =>
  (wordsLeft(text.replace(/Zq\d[\d ]*/g, '… ')) ?? '')
    .split(/…|[“”·|]/)
    .map((piece) => piece.replace(/^[\s#,.:;()]+|[\s#,.:;()]+$/g, ''))
    .flatMap((piece) => wordsLeft(piece) ?? [])

async function fileWords(file: string): Promise<string[]> {
  const body = Buffer.from(await (await fetch(app.url + file)).arrayBuffer())
  const text = file.endsWith('.pdf')
    ? (await readPdf(body)).text
    : body
        .toString()
        .replace(/^(?:BEGIN|END|VERSION).*$|^[A-Z;=,]+:/gm, '\n')
        .replaceAll(';', '\n')
  expect(text).toContain('Zq')
  return inPieces(text)
}

test.runIf(isSample && triesAll)(
  needing(
    isSample ? timeForAll : 'the sample’s content',
    'files to download hold the product’s words',
  ),
  async () => {
    const files = await listFiles()
    expect(files.some((file) => file.endsWith('.pdf'))).toBe(true)
    expect(files.some((file) => file.endsWith('.vcf'))).toBe(true)
    const left: string[] = []
    for (const file of files) left.push(...(await fileWords(file)))
    expect(unlisted(left, 'Words of files to download')).toEqual([])
  },
  120_000,
)

test.runIf(isSample)(
  needing('the sample’s content', 'the feed and the manifest hold no words but the desk’s'),
  async () => {
    const feed = parse(await read(feedPath), { lowerCaseTagName: true })
    const texts = ['title', 'subtitle', 'name', 'summary'].flatMap((tag) =>
      feed.querySelectorAll(tag).map((element) => element.text),
    )
    const { name, short_name, description } = JSON.parse(await read('/manifest.webmanifest'))
    const all = [...texts, name, short_name, description]
    expect(all.length).toBeGreaterThan(8)
    expect(all.flatMap((text) => wordsLeft(text) ?? [])).toEqual([])
  },
)

/** Enough that every sort of answer is given. */
const questions = tuning.filter((_, at) => at % runs(18, 6) === 0).map(({ question }) => question)

test.runIf(isSample)(
  needing('the sample’s content', 'the assistant answers in the desk’s words'),
  async () => {
    expect(questions.length).toBeGreaterThan(25)
    const left: string[] = []
    // All at once: an answer comes at the pace of reading.
    const answers = await Promise.all(questions.map((question) => site.ask(app, question)))
    for (const [at, answer] of answers.entries()) {
      expect(answer, questions[at]).toMatch(/zq\d/i)
      const pieces = answer
        .replace(/zq\d+/gi, '…')
        .split(/(?<=[.!?:;])\s+|\n+|\]\([^)]*\)|[*[\]()•·]/)
      left.push(...pieces.flatMap((piece) => wordsLeft(piece.replace(/…/g, ' ').trim()) ?? []))
    }
    expect(unlisted(left, 'Words of the assistant')).toEqual([])
  },
  300_000,
)
