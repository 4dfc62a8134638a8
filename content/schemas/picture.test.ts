import { expect, test } from 'vitest'
import { portugueseIssue } from './checks/messages.ts'
import { photo, pictureField } from './common.ts'

const id = '0123456789abcdef0123-1200x800'

const issueOf = (schema: typeof photo | typeof pictureField, value: unknown) => {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issue && [issue.path.join('.'), portugueseIssue(issue)]
}

test.each([
  { id, alt: 'A equipe na sala' },
  { id, alt: '', decorative: true },
  { id, alt: 'A equipe', focus: { x: 0, y: 100 } },
])('a picture is described, or said to be decorative', (value) => {
  expect(issueOf(pictureField, value)).toBeUndefined()
  expect(issueOf(photo, value)).toBeUndefined()
})

test.each([
  ['no words', { id, alt: '' }, 'alt', /^Descreva a imagem/],
  ['blank words', { id, alt: '   ' }, 'alt', /^Descreva a imagem/],
  ['HTML', { id, alt: '<img src=x onerror=alert(1)>' }, 'alt', /sem código HTML/],
  ['another address', { id: '../../etc/passwd', alt: 'x' }, 'id', /biblioteca/],
  ['an address outside', { id: 'https://evil.example/x.png', alt: 'x' }, 'id', /biblioteca/],
  ['a focus outside', { id, alt: 'x', focus: { x: 101, y: 0 } }, 'focus.x', /até 100/],
])('a picture with %s is refused in Portuguese', (_, value, path, message) => {
  const [at, text] = issueOf(pictureField, value) ?? []
  expect(at).toBe(path)
  expect(text).toMatch(message)
})

test('a photo is a file or a picture of the library, not both and not neither', () => {
  expect(issueOf(photo, { file: 'ana.jpg', alt: 'Ana', focus: 'top' })).toBeUndefined()
  expect(issueOf(photo, { alt: 'Ana' })?.[1]).toMatch(/biblioteca/)
  expect(issueOf(photo, { file: 'ana.jpg', id, alt: 'Ana' })?.[1]).toMatch(/biblioteca/)
})
