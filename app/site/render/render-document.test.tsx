import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { SiteAssets } from './assets.server.ts'
import { Fold, Island } from './island.tsx'
import { renderDocument } from './render-document.tsx'

const assets: SiteAssets = {
  fonts: ['/assets/a.woff2'],
  stylesheet: '/assets/site.css',
  sheets: new Map(),
  fontFaces: '@font-face{font-family:A}',
  rules: '.hero{color:red}.below{color:blue}',
  read: () => '',
  boot: 'boot()',
  script: '/assets/site.js',
}
const ownRules = '.later{top:var(--a)}'
const labels = {
  head: { eyebrow: 'Vozes', title: 'Quem veleja </script> conosco', intro: 'Quatro vozes' },
  testimonials: [
    {
      id: 'a',
      name: 'Ana',
      role: 'Dona',
      company: 'Padaria',
      content: 'Vendi mais.',
      rating: 5 as const,
    },
  ],
}

function page() {
  const content = (
    <>
      <div className="hero">Vento a favor</div>
      <Fold />
      <div className="below">
        <Island name="testimonials" props={labels} />
      </div>
    </>
  )
  return { theme: 'dia' as const, meta: [{ title: 'Olá' }], content }
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('A page comes with the hashes of the scripts and styles that stand in it', async () => {
  const { html, scripts, styles } = await renderDocument(page(), assets)
  const inline = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text]) => hashOf(text as string)).toSorted()
  expect(inline(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/g)).toEqual(scripts.toSorted())
  expect(inline(/<style[^>]*>(.*?)<\/style>/g)).toEqual(styles)
  expect(html).not.toMatch(/\sstyle="/)
})

test('The first screen has its rules inline, what is below the fold has not', async () => {
  const { html } = await renderDocument(page(), assets)
  const css = parse(html).querySelector('style')?.textContent
  expect(css).toBe('@font-face{font-family:A}.hero{color:red}')
  expect(html.indexOf('Vento a favor')).toBeLessThan(html.indexOf('href="/assets/site.css"'))
  expect(html.indexOf('href="/assets/site.css"')).toBeLessThan(html.indexOf('Vendi mais.'))
})

test('Rules that only some pages have come after the shared ones, where something may match', async () => {
  const sheets = new Map([
    ['/assets/here.css', '@layer components{.below:hover{color:red}.below{top:0}}'],
    ['/assets/state.css', '@media (hover:hover){.hero:has(.below)[data-on]:hover{top:0}}'],
    [
      '/assets/elsewhere.css',
      '@layer components{.below .nowhere{top:0}[data-a]{top:0}}@keyframes a{}',
    ],
  ])
  const { html } = await renderDocument(page(), { ...assets, sheets })
  const links = parse(html).querySelectorAll('link[rel=stylesheet]')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/site.css',
    '/assets/here.css',
    '/assets/state.css',
  ])
})

test('A page’s own stylesheet stands inline as a whole, with the variables it reads', async () => {
  const own = { ...assets, rules: `:root{--a:1px;--b:2px}${assets.rules}`, read: () => ownRules }
  const { html } = await renderDocument({ ...page(), stylesheet: '/assets/own.css' }, own)
  const css = parse(html).querySelector('style')?.textContent
  expect(css).toBe(`@font-face{font-family:A}:root{--a:1px}.hero{color:red}${ownRules}`)
  expect(html).not.toContain('/assets/own.css')
})

test('An island stands there as markup, and its props once, where no text can end the script', async () => {
  const { html } = await renderDocument(page(), assets)
  const root = parse(html).querySelector('page-island')
  expect(root?.getAttribute('data-island')).toBe('testimonials')
  expect(root?.textContent).toContain('Vendi mais.')
  const given = html.match(/id="island-props">(.*?)<\/script>/)?.[1] as string
  expect(JSON.parse(given)).toEqual([labels])
})

test('"e-mail" and telephone numbers never break at their hyphens; attributes, fields and islands stay as written', async () => {
  const content = (
    <>
      <p title="E-mail">
        Por e-mail e <b>E-mails</b>: 90000-0000
      </p>
      <textarea defaultValue="e-mail" />
      <Island
        name="testimonials"
        props={{ ...labels, head: { ...labels.head, intro: 'e-mail' } }}
      />
    </>
  )
  const root = parse((await renderDocument({ ...page(), content }, assets)).html)
  expect(root.querySelectorAll('.nb').map((one) => one.textContent)).toEqual([
    'e-mail',
    'E-mails',
    '90000-0000',
  ])
  expect(root.querySelector('p')?.getAttribute('title')).toBe('E-mail')
  expect(root.querySelector('textarea')?.textContent).toBe('e-mail')
  expect(root.querySelector('page-island')?.textContent).toContain('e-mail')
})

test('For one request the inline parts carry its nonce', async () => {
  const { html } = await renderDocument(page(), assets, 'abc')
  expect(html.match(/nonce="abc"/g)).toHaveLength(4)
})

test('What a press on an island waits for is asked for at the end of the page', async () => {
  const ahead = new Map([
    ['testimonials', ['/assets/wake.js', '/assets/enliven.js']],
    ['chat', ['/assets/chat.js']],
  ])
  const { html } = await renderDocument(page(), { ...assets, ahead })
  const links = parse(html).querySelectorAll('#island-props ~ link[rel=modulepreload]')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ahead.get('testimonials'))
})
