import { expect, test } from 'vitest'
import { pagesWith, readPageTexts } from './where-used.ts'

const page = (path: string, body: string) => readPageTexts(path, `<main>${body}</main>`)
const pages = [
  page('/', '<h1>Planos</h1><p>Fale com a <b>gente</b> hoje mesmo, sem compromisso.</p>'),
  page('/planos', '<p>Os Planos começam em R$ 800 &amp; não têm multa, nem letra miúda.</p>'),
  page('/foto', '<img alt="A equipe" src="x"><script>"Planos"</script>'),
]

test('a text is found across the pieces a page breaks it into', () => {
  expect(pagesWith('Fale com a gente hoje mesmo, sem compromisso.', pages)).toEqual(['/'])
  expect(pagesWith('Os Planos começam em R$ 800 & não têm multa, nem letra miúda.', pages)).toEqual(
    ['/planos'],
  )
})

test('a short text counts only where it stands alone', () => {
  expect(pagesWith('Planos', pages)).toEqual(['/'])
})

test('descriptions of pictures count, scripts and nothing do not', () => {
  expect(pagesWith('A equipe', pages)).toEqual(['/foto'])
  expect(pagesWith(' ', pages)).toEqual([])
})
