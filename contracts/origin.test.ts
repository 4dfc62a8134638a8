import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

const home = 'https://agencia.example/'
const from = (query: string, referrer = '') => originOf({ landing: `${home}${query}`, referrer })

test.each([
  ['an address typed by hand', '', '', '', ''],
  ['a search', '', 'https://www.google.com.br/', 'google', ''],
  ['an app that names itself', '', 'android-app://com.google.android.gm/', 'email', ''],
  ['an ad of Google', '?gclid=x', 'https://www.google.com/', 'google-ads', ''],
  [
    'a named ad of Google',
    '?utm_source=google&utm_medium=cpc&utm_campaign=Pesquisa%20Marca',
    '',
    'google-ads',
    'pesquisa marca',
  ],
  ['an ad of Meta', '?utm_source=ig&utm_medium=paid_social&fbclid=y', '', 'meta-ads', ''],
  ['a link in a profile', '?utm_source=Instagram&utm_medium=bio', '', 'instagram', ''],
  ['a redirector', '', 'https://l.instagram.com/?u=1', 'instagram', ''],
  ['another site', '', 'https://www.guia.example/agencias?x=1', 'guia.example', ''],
  [
    'a paper',
    '?utm_source=jornal&utm_medium=anuncio&utm_campaign=domingo',
    '',
    'jornal',
    'domingo',
  ],
])('%s is counted by its source', (_, query, referrer, source, campaign) => {
  expect(from(query, referrer)).toEqual({ source, campaign, page: '/' })
})

test('a step within the site brings nobody', () => {
  expect(from('servicos', `${home}links`)).toEqual({ source: '', campaign: '', page: '/servicos' })
})

test('nobody can write into what is left over for all others', () => {
  expect(from('?utm_source=outras').source).not.toBe('outras')
})

test('whatever an address says, an origin is short, on one line and whole characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const query = `?${new URLSearchParams({ utm_source: a.repeat(9), utm_campaign: b.repeat(9) })}`
      const { source, campaign } = from(query)
      for (const [text, most] of [
        [source, 60],
        [campaign, 80],
      ] as const) {
        expect([...text].length).toBeLessThanOrEqual(most)
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/\p{Cc}/u)
      }
    }),
    { numRuns: 50 },
  )
})
