import { type Measure, measurePages } from '#scripts/budget/page-weight.ts'
import { kilobytes, table } from '../support/markdown.ts'
import { selectPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'

const columns: [Measure, string][] = [
  ['html', 'HTML with inline CSS'],
  ['fonts', 'fonts'],
  ['css', 'stylesheets'],
  ['first js', 'JS before React'],
  ['all js', 'all JS'],
  ['everything', 'everything'],
]

export const weight: Part = {
  name: 'weight',
  title: 'Page weights and requests',
  async run({ pages }) {
    const selected = new Set(selectPages(pages))
    const rows = measurePages()
      .filter(([address]) => selected.has(address))
      .map(([address, measured]) => [
        address,
        ...columns.map(([name]) => kilobytes(measured[name])),
        measured.requests,
      ])
    const head = ['page', ...columns.map(([, title]) => `${title}, kB`), 'requests before React']
    return `Bytes as sent (brotli), read from the build; “all JS” is that of a visit that looks at the whole page and presses nothing, “everything” what a phone loads without scrolling. \`npm run budget\` fails when a page crosses a limit; \`npm test\` runs it.\n\n${table(head, rows)}`
  },
}
