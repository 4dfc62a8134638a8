import type { Block, Inline, Marks } from './tree.ts'
import { pictureAddress } from './tree.ts'

/** Everything that Markdown could take for a sign of its own. */
const escapeSigns = (text: string) => text.replace(/[\\`*_[\]<>~|&{}!#^]/g, '\\$&')

/** What would begin a list, a heading or a section at the start of a line. */
const escapeStart = (line: string) =>
  line.replace(/^(\s*)([-+=:]|\d+(?=[.)]))/, (_, space: string, sign: string) =>
    /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  )

type Run = Exclude<Inline, { lineBreak: true }>

const contentOf = (run: Run) => ('token' in run ? `{{${run.token}}}` : run.text)

/** Spaces at the ends of marked words stand outside the marks. */
function wrap(inner: string, mark: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? []
  return words === '' ? inner : `${before}${mark}${words}${mark}${after}`
}

type RunGroup = [mark: Marks[keyof Marks], runs: Run[]]

/** Neighbours with the same mark, as one. */
function groupRuns(runs: readonly Run[], of: keyof Marks): RunGroup[] {
  const groups: RunGroup[] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && last[0] === run[of]) last[1].push(run)
    else groups.push([run[of], [run]])
  }
  return groups
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}

function writeFenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

function writeRuns(runs: readonly Run[]): string {
  const plain = (run: Run) => {
    if ('token' in run) return contentOf(run)
    return run.code ? writeCode(run.text) : escapeSigns(run.text)
  }
  const emphasised = (some: readonly Run[]) =>
    groupRuns(some, 'em').map(([em, parts]) => {
      const inner = parts.map(plain).join('')
      return em ? wrap(inner, '*') : inner
    })
  const strong = (some: readonly Run[]) =>
    groupRuns(some, 'strong').map(([mark, parts]) => {
      const inner = emphasised(parts).join('')
      return mark ? wrap(inner, '**') : inner
    })
  return groupRuns(runs, 'href')
    .map(([href, parts]) => {
      const inner = strong(parts).join('')
      return typeof href === 'string' ? `[${inner}](<${href}>)` : inner
    })
    .join('')
}

function writeInline(inline: readonly Inline[]): string {
  const lines: Run[][] = [[]]
  for (const part of inline) {
    if ('lineBreak' in part) lines.push([])
    else lines.at(-1)?.push(part)
  }
  return lines.map(writeRuns).join('\\\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const indent = (text: string, by: string) => text.replace(/\n(?=[^\n])/g, `\n${by}`)
const cell = (inline: readonly Inline[]) => writeInline(inline).replace(/\\\n|\n/g, ' ') || ' '
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function writeTable(head: readonly string[], rows: readonly string[][]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeInline(block.inline).replace(/\\\n/g, ' ')}`
    case 'paragraph':
      return writeInline(block.inline).split('\n').map(escapeStart).join('\n')
    case 'list':
      return block.items
        .map((item, at) => {
          const sign = block.ordered ? `${at + 1}. ` : '- '
          return sign + indent(writeBlocks(item), ' '.repeat(sign.length))
        })
        .join('\n')
    case 'quote':
      return writeBlocks(block.blocks)
        .split('\n')
        .map((line) => (line ? `> ${line}` : '>'))
        .join('\n')
    case 'table':
      return writeTable(
        block.head.map(cell),
        block.rows.map((cells) => cells.map(cell)),
      )
    case 'code':
      return writeFenced(block.text)
    case 'rule':
      return '---'
    case 'figure': {
      const caption = oneLine(block.caption)
      const title = caption ? ` "${caption.replace(/["\\]/g, '\\$&')}"` : ''
      return `![${escapeSigns(oneLine(block.alt))}](${pictureAddress(block.picture)}${title})`
    }
    case 'invite':
      return `::: convite ${oneLine(block.title)}\n${oneLine(block.text)}\n:::`
    case 'service':
      return `::: servico ${block.slug}\n:::`
    case 'chart': {
      const rows = block.rows.map((cells) => cells.map((text) => escapeSigns(oneLine(text))))
      const source = block.source ? `\n\n${escapeStart(escapeSigns(oneLine(block.source)))}` : ''
      return `::: grafico ${oneLine(block.title)}\n${writeTable(['O quê', 'Quanto'], rows)}${source}\n:::`
    }
  }
}

const writeBlocks = (blocks: readonly Block[]) => blocks.map(writeBlock).join('\n\n')

/** A tree as Markdown, which reads back as the same tree. */
export const writeMarkdown = (blocks: readonly Block[]): string => {
  const text = writeBlocks(blocks)
  return text === '' ? '' : `${text}\n`
}
