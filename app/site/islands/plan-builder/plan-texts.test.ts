import { describe, expect, test } from 'vitest'
import { page } from '#content/pages/plans.ts'
import { emptySelection, type PlanCatalogue, type PlanItem } from './plan-selection.ts'
import { announcement, proposalMessage } from './plan-texts.ts'

const { labels } = page.builder

function item(id: string, name: string, price: number): PlanItem {
  return { id, name, description: '', price, priceLabel: '', features: [], more: null }
}

const catalogue: PlanCatalogue = {
  recurring: [item('a', 'Social media', 80_000), item('b', 'Tráfego pago', 100_000)],
  oneOff: [item('c', 'Website', 150_000)],
  tiers: [{ services: 2, percent: 5 }],
}
const link = 'https://alisio.example/home1/planos?servicos=a,b&unicos=c'

describe('the message of a proposal', () => {
  test('lists the package, its totals and its link', () => {
    const selection = { recurring: ['a', 'b'], oneOff: ['c'] }
    expect(proposalMessage(selection, catalogue, labels, link)).toBe(`${labels.message.opening}

${labels.message.recurring}
• Social media: R$ 800,00/mês
• Tráfego pago: R$ 1.000,00/mês
Subtotal: R$ 1.800,00
Desconto (5%): R$ 90,00
Total Mensal: R$ 1.710,00

${labels.message.oneOff}
• Website: R$ 1.500,00
Total Único: R$ 1.500,00

${labels.message.link} ${link}`)
  })
  test('says nothing of a kind of which nothing was chosen', () => {
    const text = proposalMessage({ recurring: [], oneOff: ['c'] }, catalogue, labels, link)
    expect(text).not.toContain('Total Mensal')
    expect(text).toContain('Total Único: R$ 1.500,00')
  })
})

describe('the announcement of a change', () => {
  test('names the totals that count, and the discount when there is one', () => {
    expect(announcement({ recurring: ['a'], oneOff: [] }, catalogue, labels)).toBe(
      'Total Mensal R$ 800,00.',
    )
    expect(announcement({ recurring: ['a', 'b'], oneOff: ['c'] }, catalogue, labels)).toBe(
      'Total Mensal R$ 1.710,00, com 5% de desconto. Total Único R$ 1.500,00.',
    )
  })
  test('says when the package is empty again', () => {
    expect(announcement(emptySelection, catalogue, labels)).toBe(labels.announce.empty)
  })
})
