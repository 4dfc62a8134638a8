import { expect, test } from 'vitest'
import { pageAt } from '#content/derived/addresses.ts'
import { coloursIn, strayColours, strayNames, strayPaths, strayWords } from './literals.ts'

test('a colour outside the palette is named with its file and line', () => {
  const files = new Map([
    ['app/styles/x.css', 'a {\n  color: #12b5a1;\n}'],
    ['content/palette.ts', "brand: '#12b5a1'"],
  ])
  expect(strayColours(files)).toEqual([
    'app/styles/x.css:2: #12b5a1 is a colour of its own: take one of content/palette.ts',
  ])
})

test('black, white and greys belong to nobody', () => {
  expect(coloursIn('#000 #FFF #999999 rgb(0 0 0 / 0.5) rgb(255 255 255 / 0.1)')).toEqual([])
  expect(coloursIn('rgb(7 19 31 / 0.5) #0af')).toEqual(['rgb(7 19 31', '#0af'])
})

test("a page's address in code is named, in content and tests it may stand", () => {
  const link = `to="${pageAt('services')}"`
  const files = ['app/a.tsx', 'app/a.test.tsx', 'content/a.ts'].map((file) => [file, link] as const)
  expect(strayPaths(new Map(files))).toEqual([
    `app/a.tsx:1: ${pageAt('services')} is a page's address: ask content/derived/addresses.ts for it`,
  ])
})

test("the agency's name and words are reported in code, and allowed in comments", () => {
  const files = new Map([
    ['server/a.ts', "const zone = 'America/Lugar'"],
    ['server/b.ts', '// America/Lugar has no summer time'],
    ['content/c.ts', "timeZone: 'America/Lugar'"],
  ])
  expect(strayWords(files, ['America/Lugar'])).toEqual([
    "server/a.ts:1: 'America/Lugar' belongs to the agency: take it from content/brand.ts",
  ])
})

test('a service, person or price in code is reported; content, comments and tests may have them', () => {
  const files = new Map([
    ['server/a.ts', "const page = services['sites-e-lojas']"],
    ['app/b.tsx', 'price({ of: `recurring/sites-e-lojas` })'],
    ['server/c.ts', "/** As 'sites-e-lojas' is. */\nconst other = 'sites-e-lojas-online'"],
    ['server/d.test.ts', "'sites-e-lojas'"],
    ['content/e.ts', "related: ['sites-e-lojas']"],
  ])
  expect(strayNames(files, ['sites-e-lojas'])).toEqual(
    ['server/a.ts', 'app/b.tsx'].map(
      (file) =>
        `${file}:1: 'sites-e-lojas' may be taken out of content/: look for what is there instead`,
    ),
  )
})
