import { slugOf } from '#features/shared/rules/slug.ts'
import { type Block, blocksOf, inlineOf, plainOf } from './tree.ts'

/** All that is read of a text, block by block. */
export function textsOf(blocks: readonly Block[]): string[] {
  return [...blocksOf(blocks)]
    .map((block) => {
      if (block.kind === 'code') return block.text
      if (block.kind === 'figure') return block.caption
      if (block.kind === 'invite') return `${block.title} ${block.text}`
      if (block.kind === 'chart') return [block.title, ...block.rows.flat(), block.source].join(' ')
      if (block.kind === 'table') {
        return [block.head, ...block.rows].flatMap((row) => row.map(plainOf)).join(' ')
      }
      return plainOf(inlineOf(block))
    })
    .filter((text) => text.trim() !== '')
}

export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []

const wordsOfBlocks = new WeakMap<Block, number>()

function wordsOf(block: Block): number {
  const before = wordsOfBlocks.get(block)
  if (before !== undefined) return before
  const words = textsOf([block]).reduce((sum, text) => sum + wordsIn(text).length, 0)
  wordsOfBlocks.set(block, words)
  return words
}

/** Blocks are counted once: a release asks for the length of every text again. */
export const countWords = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + wordsOf(block), 0)

/** Adults read about two hundred words of Portuguese in a minute on a screen. */
const WORDS_A_MINUTE = 200

export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE))

export type Section = { id: string; title: string }

/** The second-level headings with ids of their own, for the list of contents. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const counts = new Map<string, number>()
  return blocks
    .filter((block) => block.kind === 'heading' && block.level === 2)
    .map((block) => {
      const title = plainOf(inlineOf(block))
      const base = slugOf(title) || 'parte'
      const times = (counts.get(base) ?? 0) + 1
      counts.set(base, times)
      return { id: times > 1 ? `${base}-${times}` : base, title }
    })
}

/** FNV-1a: the same drawing for the same title. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

const fields = ['converge', 'rising', 'waves', 'fan', 'layers', 'ripples', 'calm'] as const
const hues = ['mar-sol', 'sol', 'mar', 'ceu'] as const

/** The drawing of a title. */
export function drawingOf(title: string) {
  const seed = hash(title)
  return {
    seed: seed % 100_000,
    field: fields[seed % fields.length] ?? fields[0],
    hue: hues[(seed >>> 5) % hues.length] ?? hues[0],
  }
}
