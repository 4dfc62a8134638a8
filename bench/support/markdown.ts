type Cell = string | number

/** A Markdown table; columns of numbers align to the right. */
export function table(head: string[], rows: Cell[][]): string {
  const isNumeric = (column: number) =>
    rows.length > 0 && rows.every((row) => typeof row[column] === 'number')
  const line = (cells: Cell[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  const rule = head.map((_, column) => (isNumeric(column) ? '--:' : '---'))
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n')
}

function escapeCell(cell: Cell): string {
  return String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** Findings as a list, or the sentence that there are none. */
export function findings(list: string[], none: string, longest = 60): string {
  if (list.length === 0) return none
  const listed = list.slice(0, longest).map((finding) => `- ${finding}`)
  if (list.length > longest) listed.push(`- … and ${list.length - longest} more`)
  const noun = list.length === 1 ? 'finding' : 'findings'
  return `${list.length} ${noun}:\n\n${listed.join('\n')}`
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

/** The same finding on many pages is one finding. */
export function tally() {
  const places = new Map<string, Set<string>>()
  return {
    add(finding: string, page: string) {
      places.set(finding, (places.get(finding) ?? new Set()).add(page))
    },
    list(): string[] {
      return [...places].map(([finding, pages]) => {
        const [first, ...others] = pages
        const more = others.length ? ` and ${others.length} more` : ''
        return `${finding} (\`${first}\`${more})`
      })
    },
  }
}
