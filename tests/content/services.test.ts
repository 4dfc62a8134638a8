import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { contactOf } from '#content/derived/addresses.ts'
import { serviceOn } from '#tests/support/features/services.ts'
import { needing } from '#tests/support/missing.ts'
import { builtPages, structuredData } from '#tests/support/pages/built-pages.ts'

const servicePages = builtPages.filter((page) => page.entry.page === 'service')

describe.each(servicePages)('the service page $entry.path', ({ document, entry }) => {
  // A new service of an agency begins short: the content check warns of it.
  test.runIf(brand.sample)(
    needing('the sample’s content', 'has at least 500 words to read and four questions'),
    () => {
      const words = document.querySelector('main')?.structuredText.match(/\p{L}{2,}/gu) ?? []
      expect(words.length).toBeGreaterThanOrEqual(500)
      expect(serviceOn(entry.path).faq.items.length).toBeGreaterThanOrEqual(4)
    },
  )
  test('shows its questions and repeats them as FAQPage data', () => {
    const faq = structuredData(document).find((item) => item['@type'] === 'FAQPage')
    const { mainEntity } = faq as { mainEntity: { name: string }[] }
    const questions = mainEntity.map((item) => item.name)
    const summaries = document
      .querySelectorAll('main details summary')
      .map((s) => s.structuredText.trim())
    expect(questions).toEqual(serviceOn(entry.path).faq.items.map(({ question }) => question))
    expect(
      summaries.filter((text) => questions.some((question) => text.includes(question))),
    ).toHaveLength(questions.length)
  })
  test('has a Fale Conosco in its hero that leads to the contact section of the home', () => {
    const links = document.querySelectorAll('main .svc-hero a')
    const talk = links.find((link) => link.structuredText.trim() === 'Fale Conosco')
    expect(talk?.getAttribute('href')).toBe(contactOf('noite'))
  })
  test('is described as a Service, with the way down to it', () => {
    const types = structuredData(document).map((item) => item['@type'])
    expect(types).toContain('Service')
    expect(types).toContain('BreadcrumbList')
  })
  test('ends with WhatsApp links whose text names the service, or with scheduling alone', () => {
    const texts = document
      .querySelectorAll('main a[href^="https://wa.me/"]')
      .map((a) => new URL(a.getAttribute('href') as string).searchParams.get('text') ?? '')
    if (!serviceOn(entry.path).closing.talk) return expect(texts).toEqual([])
    expect(texts.length).toBeGreaterThanOrEqual(2)
    expect(texts.filter((text) => !text.startsWith('Olá!'))).toEqual([])
    expect(new Set(texts).size).toBeGreaterThanOrEqual(2)
  })
})

test('no two service pages share a headline', () => {
  const headlines = servicePages
    // Without texts of its own, the version under /home1 equals the other.
    .filter(({ entry }) => !entry.canonical || serviceOn(entry.path).classic?.hero.title)
    .map((page) => page.document.querySelector('h1')?.structuredText)
  expect(new Set(headlines).size).toBe(headlines.length)
})
