import { expect, test } from 'vitest'
import { dropField, setField } from './edit-field.ts'

const source = `import { x } from './x.ts'

export const page: Page = {
  hero: { title: 'São João', list: ['á', 'b'] },
  offer: offer && {
    text: counted(2, 'a', 'b'),
    slots: 1,
  },
}
`

test('a field is replaced however it was written, and nothing else moves', () => {
  expect(setField(source, 'page.hero.title', "'Novo'")).toBe(source.replace("'São João'", "'Novo'"))
  expect(setField(source, 'page.offer.text', "'t'")).toBe(
    source.replace("counted(2, 'a', 'b')", "'t'"),
  )
  expect(setField(source, 'page.hero.list.1', "'c'")).toBe(source.replace("'b'] }", "'c'] }"))
})

test('a field that is not there is an error, not a silent nothing', () => {
  expect(() => setField(source, 'page.hero.lead', "''")).toThrow('page.hero.lead')
})

test('a property goes with its name', () => {
  expect(dropField(source, 'page.offer.slots')).toBe(source.replace('    slots: 1,\n', ''))
})
