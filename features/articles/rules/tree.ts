/**
 * What a text of an article may hold, and nothing else: the page, the editor, the help list and the
 * imports all read and write this tree. Links are checked where it is made.
 */

export type Marks = { strong?: true; em?: true; code?: true; href?: string }

/** Words, a fact that follows the content (`{{brand.city}}`), or the end of a line. */
export type Inline = ({ text: string } & Marks) | ({ token: string } & Marks) | { lineBreak: true }

export type Figure = { kind: 'figure'; picture: string; alt: string; caption: string }

/** Bars drawn from a small table: a label and a value in each row. */
export type Chart = {
  kind: 'chart'
  title: string
  rows: [label: string, value: string][]
  source: string
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | Figure
  | Chart
  /** A call to action: the next step, or the service named by its slug. */
  | { kind: 'invite'; title: string; text: string }
  | { kind: 'service'; slug: string }

/** Pictures of the agency's own library, which Markdown names by their address. */
export const pictureAddress = (id: string) => `/imagens/${id}`

/** The id of a picture in an address of this site. */
export const pictureIn = (address: string): string | undefined =>
  /^\/imagens\/([0-9a-f]{20}-[1-9]\d{0,4}x[1-9]\d{0,4})(?:\/\d+\.(?:avif|webp|jpg))?$/.exec(
    address,
  )?.[1]

export const plainOf = (inline: readonly Inline[]): string =>
  inline
    .map((part) => ('text' in part ? part.text : 'token' in part ? `{{${part.token}}}` : ' '))
    .join('')

/** Every block of a text, those within lists and quotes too. */
export function* blocksOf(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    if (block.kind === 'quote') yield* blocksOf(block.blocks)
    if (block.kind === 'list') for (const item of block.items) yield* blocksOf(item)
  }
}

/** The words and links of one block, without those of blocks within it. */
export function inlineOf(block: Block): Inline[] {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.inline
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat()
  return []
}
