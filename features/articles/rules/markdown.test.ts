import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/runs.ts'
import { readMarkdown } from './read-markdown.ts'
import { type Block, blocksOf, type Inline, inlineOf, plainOf } from './tree.ts'
import { writeMarkdown } from './write-markdown.ts'

const picture = '0123456789abcdef0123-1600x900'

test.each<[string, string, Block[]]>([
  [
    'a heading',
    '## Um *dois*',
    [{ kind: 'heading', level: 2, inline: [{ text: 'Um ' }, { text: 'dois', em: true }] }],
  ],
  [
    'a title of the first level, which the page has already',
    '# Um',
    [{ kind: 'heading', level: 2, inline: [{ text: 'Um' }] }],
  ],
  ['a link to a page', '[a](/b)', [{ kind: 'paragraph', inline: [{ text: 'a', href: '/b' }] }]],
  [
    'a fact',
    'Em {{brand.city}}.',
    [{ kind: 'paragraph', inline: [{ text: 'Em ' }, { token: 'brand.city' }, { text: '.' }] }],
  ],
  [
    'a price',
    '{{prices.trafego-pago}}',
    [{ kind: 'paragraph', inline: [{ token: 'prices.trafego-pago' }] }],
  ],
  [
    'a picture of the library',
    `![Loja](/imagens/${picture} "De dia")`,
    [{ kind: 'figure', picture, alt: 'Loja', caption: 'De dia' }],
  ],
  [
    'an invitation',
    '::: convite Venha\nHoje mesmo.\n:::',
    [{ kind: 'invite', title: 'Venha', text: 'Hoje mesmo.' }],
  ],
  ['a service', '::: servico seo\n:::', [{ kind: 'service', slug: 'seo' }]],
  [
    'a chart',
    '::: grafico Custo\n| a | b |\n|---|---|\n| Uma | R$ 18 |\n\nFonte: nós.\n:::',
    [{ kind: 'chart', title: 'Custo', rows: [['Uma', 'R$ 18']], source: 'Fonte: nós.' }],
  ],
])('%s is read', (_, source, tree) => {
  expect(readMarkdown(source)).toEqual(tree)
})

test.each([
  ['a script', '[a](javascript:alert(1))'],
  ['a script in entities', '[a](&#106;avascript:alert(1))'],
  ['another host without a protocol', '[a](//evil.example)'],
  ['a reference', '[a][b]\n\n[b]: data:text/html,x'],
  ['a picture from elsewhere', '![a](https://evil.example/x.png)'],
])('%s leads nowhere', (_, source) => {
  const blocks = [...blocksOf(readMarkdown(source))]
  expect(blocks.some(({ kind }) => kind === 'figure')).toBe(false)
  expect(blocks.flatMap(inlineOf).filter((part) => 'href' in part)).toEqual([])
})

test('HTML is words, not markup', () => {
  expect(readMarkdown('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', inline: [{ text: '<script>alert(1)</script>' }] },
  ])
})

// Trees as the editor makes them: words between single spaces, marks on whole words.
const word = fc.stringMatching(/^[\p{L}\d*_`[\]<>#|~&!.\\{}$-]{1,8}$/u)
const marks = fc.record(
  {
    strong: fc.constant(true as const),
    em: fc.constant(true as const),
    href: fc.constantFrom('/servicos/a', 'https://a.example/b?c=d&e=(f)', 'mailto:a@b.example'),
  },
  { requiredKeys: [] },
)
const inline = fc
  .array(fc.tuple(word, fc.option(marks, { nil: undefined })), { minLength: 1, maxLength: 6 })
  .map((parts) =>
    parts.flatMap(([text, own], at): Inline[] => [
      ...(at > 0 ? [{ text: ' ' }] : []),
      { text, ...own },
    ]),
  )
const paragraph = inline.map((parts): Block => ({ kind: 'paragraph', inline: parts }))
const leaf = fc.oneof(
  paragraph,
  inline.map((parts): Block => ({ kind: 'heading', level: 3, inline: parts })),
  fc.tuple(word, word).map(([title, text]): Block => ({ kind: 'invite', title, text })),
  fc
    .tuple(word, fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 3 }), word)
    .map(([title, rows, source]): Block => ({ kind: 'chart', title, rows, source })),
  fc
    .tuple(fc.array(inline, { minLength: 2, maxLength: 2 }), inline, inline)
    .map(([head, a, b]): Block => ({ kind: 'table', head, rows: [[a, b]] })),
)
const block = fc.oneof(
  leaf,
  paragraph.map((one): Block => ({ kind: 'quote', blocks: [one] })),
  fc
    .tuple(fc.boolean(), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
    .map(
      ([ordered, items]): Block => ({ kind: 'list', ordered, items: items.map((one) => [one]) }),
    ),
)

const markedLetters = (inline: readonly Inline[]) =>
  inline
    .flatMap((part) =>
      'text' in part
        ? [...part.text].map((letter) =>
            letter === ' ' ? ' ' : [letter, part.strong, part.em, part.href].join('|'),
          )
        : [],
    )
    .join('')

/** Each block with its letters and their marks; spaces have none. */
const lettersOf = (blocks: readonly Block[]) =>
  [...blocksOf(blocks)].map((one) => {
    if (one.kind === 'list') return `list ${one.ordered} ${one.items.length}`
    if (one.kind === 'quote') return 'quote'
    return inlineOf(one).length > 0 ? markedLetters(inlineOf(one)) : JSON.stringify(one)
  })

test('what the editor writes is read back as the same words, marks and links', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (tree) => {
      // Two lists in a row are one list in Markdown.
      fc.pre(!tree.some((one, at) => one.kind === 'list' && tree[at + 1]?.kind === 'list'))
      fc.pre(!tree.some((one, at) => one.kind === 'quote' && tree[at + 1]?.kind === 'quote'))
      expect(lettersOf(readMarkdown(writeMarkdown(tree)))).toEqual(lettersOf(tree))
    }),
    { seed: 36, numRuns: runs(150, 500) },
  )
})

test('reading what was written changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (source) => {
      const once = writeMarkdown(readMarkdown(source))
      expect(plainOf([...blocksOf(readMarkdown(once))].flatMap(inlineOf))).toBe(
        plainOf([...blocksOf(readMarkdown(source))].flatMap(inlineOf)),
      )
    }),
    { seed: 36, numRuns: runs(150, 500) },
  )
})
