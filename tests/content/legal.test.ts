import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { homeOf } from '#content/derived/addresses.ts'
import { retentionMonths } from '#content/legal/retention.ts'
import { storedItems } from '#content/legal/stored-items.ts'
import { parts } from '#content/parts.ts'
import { builtPages } from '#tests/support/pages/built-pages.ts'

const legalPages = builtPages.filter(({ entry }) => entry.page === 'legal')

const documents = [
  {
    name: 'Termos de Uso',
    path: '/terms-of-use',
    // Ten, of which two belong to parts that may be left out.
    sections: 8 + Number(parts.clientArea) + Number(parts.assistant),
  },
  { name: 'Política de Privacidade', path: '/privacy-policy', sections: 12 },
  { name: 'Política de Cookies', path: '/cookie-policy', sections: 8 },
]

test('each document appears in the layout of each set of pages', () => {
  const paths = documents.flatMap(({ path }) =>
    parts.classic ? [path, `${homeOf('dia')}${path}`] : [path],
  )
  expect(legalPages.map(({ entry }) => entry.path).sort()).toEqual(paths.sort())
})

describe.each(legalPages)('the legal page $entry.path', ({ entry, document }) => {
  const expected = documents.find(({ path }) => entry.path.endsWith(path))
  const main = document.querySelector('main')
  const headings = document.querySelectorAll('.legal-text h2')
  const text = main?.structuredText ?? ''

  test('has its title and its number of numbered sections, in order', () => {
    expect(main?.querySelector('h1')?.structuredText).toBe(expected?.name)
    expect(headings.map((heading) => Number.parseInt(heading.structuredText, 10))).toEqual(
      Array.from({ length: expected?.sections ?? 0 }, (_, i) => i + 1),
    )
  })
  test('lists every section in its table of contents', () => {
    const targets = document
      .querySelectorAll('nav[aria-label="Nesta página"] a')
      .map((a) => a.getAttribute('href'))
    expect(targets).toEqual(headings.map((heading) => `#${heading.getAttribute('id')}`))
  })
  test('says when it was last updated', () => {
    expect(text).toMatch(/Última atualização: \d{1,2} de [a-zç]+ de \d{4}/)
  })
  test('has every fact filled in and shows no note to its editor', () => {
    expect(main?.innerHTML).not.toMatch(/\{\{|\}\}|undefined|lawyer/)
    expect(text).toContain(brand.privacyEmail)
  })
  test('names the courts of the agency’s city and Brazilian law', () => {
    expect(text).toContain(`Comarca de ${brand.address.city}, ${brand.address.stateName}`)
    expect(text).toMatch(/leis (da República Federativa do Brasil|brasileiras)/)
  })
  test('leads back to the start where it is the dark layout', () => {
    const back = main?.querySelectorAll('a[href="/"]').map((a) => a.structuredText.trim())
    expect(back).toEqual(entry.theme === 'noite' ? ['Voltar ao Início'] : [])
  })
  test('leads to the other documents of the same layout', () => {
    const others = legalPages
      .filter((page) => page.entry.theme === entry.theme && page.entry.path !== entry.path)
      .map((page) => page.entry.path)
    const linked = document
      .querySelectorAll('nav[aria-label="Outros documentos"] a')
      .map((a) => a.getAttribute('href'))
    expect(linked).toEqual(others)
  })
})

test('the cookie policy lists everything the product stores, and nothing else', () => {
  for (const { document } of legalPages.filter(({ entry }) =>
    entry.path.endsWith('cookie-policy'),
  )) {
    const rows = document.querySelectorAll('.legal-text tbody tr').map((row) => ({
      name: row.querySelector('th')?.structuredText,
      consent: row.querySelectorAll('td').at(-1)?.structuredText,
    }))
    const enabled = storedItems.filter(({ part }) => !part || parts[part])
    expect(rows).toEqual(
      enabled.map(({ name, consent }) => ({ name, consent: consent ? 'Sim' : 'Não' })),
    )
  }
})

test('the privacy policy gives every purpose a legal basis', () => {
  const page = legalPages.find(({ entry }) => entry.path === '/privacy-policy')
  const [purposes] = page?.document.querySelectorAll('.legal-text table') ?? []
  const bases = purposes
    ?.querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('td').at(-1)?.structuredText)
  expect(bases?.length).toBeGreaterThan(5)
  expect(bases?.filter((basis) => !basis?.includes('art. 7º'))).toEqual([])
})

test('the privacy policy explains that visits are counted without personal data, and for how long', () => {
  for (const { document } of legalPages.filter(({ entry }) =>
    entry.path.endsWith('privacy-policy'),
  )) {
    const countingText = document
      .querySelectorAll('.legal-text li')
      .map((item) => item.structuredText)
      .find((text) => text.startsWith('Contagem de visitas'))
    expect(countingText).toMatch(/totais: sem cookies, sem endereço IP/)
    const retentionRow = document
      .querySelectorAll('.legal-text tbody tr')
      .find((row) =>
        row.structuredText.startsWith('Totais de visitas e leituras, sem dados pessoais'),
      )
    expect(retentionRow?.structuredText).toContain(`${retentionMonths.visitTotals} meses`)
  }
})
