import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { siteMap } from '#content/site-map.ts'
import type { Profile } from '#content/types/team.ts'
import { builtPages, isBuiltFile, structuredData } from '#tests/support/pages/built-pages.ts'

const slugs = readdirSync('content/team')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))

const isPerson = ({ page }: { page: string }) => page === 'profile' || page === 'personal'

/** First parts of addresses that the server, the client area or the build answer themselves. */
const reserved = [
  'agencia',
  'assets',
  'auth',
  'convite',
  'dashboard',
  'functions',
  'generated',
  'healthz',
  'readyz',
  '_ui',
]

test('no name in the team collides with another address', () => {
  const others = siteMap.filter((entry) => !isPerson(entry)).map(({ path }) => path.split('/')[1])
  const used = new Set([...reserved, ...others])
  expect(slugs.filter((slug) => used.has(slug))).toEqual([])
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)+$/.test(slug))).toEqual([])
})

test('every person in the team has a page, and every page about a person is theirs', () => {
  const pages = siteMap.filter(isPerson)
  const slugsWithPage = [
    ...(parts.team ? people.leads : []),
    ...(parts.personal && people.personal ? [people.personal] : []),
  ]
  expect(new Set(pages.map(({ content }) => content))).toEqual(
    new Set(slugsWithPage.map((slug) => `team/${slug}`)),
  )
  const foreign = pages.filter(
    ({ path, content }) => path.split('/').at(-1) !== content.split('/')[1],
  )
  expect(foreign).toEqual([])
})

describe.each(builtPages.filter(({ entry }) => isPerson(entry)))(
  'the page $entry.path',
  ({ entry, document }) => {
    const person = structuredData(document).find((item) => item['@type'] === 'Person')
    const main = document.querySelector('main')

    test('describes its person in structured data, under the name in its headline', () => {
      expect(person).toMatchObject({ name: main?.querySelector('h1')?.structuredText })
      expect(person?.url).toMatch(new RegExp(`${entry.canonical ?? entry.path}$`))
    })
    test('is reached from the page about the agency', () => {
      const about = builtPages.find((page) => page.entry.page === 'about')?.document
      const [, name] = entry.content.split('/')
      expect(about?.querySelectorAll(`main a[href$="/${name}"]`)).toHaveLength(1)
    })
  },
)

describe.each(builtPages.filter(({ entry }) => entry.page === 'profile'))(
  'the profile $entry.path',
  ({ entry, document }) => {
    const main = document.querySelector('main')

    test('leads back to the start', () => {
      expect(main?.querySelectorAll('a[href="/"]')).toHaveLength(1)
    })
    test('shows the skills it names as labelled bars, and no others', async () => {
      const file = pathToFileURL(path.resolve(`content/${entry.content}.ts`)).href
      const { profile } = (await import(file)) as { profile: Profile }
      const bars = main?.querySelectorAll('progress[aria-label]') ?? []
      const labels = bars.map((bar) => bar.getAttribute('aria-label'))
      expect(labels).toEqual((profile.skills?.items ?? []).map(({ name }) => name))
    })
  },
)

describe.each(builtPages.filter(({ entry }) => entry.page === 'personal'))(
  'the personal page $entry.path',
  ({ document }) => {
    const main = document.querySelector('main')
    const section = (title: string) =>
      main
        ?.querySelectorAll('section')
        .find((candidate) => candidate.querySelector('h2')?.structuredText === title)

    test('has the specified sections with their number of entries', () => {
      const entries = (title: string) => section(title)?.querySelectorAll('h3').length
      expect(entries('Experiência Profissional')).toBe(5)
      expect(entries('Cases de Sucesso')).toBe(3)
      expect(entries('Serviços')).toBe(4)
      expect(entries('Depoimentos')).toBe(3)
    })
    test('names the four skills', () => {
      const chips = section('Resumo Profissional')?.querySelectorAll('li') ?? []
      expect(chips.map((chip) => chip.structuredText)).toEqual([
        'Legal Ops',
        'Jurimetria',
        'Marketing Digital',
        'Inteligência Artificial',
      ])
    })
    test('marks every testimonial as still to come', () => {
      expect(section('Depoimentos')?.structuredText.match(/Em breve/g)).toHaveLength(3)
    })
    test('covers 2015 to 2025', () => {
      const text = section('Experiência Profissional')?.structuredText ?? ''
      expect(text).toContain('2015')
      expect(text).toContain('2025')
    })
    test('offers a CV that exists', () => {
      const cv = main?.querySelector('a[download]')
      expect(cv?.structuredText.trim()).toBe('Baixar CV')
      expect(isBuiltFile(cv?.getAttribute('href') ?? '')).toBe(true)
    })
    test('closes with a copyright line, WhatsApp and e-mail', () => {
      const footer = main?.querySelector('footer')
      expect(footer?.structuredText).toContain('©')
      expect(footer?.querySelectorAll('a[href^="https://wa.me/"]')).toHaveLength(1)
      expect(footer?.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1)
    })
  },
)
