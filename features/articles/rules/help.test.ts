import { expect, test } from 'vitest'
import { helpWith } from './help.ts'
import { readMarkdown } from './read-markdown.ts'
import { countSyllables, readingEase } from './readability.ts'

const site = {
  isKnown: (address: string) => address === '/servicos/seo',
  services: ['/servicos/seo'],
}
const summary =
  'Um resumo que diz em duas frases o que a pessoa vai aprender, e por que isso importa.'
const filler = 'A loja abre cedo. '.repeat(110)
const good = `## Parte\n\n${filler.slice(0, 1000)}\n\n## Outra\n\n${filler.slice(0, 1000)} [SEO](/servicos/seo)`

const hintsOn = (source: string, title = 'Um título curto', about = summary) =>
  helpWith({ title, summary: about, blocks: readMarkdown(source) }, site)
    .filter((hint) => !hint.good)
    .map(({ id }) => id.split(' ')[0])

test.each([
  ['a good text', good, []],
  ['a short text', '## Um\n\nPouco. [SEO](/servicos/seo)', ['length']],
  ['no link to a service', good.replace('(/servicos/seo)', '(https://a.example)'), ['services']],
  ['a link that leads nowhere', `${good} [x](/nada)`, ['broken']],
  ['a picture without words', `${good}\n\n![](/imagens/0123456789abcdef0123-8x8)`, ['alt']],
  ['a claim without a source', `${good}\n\nA conversão subiu 40%.`, ['claim']],
  ['a claim with a link', `${good}\n\nA conversão subiu 40%, [diz a Meta](https://a.example).`, []],
  ['a claim with its source', `${good}\n\nA conversão subiu 40%.\n\nFonte: conta de exemplo.`, []],
  ['a study that nobody names', `${good}\n\nPesquisas mostram que isso funciona.`, ['claim']],
  ['a long way without headings', `## Um\n\n${filler}[SEO](/servicos/seo)`, ['headings']],
  ['a sentence that does not end', `${good}\n\n${'a casa e '.repeat(20)}fim.`, ['sentences']],
])('%s is judged', (_, source, hints) => {
  expect(hintsOn(source)).toEqual(hints)
})

test('titles and summaries that search results would cut are pointed out', () => {
  expect(hintsOn(good, 'x'.repeat(71))).toEqual(['title'])
  expect(hintsOn(good, 'Um título', 'Curto.')).toEqual(['summary'])
  expect(hintsOn(good, 'Um título', 'x'.repeat(161))).toEqual(['summary'])
})

test.each([
  ['casa', 2],
  ['água', 2],
  ['pão', 1],
  ['quero', 2],
  ['guitarra', 3],
  ['saída', 3],
  ['ideia', 3],
  ['países', 3],
  ['história', 3],
  ['coração', 3],
  ['automação', 4],
  ['computador', 4],
])('%s has %i syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

test('short words and sentences read more easily than long ones', () => {
  const easy = readingEase(['A loja abre cedo. O pão sai às seis.'])
  const hard = readingEase([
    'A operacionalização da institucionalização organizacional pressupõe o comprometimento interdepartamental.',
  ])
  expect(easy).toBeGreaterThan(80)
  expect(hard).toBeLessThan(20)
  expect(readingEase([''])).toBeUndefined()
})
