import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import * as mails from '#content/mails.ts'
import { streetLine } from '#content/place.ts'
import '#features/agenda/server/agenda.server.ts'
import '#features/leads/server/leads.server.ts'
import '#features/people/server/people.server.ts'
import '#features/reports/server/reports.server.ts'
import '#features/today/server/today.server.ts'
import { makeSampleMail, sampleAddress, sampleOrigin } from '#server/email/mail-words.ts'

const documents = Object.entries(mails)

/** Words that the page about the site's words names as staying in code. */
function namedWords(): string[] {
  const page = readFileSync('docs/site-words.md', 'utf8')
  const section = page.split(/^## /m).find((part) => part.startsWith('Words of mails')) ?? ''
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name as string)
}

test('every mail can be looked at before it is published', () => {
  const missing = documents.filter(([name, words]) => !makeSampleMail(`mails#${name}`, words))
  expect(missing.map(([name]) => name)).toEqual([])
})

test('other words change the mail, and its names in braces are filled in', () => {
  const words = { ...mails.bookingHold, title: 'Falta um passo', intro: 'Só {tempo} de espera.' }
  const mail = makeSampleMail('mails#bookingHold', words)
  expect(mail?.subject).toBe(`Falta um passo | ${brand.name}`)
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('Só 30 minutos de espera.')
    expect(part).not.toContain(mails.bookingHold.title)
  }
})

/** What samples bring along: values, not words of the product. */
const values = [
  brand.name,
  brand.legalName,
  brand.url,
  streetLine,
  sampleOrigin,
  sampleAddress,
  ...['Ana Exemplo', 'Padaria Exemplo', '(11) 98888-7777', 'Outubro de 2026'],
  'Quero saber mais sobre os serviços. Podemos conversar esta semana?',
  'Quero saber mais sobre os serviços.',
  'Resumo do mês em duas frases, como sai no relatório.',
]

/** The lines of a mail's text without values, markers and punctuation. */
function wordsLeft(text: string): string[] {
  const plain = values
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, value) => rest.replaceAll(value, ' '), text.replace(/https?:\S+/g, ' '))
  return plain.split(/\n|§|: |, /).flatMap((line) => {
    const words = line.replace(/https?:\S+|[\d\p{P}“”|]+/gu, ' ').trim()
    return /\p{L}{2}/u.test(words) ? [words] : []
  })
}

const meetingValues = /^(segunda|terça|quarta|quinta|sexta|sábado|domingo|\w+ de \w+|h|\d)/i

test('with every word replaced, only what the docs name is left of the rows', () => {
  const named = namedWords()
  const labels = documents.flatMap(([name, words]) => {
    const marked = Object.fromEntries(Object.keys(words).map((key) => [key, '§']))
    const { text = '' } = makeSampleMail(`mails#${name}`, marked) ?? {}
    const rows = text.split('\n').filter((line) => /^[\p{L}-]+( \p{L}+)?: /u.test(line))
    return rows.map((line) => line.split(': ')[0] as string)
  })
  expect([...new Set(labels)].filter((label) => !named.includes(label))).toEqual([])
  const sentences = documents
    .filter(([name]) => !/^booking|Agency$/.test(name))
    .flatMap(([name, words]) => {
      const marked = Object.fromEntries(Object.keys(words).map((key) => [key, '§']))
      return wordsLeft(makeSampleMail(`mails#${name}`, marked)?.text ?? '')
    })
  expect(sentences.filter((one) => !named.includes(one) && !meetingValues.test(one))).toEqual([])
})
