import type { Mark, Node } from 'prosemirror-model'
import type { Block, Inline, Marks } from '#features/articles/rules/tree.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

function marksFor(part: Marks): Mark[] {
  return [
    ...(part.href ? [marks.link.create({ href: part.href })] : []),
    ...(part.strong ? [marks.strong.create()] : []),
    ...(part.em ? [marks.em.create()] : []),
    ...(part.code ? [marks.code.create()] : []),
  ]
}

const inlineNodes = (inline: readonly Inline[]): Node[] =>
  inline.map((part) => {
    if ('lineBreak' in part) return nodes.hard_break.create()
    if ('token' in part) return nodes.token.create({ name: part.token }, null, marksFor(part))
    return schema.text(part.text, marksFor(part))
  })

const paragraph = (inline: readonly Inline[]) => nodes.paragraph.create(null, inlineNodes(inline))

const rowsText = (rows: readonly [string, string][]) =>
  rows.map(([label, value]) => `${label} | ${value}`).join('\n')

/** An item begins with a paragraph, whatever Markdown allows. */
function itemNode(blocks: readonly Block[]): Node {
  const content = blockNodes(blocks)
  const first = content[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()]
  return nodes.list_item.create(null, [...first, ...content])
}

function blockNode(block: Block): Node {
  switch (block.kind) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, inlineNodes(block.inline))
    case 'paragraph':
      return paragraph(block.inline)
    case 'list':
      return nodes[block.ordered ? 'ordered_list' : 'bullet_list'].create(
        null,
        block.items.map(itemNode),
      )
    case 'quote':
      return nodes.blockquote.create(null, blockNodes(block.blocks))
    case 'code':
      return nodes.code_block.create(null, block.text ? [schema.text(block.text)] : [])
    case 'rule':
      return nodes.horizontal_rule.create()
    case 'table': {
      const row = (cells: readonly Inline[][], type: typeof nodes.table_cell) =>
        nodes.table_row.create(
          null,
          cells.map((cell) => type.create(null, [paragraph(cell)])),
        )
      return nodes.table.create(null, [
        row(block.head, nodes.table_header),
        ...block.rows.map((cells) => row(cells, nodes.table_cell)),
      ])
    }
    case 'chart': {
      const { title, rows, source } = block
      return nodes.chart.create({ title, rows: rowsText(rows), source })
    }
    default: {
      const { kind, ...attributes } = block
      return nodes[kind].create(attributes)
    }
  }
}

export const blockNodes = (blocks: readonly Block[]): Node[] => blocks.map(blockNode)

/** The editor's document of a text; an empty one has a paragraph to write in. */
export function documentOf(blocks: readonly Block[]): Node {
  const content = blockNodes(blocks)
  return nodes.doc.create(null, content.length > 0 ? content : [nodes.paragraph.create()])
}

function inlineIn(node: Node): Inline[] {
  const parts: Inline[] = []
  node.forEach((child) => {
    if (child.type === nodes.hard_break) {
      parts.push({ lineBreak: true })
      return
    }
    const href = marks.link.isInSet(child.marks)?.attrs.href as string | undefined
    const nodeMarks = {
      ...(marks.strong.isInSet(child.marks) && { strong: true as const }),
      ...(marks.em.isInSet(child.marks) && { em: true as const }),
      ...(marks.code.isInSet(child.marks) && { code: true as const }),
      ...(href && { href }),
    }
    if (child.type === nodes.token) parts.push({ token: child.attrs.name, ...nodeMarks })
    else parts.push({ text: child.text ?? '', ...nodeMarks })
  })
  return parts
}

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = []
  node.forEach((child) => void children.push(child))
  return children
}

function readRows(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', ...value] = line.split('|')
      return [label.trim(), value.join(' ').trim()]
    })
}

const cellWords = (cell: Node): Inline[] => childrenOf(cell).flatMap(inlineIn)

function blockIn(node: Node): Block[] {
  const { type, attrs } = node
  switch (type) {
    case nodes.heading:
      return [{ kind: 'heading', level: attrs.level, inline: inlineIn(node) }]
    case nodes.paragraph:
      return [{ kind: 'paragraph', inline: inlineIn(node) }]
    case nodes.bullet_list:
    case nodes.ordered_list:
      return [
        {
          kind: 'list',
          ordered: type === nodes.ordered_list,
          items: childrenOf(node).map((item) => childrenOf(item).flatMap(blockIn)),
        },
      ]
    case nodes.blockquote:
      return [{ kind: 'quote', blocks: childrenOf(node).flatMap(blockIn) }]
    case nodes.code_block:
      return [{ kind: 'code', text: node.textContent }]
    case nodes.horizontal_rule:
      return [{ kind: 'rule' }]
    case nodes.table: {
      const [head = [], ...rows] = childrenOf(node).map((row) => childrenOf(row).map(cellWords))
      return [{ kind: 'table', head, rows }]
    }
    case nodes.figure:
      return attrs.picture
        ? [{ kind: 'figure', picture: attrs.picture, alt: attrs.alt, caption: attrs.caption }]
        : []
    case nodes.invite:
      return [{ kind: 'invite', title: attrs.title, text: attrs.text }]
    case nodes.service:
      return attrs.slug ? [{ kind: 'service', slug: attrs.slug }] : []
    case nodes.chart:
      return [
        { kind: 'chart', title: attrs.title, rows: readRows(attrs.rows), source: attrs.source },
      ]
    default:
      return []
  }
}

const isEmpty = (block: Block) =>
  (block.kind === 'paragraph' || block.kind === 'heading') && block.inline.length === 0

/** The text of the editor's document. */
export const treeOf = (document: Node): Block[] =>
  childrenOf(document)
    .flatMap(blockIn)
    .filter((block) => !isEmpty(block))
