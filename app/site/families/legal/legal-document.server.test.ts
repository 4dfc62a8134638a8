import { expect, test } from 'vitest'
import { renderDocument } from './legal-document.server.ts'

test('a document is its introduction and one section per heading', () => {
  const { intro, sections } = renderDocument(
    'Olá.\n\n## Seus direitos\n\nUm.\n\n## Foro\n\nDois.',
    {},
  )
  expect(intro).toBe('<p>Olá.</p>\n')
  expect(sections).toEqual([
    { id: 'seus-direitos', title: 'Seus direitos', html: '<p>Um.</p>\n' },
    { id: 'foro', title: 'Foro', html: '<p>Dois.</p>\n' },
  ])
})

test('facts are filled in and notes to the editor left out', () => {
  const { intro } = renderDocument('<!-- a note -->\n\nEscreva para {{email}}.', {
    email: 'oi@a.example',
  })
  expect(intro).not.toContain('note')
  expect(intro).toContain('oi@a.example')
})

test('a fact that nobody knows stops the build', () => {
  expect(() => renderDocument('{{cnpj}}', {})).toThrow('{{cnpj}}')
})

test('raw HTML is refused', () => {
  expect(() => renderDocument('<script>1</script>', {})).toThrow('no HTML')
  expect(() => renderDocument('um <b>dois</b>', {})).toThrow('no HTML')
})

test('a cell names its column and a row its first cell', () => {
  const { intro } = renderDocument('| Dado | Prazo |\n|---|---|\n| IP | 6 meses |', {})
  expect(intro).toContain('<th scope="row">IP</th><td data-label="Prazo">6 meses</td>')
})

test('what belongs to a part of the site goes with it, a line or a whole section', () => {
  const source =
    'Oi.\n\n- um\n{{?agenda}} - dois\n\n{{?chat}} ## Conversa\n\nTrês.\n\nQuatro.\n\n## Foro\n\nCinco.\n'
  const titles = (parts: Record<string, boolean>) =>
    renderDocument(source, {}, parts).sections.map(({ title }) => title)
  expect(titles({ agenda: true, chat: true })).toEqual(['Conversa', 'Foro'])
  expect(titles({ agenda: true, chat: false })).toEqual(['Foro'])
  expect(renderDocument(source, {}, { agenda: false, chat: true }).intro).not.toContain('dois')
  expect(() => renderDocument(source, {}, { chat: true })).toThrow('{{?agenda}}')
})

test.each([
  '[aqui](javascript:alert(1))',
  '[aqui](<javascript:alert(1)>)',
  '[aqui](//evil.example)',
  '[aqui][a]\n\n[a]: javascript:alert(1)',
  '![aqui](https://evil.example/x.png)',
])('%s leads nowhere', (source) => {
  const { intro } = renderDocument(source, {})
  expect(intro).not.toMatch(/<a|<img|href|src/)
})

test('what stands in quotes cannot leave them', () => {
  const { intro } = renderDocument('| A"b | C"d |\n|---|---|\n| 1 | 2 |', {})
  expect(intro).toContain('data-label="C&quot;d"')
})
