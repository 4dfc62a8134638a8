import { expect, test } from 'vitest'
import { page as content } from '#content/pages/portfolio.ts'
import './cut-fonts.ts'
import { portfolioPdf } from './portfolio.ts'

test('the portfolio is a light, tagged document in Portuguese that is the same in every build', async () => {
  const pdf = await portfolioPdf()
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf.length).toBeLessThan(500_000)
  expect(text).toContain('/Lang (pt-BR)')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain('/ToUnicode')
  const pages = 5 + content.projects.items.length
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(pages)
  expect((await portfolioPdf()).equals(pdf)).toBe(true)
}, 60_000)
