import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/runs.ts'
import { checkSvg } from './check-svg.ts'

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`

test('a logo as drawing programs export it passes, without what they add to it', () => {
  const source = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: some program -->
<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" data-name="Layer 1">
  <title>Vela</title>
  <defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#0f0"/></linearGradient></defs>
  <!-- the sail -->
  <path fill="url(#g)" d="M0 0h10v10Z" stroke-width=".5"/>
</svg>`
  expect(checkSvg(source)).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>Vela</title><defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#0f0"/></linearGradient></defs><path fill="url(#g)" d="M0 0h10v10Z" stroke-width=".5"/></svg>',
  })
})

const hostile: [what: string, svg: string][] = [
  ['a script', around('<script>alert(1)</script>')],
  ['a script in capitals', around('<SCRIPT>alert(1)</SCRIPT>')],
  ['an event handler', around('<path onload="alert(1)" d="M0 0"/>')],
  ['an event handler of the root', '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>'],
  ['foreign content', around('<foreignObject><body/></foreignObject>')],
  ['an outside picture', around('<image href="https://evil.example/x.png"/>')],
  ['a link', around('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['an outside reference', around('<use href="https://evil.example/x.svg#a"/>')],
  ['drawings within drawings', around('<use href="#a"/>')],
  ['a reference by its old name', around('<use xlink:href="#a"/>')],
  ['a style sheet', around('<style>@import url(https://evil.example)</style>')],
  ['a style attribute', around('<path style="fill:url(https://evil.example)"/>')],
  ['an outside paint', around('<path fill="url(https://evil.example/#a)"/>')],
  ['an outside paint in quotes', around(`<path fill="url('//evil.example')"/>`)],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'],
  ['an entity in a value', around('<path fill="&#x6a;avascript:"/>')],
  ['character data', around('<![CDATA[<script>alert(1)</script>]]>')],
  ['an animation', around('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['a set', around('<set attributeName="onclick" to="alert(1)"/>')],
  ['a handler element', around('<handler type="text/javascript"/>')],
  ['an iframe', around('<iframe src="https://evil.example"/>')],
  ['a second drawing after the first', `${around('')}<script>alert(1)</script>`],
  ['a drawing in a drawing', around(around(''))],
  ['an attribute twice', around('<path d="M0 0" d="M1 1"/>')],
  ['an attribute without quotes', around('<path d=M0/>')],
  ['a value that ends its quotes', around(`<path fill='"><script>alert(1)</script>'/>`)],
  ['a processing instruction inside', around('<?xml-stylesheet href="x.css"?>')],
  ['a page', '<!doctype html><html><body><svg viewBox="0 0 1 1"></svg></body></html>'],
  ['half a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/>'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['nothing', ''],
  ['a comment without end', around('<!-- ')],
  ['too many shapes', around('<path d="M0 0"/>'.repeat(2001))],
  ['too much of it', around(`<path d="${'M0 0'.repeat(30_000)}"/>`)],
  ['too deep a nest', around(`${'<g>'.repeat(40)}${'</g>'.repeat(40)}`)],
]

test.each(hostile)('%s is refused in Portuguese', (_, svg) => {
  const result = checkSvg(svg)
  expect(result).toHaveProperty('problem')
  expect((result as { problem: string }).problem).toMatch(/SVG/)
})

const pieces = fc.constantFrom(
  '<svg viewBox="0 0 1 1">',
  '</svg>',
  '<g>',
  '</g>',
  '<path d="M0 0"/>',
  '<path fill="url(#a)"/>',
  '<script>',
  '</script>',
  ' onload="alert(1)"',
  'javascript:alert(1)',
  '<image href="//evil.example"/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '&lt;script&gt;',
  '<title>',
  '</title>',
  '"',
  "'",
  '>',
  '<',
  'url(',
  '\u0000',
  '\u2028',
)

test('whatever is put together, what passes holds shapes and nothing that runs or reaches out', () => {
  const inside = fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 14 })
  fc.assert(
    fc.property(inside, (parts) => {
      for (const text of [parts.join(''), around(parts.join(''))]) {
        const result = checkSvg(text)
        if ('problem' in result) continue
        const tags = result.svg.replace(/<(title|desc)>[^<]*<\/\1>/g, '')
        expect(tags).not.toMatch(/<(?!\/?(svg|g|path)\b)/)
        expect(tags).not.toMatch(/\son\w+\s*=|href|style=|script|url\((?!#)|&|<!/i)
        // Checking it again changes nothing, so there is one reading of it.
        expect(checkSvg(result.svg)).toEqual(result)
      }
    }),
    { numRuns: runs(750, 3000) },
  )
})
