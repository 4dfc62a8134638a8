import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { streetLine } from '#content/derived/place.ts'
import * as mails from '#content/mails.ts'
import { agenda } from '#content/pages/agenda.ts'
import '#features/agenda/server/agenda.server.ts'
import '#features/leads/server/leads.server.ts'
import '#features/people/server/people.server.ts'
import '#features/reports/server/reports.server.ts'
import '#features/today/server/today.server.ts'
import { zoneCity } from '#features/calendar/rules/clock-text.ts'
import { readPageTexts } from '#features/publishing/rules/where-used.ts'
import type { Mail } from '#server/email/mail.ts'
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
  brand.replyTime,
  zoneCity(brand.timeZone),
  ...agenda.settings.kinds.map(({ name }) => name),
  sampleOrigin,
  sampleAddress,
  ...['Ana Exemplo', 'Padaria Exemplo', '(11) 98888-7777', 'Outubro de 2026'],
  'Quero saber mais sobre os serviços. Podemos conversar esta semana?',
  'Quero saber mais sobre os serviços.',
  'Resumo do mês em duas frases, como sai no relatório.',
]

/** Days and hours, as in 'quinta-feira, 19 de novembro de 2026, 10h30'. */
const days =
  /\d+h\d*|\b(?:segunda|terça|quarta|quinta|sexta)-feira|\b(?:sábado|domingo)\b|\d+º? de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de \d+)?/gi

/** What a mail says without values, markers, figures and punctuation, piece by piece. */
function wordsLeft({ subject, text, html = '' }: Mail): string[] {
  const page = readPageTexts('', html.replace(/<head>[\s\S]*<\/head>/, ''))
  return [subject, ...text.split('\n'), ...page.nodes].flatMap((line) => {
    const plain = values
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, value) => rest.replaceAll(value, '§'), line.replace(/https?:\S+/g, '§'))
    return plain
      .replace(days, ' ')
      .split(/[§|]|: ?|, | \(|\) ?/)
      .flatMap((piece) => {
        const words = piece.replace(/(?<!\p{L})\p{P}|\p{P}(?!\p{L})|\d/gu, ' ')
        return /\p{L}{2}/u.test(words) ? [words.replace(/\s+/g, ' ').trim()] : []
      })
  })
}

test('with every word replaced, only what the docs name is left of subject, text and page', () => {
  const named = namedWords()
  const left = documents.flatMap(([name, words]) => {
    const marked = Object.fromEntries(Object.keys(words).map((key) => [key, '§']))
    const mail = makeSampleMail(`mails#${name}`, marked)
    expect(mail?.text, name).toContain('§')
    return mail ? wordsLeft(mail).map((words) => `${name}: ${words}`) : []
  })
  const unnamed = [...new Set(left)].filter((line) => !named.includes(line.split(': ')[1] ?? ''))
  expect(unnamed).toEqual([])
})
