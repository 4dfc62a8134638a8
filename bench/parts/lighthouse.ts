import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { kilobytes, table, tally } from '../support/markdown.ts'
import { servedPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { needChromium, toolFile, toolVersion } from '../support/tools.ts'

type Audit = { numericValue?: number; score: number | null; title: string }
type Category = { score: number; auditRefs: { id: string; weight: number }[] }
type Result = {
  audits: Record<string, Audit>
  categories: Record<string, Category>
  runtimeError?: { message: string }
}

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const aims = { fcp: 800, lcp: 1000, tbt: 50, cls: 0, bytes: 150_000 }
type Metric = keyof typeof aims

type Measured = Record<Metric, number> & { scores: number[]; failed: string[] }

/** What is not performance comes out the same every time, so it is asked for once. */
async function audit(url: string, run: number, folder: string, more: string[]): Promise<Result> {
  const flags = '--headless=new --no-sandbox --disable-gpu'
  // A file, because the tool may end before a pipe has taken all it wrote.
  const file = join(folder, 'result.json')
  const { stderr } = await runCommand(
    process.execPath,
    [
      toolFile('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--disable-full-page-screenshot',
      ...(run > 0 ? ['--only-categories=performance'] : []),
      ...more,
    ],
    { env: { CHROME_PATH: needChromium() }, seconds: 180 },
  )
  if (!existsSync(file)) throw new Error(`${url}: ${stderr.slice(-500)}`)
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result
  rmSync(file)
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

/** The page as it is when none of its script files comes; asked for less often, as it varies less. */
const withoutScripts = ['--blocked-url-patterns=*/assets/*.js']

const stillRuns = (runs: number) => Math.max(1, Math.floor(runs / 2))
const TRIES = 3

/** Now and then the tool loses its trace, or its browser; an hour of measuring must outlive that. */
async function auditPatiently(
  url: string,
  run: number,
  folder: string,
  more: string[] = [],
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await audit(url, run, folder, more)
    } catch (error) {
      if (tried === TRIES) throw error
      console.log(`  once more: ${String(error).slice(0, 200)}`)
    }
  }
}

/** What cost a point outside performance, whose audits the metrics themselves explain. */
function failedAudits({ audits, categories: judged }: Result): string[] {
  return categories
    .slice(1)
    .flatMap((name) =>
      (judged[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
    )
}

function summarize(results: Result[]): Measured {
  const of = (name: Metric) =>
    median(results.map(({ audits }) => audits[metrics[name]]?.numericValue ?? Number.NaN))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    scores: categories.map((name) =>
      median(
        results.flatMap((result) => {
          const judged = result.categories[name]
          return judged ? [100 * judged.score] : []
        }),
      ),
    ),
    failed: [...new Set(results.flatMap(failedAudits))],
  }
}

function verdict(all: Measured[]): string {
  const within = (name: Metric) =>
    all.filter((page) => round(page[name], name === 'cls' ? 3 : 0) <= aims[name]).length
  const full = all.filter(({ scores }) => scores.every((score) => score === 100)).length
  return `Of ${all.length} pages, within the aims: 100 in all four categories ${full}; FCP ≤ 0.8 s ${within('fcp')}; LCP ≤ 1.0 s ${within('lcp')}; TBT ≤ 50 ms ${within('tbt')}; CLS 0 ${within('cls')}; at most 150 kB ${within('bytes')}.`
}

/** Why pages miss an aim, as traces and Lighthouse's own model show. */
const causes = `What keeps pages from the aims:

- FCP: a document (HTML, the rules of its first screen, and headers) that is larger than the 14.6 kB which one round trip brings at first waits for another, 150 ms in the simulation. The page's own work comes on top: parsing, styling, laying out and painting the first screen, which the simulation multiplies by four.
- LCP: the simulation counts every file that had arrived before the text was painted, and on this machine the fonts and the stylesheets are there at once. On a slow network the text is painted before them, by its inline rules and in the fallback of the same measures, but the simulation does not know that.
- TBT: no page evaluates React before an island is near. What is left is parsing, styling and laying out, section by section. The simulation takes each task by the clock, four times; with two cores for browser, server and Lighthouse, tasks take two to four times their own CPU time. The part “Long tasks” shows them on a CPU that really is slowed, without Lighthouse beside it.
- Bytes: React is 58 kB where an island is near the first screen, stylesheets 13 to 17, fonts 18, the document 8 to 18; each file’s headers weigh 0.7 kB over HTTP/1.1.`

export const lighthouse: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile, simulated throttling',
  async run({ runs, pages }) {
    const failed = tally()
    const folder = temporaryFolder()
    const measured: [string, Measured, Measured][] = []
    await withServer(async ({ url }) => {
      for (const path of servedPages(pages)) {
        const results: Result[] = []
        for (let run = 0; run < runs; run += 1)
          results.push(await auditPatiently(url + path, run, folder))
        const still: Result[] = []
        for (let run = 1; run <= stillRuns(runs); run += 1)
          still.push(await auditPatiently(url + path, run, folder, withoutScripts))
        const summary = summarize(results)
        measured.push([path, summary, summarize(still)])
        for (const text of summary.failed) failed.add(text, path)
        console.log(`  ${path}: ${round(summary.lcp)} ms, ${summary.scores.join('/')}`)
      }
    })
    rmSync(folder, { recursive: true })
    const rows = measured.map(([path, { fcp, lcp, tbt, cls, bytes, scores }, still]) => [
      path,
      (fcp / 1000).toFixed(2),
      (lcp / 1000).toFixed(2),
      `${(fcp / still.fcp).toFixed(2)} / ${(lcp / still.lcp).toFixed(2)}`,
      round(tbt),
      round(cls, 3),
      kilobytes(bytes),
      scores.map((score) => round(score)).join(' / '),
    ])
    const head = [
      'page',
      'FCP, s',
      'LCP, s',
      'FCP / LCP × without scripts',
      'TBT, ms',
      'CLS',
      'all, kB',
      'perf. / acc. / pract. / SEO',
    ]
    const lost = failed.list().map((line) => `- ${line}`)
    return [
      `${toolVersion('lighthouse')}, its default mobile settings, in ${basename(needChromium())}, against this machine’s own server; each figure is the median of ${runs} runs with a fresh browser (the three other categories are asked for once). “× without scripts” compares with ${stillRuns(runs)} runs of the same page whose script files are blocked. “all” is everything the page asked for.`,
      verdict(measured.map(([, page]) => page)),
      table(head, rows),
      lost.length
        ? `Points lost outside performance:\n\n${lost.join('\n')}`
        : 'No point lost outside performance.',
      causes,
    ].join('\n\n')
  },
}
