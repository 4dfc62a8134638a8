import { expect, test } from 'vitest'
import * as mails from '#content/mails.ts'
import { portugueseIssue } from './checks/messages.ts'
import { mailSchemas } from './mails.ts'

const keys = Object.keys(mails).map((name) => `mails#${name}`)

test('every mail has a schema that its words fit', () => {
  expect(Object.keys(mailSchemas).toSorted()).toEqual(keys.toSorted())
  for (const [name, words] of Object.entries(mails)) {
    expect(mailSchemas[`mails#${name}`]?.safeParse(words).error, name).toBeUndefined()
  }
})

const judge = (change: Partial<typeof mails.bookingCancelled>) => {
  const value = { ...mails.bookingCancelled, ...change }
  const { error } = mailSchemas['mails#bookingCancelled']?.safeParse(value) ?? {}
  return (error?.issues ?? []).map((issue) => portugueseIssue(issue as never))
}

test('a name that the mail does not know is refused in Portuguese, with those it knows', () => {
  expect(judge({ last: 'Marque com {nome}: {link}' })[0]).toMatch(/não sabe.*\{nome\}.*\{link\}/)
  expect(judge({ byPerson: 'Olá, {nome}' })[0]).toMatch(/\{nome\}.*sem as chaves/)
})

test('a name that the reader needs may not be left out, nor a brace left open', () => {
  expect(judge({ last: 'Marque outra quando quiser.' })[0]).toContain('Falta {link}')
  expect(judge({ last: 'Marque outra: {link' })[0]).toContain('chave')
})

test('facts in double braces are not names of the mail', () => {
  expect(judge({ byPerson: 'A {{brand.name}} cancelou.' })).toEqual([])
})
