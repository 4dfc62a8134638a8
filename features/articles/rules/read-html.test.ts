import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/runs.ts'
import { readHtml } from './read-html.ts'
import { type Block, blocksOf, inlineOf } from './tree.ts'
import { writeMarkdown } from './write-markdown.ts'

const asMarkdown = (html: string) => writeMarkdown(readHtml(html)).trim()

test.each([
  [
    'Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Um</span></h2><p dir="ltr"><span>Dois </span><span style="font-weight:700">três</span></p><ul><li><p>quatro</p></li></ul></b>',
    '## Um\n\nDois **três**\n\n- quatro',
  ],
  [
    'Word',
    '<html><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Um<o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>dois</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>três</p></body></html>',
    'Um\n\n- dois\n- três',
  ],
  [
    'a numbered list of Word',
    '<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>um</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">2.</span>dois</p>',
    '1. um\n2. dois',
  ],
  ['line ends for paragraphs', 'Um<br><br>dois<br>três', 'Um\n\ndois\\\ntrês'],
  [
    'tags that were not closed',
    '<p>um<p>dois <b>três<ul><li>quatro<li>cinco',
    'um\n\ndois\n\n**três**\n\n- quatro\n- cinco',
  ],
  [
    'a table',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1<td>2</table>',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['entities', '<p>caf&eacute; &amp; p&atilde;o &#8212; R&#36; 2</p>', 'café \\& pão — R$ 2'],
  [
    'programs',
    '<p>um</p><script>alert(1)</script><style>x</style><iframe src="//x"></iframe>',
    'um',
  ],
])('%s arrives clean', (_, html, markdown) => {
  expect(asMarkdown(html)).toBe(markdown)
})

test('a picture that is not in the library is reported, one that is becomes a figure', () => {
  const lost: string[] = []
  const id = '0123456789abcdef0123-800x600'
  const blocks = readHtml(
    '<p>a</p><figure><img src="/a.jpg" alt="A"><figcaption>b</figcaption></figure><img src="/c.jpg">',
    {
      picture: (source) => (source === '/a.jpg' ? id : undefined),
      onLost: (what) => lost.push(what),
    },
  )
  expect(blocks).toContainEqual({ kind: 'figure', picture: id, alt: 'A', caption: 'b' })
  expect(lost).toEqual(['imagem /c.jpg'])
})

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<svg onload=alert(1)>',
  '<math><mi xlink:href="data:x,<script>">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>@import "//x"</style>',
  '<p style="background:url(javascript:1)">',
  '<!--><script>-->',
  '</p></div>',
  '<table><td><table>',
)

test('whatever is pasted, links lead somewhere safe and only known blocks are left', () => {
  const kinds = new Set<Block['kind']>([
    'heading',
    'paragraph',
    'list',
    'quote',
    'table',
    'code',
    'rule',
  ])
  fc.assert(
    fc.property(
      fc.array(fc.oneof(hostile, fc.string({ maxLength: 30 })), { maxLength: 12 }),
      (parts) => {
        for (const block of blocksOf(readHtml(parts.join('')))) {
          expect(kinds.has(block.kind)).toBe(true)
          for (const part of inlineOf(block)) {
            if ('href' in part && part.href)
              expect(part.href).toMatch(/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/)
          }
        }
      },
    ),
    { seed: 36, numRuns: runs(150, 500) },
  )
})
