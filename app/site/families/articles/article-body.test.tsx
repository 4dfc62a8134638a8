import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readHtml } from '#features/articles/rules/read-html.ts'
import { readMarkdown } from '#features/articles/rules/read-markdown.ts'
import { writeMarkdown } from '#features/articles/rules/write-markdown.ts'
import { runs } from '#tests/support/runs.ts'
import { ArticleBody } from './article-body.tsx'

const invite = {
  eyebrow: 'Próximo passo',
  title: 'Vamos conversar?',
  text: 'Trinta minutos.',
  talk: 'WhatsApp',
  action: 'Agendar',
  schedule: '/agenda',
  whatsapp: 'https://wa.me/55',
}
const context = { invite, services: {} }
const render = (source: string) =>
  renderToStaticMarkup(<ArticleBody blocks={readMarkdown(source)} context={context} />)

/** Everything the family writes, and nothing that runs. */
const tags = new Set(
  'p a b strong em code pre br h2 h3 ul ol li blockquote hr table caption thead tbody tr th td figure figcaption picture source img svg path aside section div span use'.split(
    ' ',
  ),
)
const attributes = new Set(
  'href class id tabindex scope viewbox preserveaspectratio aria-hidden aria-label d src srcset sizes type width height alt loading decoding target rel'.split(
    ' ',
  ),
)

function judge(html: string) {
  for (const element of parse(html).querySelectorAll('*')) {
    expect(tags).toContain(element.rawTagName.toLowerCase())
    for (const [name, value] of Object.entries(element.attributes)) {
      expect(attributes).toContain(name.toLowerCase())
      if (name === 'href')
        expect(value).toMatch(/^(https:\/\/|mailto:|tel:|\/(?!\/)|#|\/generated)/)
      if (name === 'src') expect(value).toMatch(/^\/imagens\//)
    }
  }
}

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](java\tscript:alert(1))',
  '[a](&#x6A;avascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:x)',
  '[a](//evil.example)',
  '[a][r]\n\n[r]: javascript:alert(1)\n',
  '![a](x" onerror="alert(1))',
  '![a](/imagens/0123456789abcdef0123-8x8 "x\\" onload=\\"alert(1)")',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>1</script>">',
  '::: convite <script>alert(1)</script>\n<img src=x onerror=1>\n:::\n',
  '::: servico ../../x\n:::\n',
  '::: grafico <b>\n| <i> | "x" |\n|---|---|\n| a | onclick=1 |\n\n<u>\n:::\n',
  '| a | b |\n|---|---|\n| <script>1</script> | [x](javascript:1) |\n',
  '```html\n<script>1</script>\n```\n',
  '{{constructor.constructor}}',
  '{{__proto__.x}}',
  '<!-- x --><style>*{}</style>',
  '\n\n',
  '> ',
  '- ',
  '## ',
)
const source = fc.array(fc.oneof(hostile, fc.string({ maxLength: 20 })), { maxLength: 15 })

test('whatever Markdown somebody writes, nothing of it runs', () => {
  fc.assert(
    fc.property(source, (parts) => judge(render(parts.join('')))),
    { seed: 36, numRuns: runs(120, 400) },
  )
})

test('whatever HTML somebody pastes, nothing of it runs', () => {
  fc.assert(
    fc.property(source, (parts) => judge(render(writeMarkdown(readHtml(parts.join('')))))),
    { seed: 36, numRuns: runs(120, 400) },
  )
})

test('headings get ids of their own', () => {
  const html = render('## Um\n\n## Um\n\n### Não')
  expect(
    parse(html)
      .querySelectorAll('h2')
      .map(({ id }) => id),
  ).toEqual(['um', 'um-2'])
})

test('the bars of a chart are as long as their values', () => {
  const html = render(
    '::: grafico T\n| a | b |\n|---|---|\n| x | R$ 1.000 |\n| y | R$ 250,50 |\n:::',
  )
  expect([...html.matchAll(/M0 0h(\d+)/g)].map(([, length]) => Number(length))).toEqual([100, 25])
})
