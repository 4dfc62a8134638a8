import { type Measure, measurePages } from '#scripts/budget/page-weight.ts'
import { kilobytes, table } from '../support/markdown.ts'
import { chosenPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'

const columns: [Measure, string][] = [
  ['html', 'HTML and CSS'],
  ['fonts', 'fonts'],
  ['boot js', 'JS before hydration'],
  ['all js', 'all JS'],
]

export const weight: Part = {
  name: 'weight',
  title: 'Page weights and requests',
  async run({ pages }) {
    const chosen = new Set(chosenPages(pages))
    const rows = measurePages()
      .filter(([address]) => chosen.has(address))
      .map(([address, measured]) => [
        address,
        ...columns.map(([name]) => kilobytes(measured[name])),
        measured.requests,
      ])
    const head = [
      'page',
      ...columns.map(([, title]) => `${title}, kB`),
      'requests before hydration',
    ]
    return `Bytes as sent (brotli), read from the build. \`npm run budget\` fails when a page crosses a limit; \`npm test\` runs it.\n\n${table(head, rows)}`
  },
}
