import { findings, table, tally } from '../support/markdown.ts'
import { pageHtml, selectPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { importTool, toolVersion } from '../support/tools.ts'

type Judged = { test: string; description?: string; group?: string; error?: { message?: string } }
type Result = { passed: Judged[]; failed: Judged[]; warnings: Judged[]; schemas: string[] }

type Tester = {
  default: {
    structuredDataTest: (html: string, options: object) => Promise<Result>
  }
}
type Presets = { default: { Google: object; SocialMedia: object } }

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** The tool reads one thing per script and knows one type per thing; a graph is laid out for it. */
function withoutGraph(html: string): string {
  return html.replace(DATA, (_, json: string) => {
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
    return graph
      .flatMap((item) => [item['@type']].flat().map((type) => ({ ...item, '@type': type })))
      .map((item) => ({ '@context': 'https://schema.org', ...item }))
      .map((item) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`)
      .join('')
  })
}

export const structuredData: Part = {
  name: 'structured-data',
  title: 'Structured data: Google’s and the social networks’ presets',
  async run({ pages }) {
    const folder = 'structured-data-testing-tool'
    const tester = (await importTool<Tester>(`${folder}/index.js`)).default
    const { Google, SocialMedia } = (await importTool<Presets>(`${folder}/presets.js`)).default
    const problems = tally()
    const rows: (string | number)[][] = []
    for (const path of selectPages(pages)) {
      const options = { presets: [Google, SocialMedia] }
      // The tool rejects when a test fails, with the same result attached.
      const result: Result = await tester
        .structuredDataTest(withoutGraph(pageHtml(path)), options)
        .catch((error: { res?: Result }) => {
          if (!error.res) throw error
          return error.res
        })
      rows.push([
        path,
        result.schemas.map((name) => name.split(':').at(-1)).join(', '),
        result.passed.length,
        result.failed.length,
        result.warnings.length,
      ])
      for (const [kind, list] of [
        ['failed', result.failed],
        ['warning', result.warnings],
      ] as const) {
        for (const { group, description, test, error } of list) {
          problems.add(
            `${kind}: ${group ?? ''} ${description ?? test}${error?.message ? ` (${error.message})` : ''}`,
            path,
          )
        }
      }
    }
    const head = ['page', 'types', 'passed', 'failed', 'warnings']
    return [
      `${toolVersion(folder)}. \`twitter:site\` and \`twitter:creator\` name accounts that the brand does not have; the card itself is complete.`,
      table(head, rows),
      findings(problems.list(), 'Nothing failed.'),
    ].join('\n\n')
  },
}
