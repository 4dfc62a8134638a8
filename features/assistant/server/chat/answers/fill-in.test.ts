import { expect, test } from 'vitest'
import { comparisons, topics } from '#content/assistant/data.ts'
import { claims } from '#content/claims.ts'
import { isKnownAddress } from '#content/site-map.ts'
import { needing, wholeContent } from '#tests/support/missing.ts'
import { isWholeAgency } from '#tests/support/whole.ts'
import { subjects } from '../knowledge/own-playbooks.ts'
import { fillIn } from './fill-in.ts'
import { findPrice } from './price-line.ts'

const answers = [...topics, ...comparisons].flatMap(({ answer }) => answer)

// A sentence whose fact an agency's content does not have is left out; what is left must answer.
test.runIf(isWholeAgency)(
  needing(
    wholeContent,
    'every topic of the assistant has a sentence whose facts are in the content',
  ),
  () => {
    const speechless = [...topics, ...comparisons].filter(
      ({ answer }) => !answer.some((sentence) => fillIn(sentence) !== undefined),
    )
    expect(speechless).toEqual([])
  },
)

test('a sentence whose fact the content no longer has is left out', () => {
  for (const missing of [
    '{faq:nao-ha/palavra}',
    '{faq:seo/palavra-que-nao-existe}',
    '{price:recurring/nao-ha}',
    '{feature:recurring/nao-ha/palavra}',
    '{link:nao-ha}',
    '{stack:nao-ha}',
    '{if:nao-ha|recurring/nao-ha|/nao-ha}Fazemos.',
  ]) {
    expect(fillIn(`Veja: ${missing}`), missing).toBeUndefined()
  }
  expect(fillIn('{if:nao-ha|/servicos}Fazemos.')).toBe('Fazemos.')
})

test('no answer of the assistant types a price', () => {
  for (const sentence of answers) {
    expect(sentence.replaceAll(claims.offer?.auditValue ?? '', '')).not.toMatch(/R\$ ?\d/)
  }
  for (const { prices } of subjects)
    for (const ref of prices) expect(findPrice(ref).name).toBeTruthy()
})

test('links of the assistant lead to pages that exist', () => {
  for (const sentence of answers) {
    for (const [, path] of (fillIn(sentence) ?? '').matchAll(/\]\(([^)]+)\)/g)) {
      expect(isKnownAddress(path as string), path).toBe(true)
    }
  }
})
