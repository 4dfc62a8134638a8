import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { plainText } from '../rules/marks.ts'
import { BotText, isSitePath } from './message-bubble.tsx'

function draw(text: string): { html: string; document: HTMLElement } {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BotText text={text} />
    </MemoryRouter>,
  )
  return { html, document: parse(html) }
}

test('pairs of one or two asterisks are bold and line breaks are breaks', () => {
  expect(draw('**um** e *dois*\ntrês').html).toBe(
    '<strong>um</strong> e <strong>dois</strong><br/>três',
  )
})

test('asterisks that stand alone stay as they are', () => {
  for (const text of ['2 * 3', 'a*b', '** x', '*', '**', '* item\n* outro']) {
    expect(draw(text).document.querySelector('strong'), text).toBeNull()
  }
})

test('links within the site are links, also inside bold', () => {
  const { document } = draw('Veja [SEO](/home1/services/seo) e **[planos](/home1/planos#pacote)**.')
  expect(document.querySelectorAll('a').map((a) => a.getAttribute('href'))).toEqual([
    '/home1/services/seo',
    '/home1/planos#pacote',
  ])
  expect(document.text).toBe('Veja SEO e planos.')
})

describe('a hostile answer', () => {
  const hostile = [
    '**<img src=x onerror=alert(1)>**',
    '<script>alert(1)</script>',
    '[clique](javascript:alert(1))',
    '[clique](//evil.example)',
    '[clique](/\\evil.example)',
    '[clique](https://evil.example)',
    '[clique](/\tjavascript:alert(1))',
    '[clique](data:text/html,x)',
    '[clique](/functions/v1/chat-iaxel)',
    '[<b>x</b>](/home1)',
    '[a](/"onmouseover="alert(1))',
    '***a** *b** **c*** ****',
    '**a *b* c**',
    '[[a](/b)](/c)',
    '`<iframe>` &lt;b&gt; &amp; \u0000 \u202e',
    `${'*'.repeat(5000)}x${'*'.repeat(5000)}`,
    '['.repeat(20_000),
    '[a]('.repeat(20_000),
  ]

  test.each(hostile.map((text) => ({ name: text.slice(0, 40), text })))(
    '$name leaves text, strong, br and site links only',
    ({ text }) => {
      const { document } = draw(text)
      for (const element of document.querySelectorAll('*')) {
        expect(['strong', 'br', 'a']).toContain(element.rawTagName)
        for (const name of Object.keys(element.attributes)) {
          expect(['href', 'class', 'data-discover']).toContain(name)
        }
        const href = element.getAttribute('href')
        if (element.rawTagName === 'a') expect(href).toMatch(/^\/(?![/\\])/)
        expect(element.getAttribute('onerror')).toBeUndefined()
      }
      expect(document.querySelectorAll('a[href*="evil"], a[href*="script"]')).toEqual([])
    },
  )

  test('of a line of one megabyte is drawn in one pass', () => {
    const line = `**<b>${'x'.repeat(500_000)}</b>** [b](//${'*y'.repeat(5)}${'z'.repeat(500_000)})`
    const { document } = draw(line)
    expect(document.querySelectorAll('img, script')).toEqual([])
    expect(document.text.length).toBeGreaterThan(900_000)
  })
})

test('only paths of this site are site paths', () => {
  expect(
    ['/', '/home1#contact', '/portfolio?aba=projetos', '/servicos/websites-apps'].every(isSitePath),
  ).toBe(true)
  expect(['//x', '/\\x', 'x', '/a b', "/'", '/functions/v1/x', '/<b>'].some(isSitePath)).toBe(false)
})

test('what is read aloud or copied has no marks', () => {
  expect(plainText('**Oi**, veja [o *plano*](/home1/planos)\n1. *a*')).toBe(
    'Oi, veja o *plano*\n1. a'.replace('o *plano*', 'o plano'),
  )
})
