import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { conditions, contract } from '#content/contract.ts'
import { otherMonthlyPlans } from '#content/derived/monthly-plans.ts'
import { discountTiers, recurringServices } from '#content/plans.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { Fact } from '#content/types/common.ts'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { builtPages } from '#tests/support/pages/built-pages.ts'

const number = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))
const scales: Record<string, number> = { mil: 1_000, milhões: 1_000_000 }

/** 'R$ 9.000 por mês' over '12 meses'. */
function investedIn({ investment, timeline }: SuccessCase): number {
  const [, monthly = ''] = /R\$ ([\d.]+) por mês/.exec(investment) ?? []
  return number(monthly) * Number.parseInt(timeline, 10)
}

/** The last achievement of each sample is what came back: 'R$ 885,6 mil em vendas …'. */
function returnedBy({ results }: SuccessCase): number {
  const [, amount = '', scale = ''] = /R\$ ([\d.,]+) (milhões|mil)/.exec(results.at(-1) ?? '') ?? []
  return number(amount) * (scales[scale] ?? 1)
}

const roiOf = ({ metrics }: SuccessCase) =>
  number(metrics.find(({ label }) => label === 'ROI')?.value.replace(/[+%]/g, '') ?? '')

const sample = 'the sample’s content'
describe.skipIf(isMissing(sample))(needing(sample, 'what the sample promises'), async () => {
  const cases = await Promise.all(
    // Photographs stand beside the cases.
    readdirSync('content/cases', { encoding: 'utf8' })
      .flatMap((file) => (file.endsWith('.ts') ? file : []))
      .map(
        async (file) =>
          (await import(`../../content/cases/${file.replace('.ts', '')}.ts`))
            .successCase as SuccessCase,
      ),
  )

  test('every case reckons its return as the site defines it', () => {
    for (const one of cases) {
      const invested = investedIn(one)
      const roi = ((returnedBy(one) - invested) / invested) * 100
      expect([one.slug, Math.abs(roi - roiOf(one)) < 1.5]).toEqual([one.slug, true])
    }
  })

  test.skipIf(isMissing(wholeContent))(
    needing(wholeContent, 'their mean is the one in the headline'),
    () => {
      const mean = cases.reduce((sum, one) => sum + roiOf(one), 0) / cases.length
      expect(claims.cases.roi?.value).toBe(`+${mean}%`)
    },
  )

  test('the plans’ page says how long one is bound, how one pays, when work starts and what is given back', () => {
    const plans = builtPages.find(({ entry }) => entry.page === 'plans')
    if (!plans) return
    const text = plans.document.querySelector('main')?.structuredText ?? ''
    expect(conditions.map(({ title }) => title)).toEqual([
      'Prazo mínimo',
      'Pagamento',
      'Início',
      'Garantia',
    ])
    for (const { text: condition } of conditions) expect(text).toContain(condition)
  })

  test('no page promises money back without saying when', () => {
    const short = contract.guarantee?.short ?? ''
    const guarantees = builtPages
      .flatMap(({ document }) => document.querySelector('main')?.structuredText.split('\n') ?? [])
      .filter((line) => /^Garantia\b.+/.test(line))
    expect(guarantees.length).toBeGreaterThan(0)
    expect(guarantees.filter((line) => !line.includes(short))).toEqual([])
  })

  test('figures that pages call the same are the same', () => {
    const isFact = (value: unknown): value is Fact =>
      typeof value === 'object' && value !== null && 'label' in value
    const facts = Object.values(claims).flatMap((group) => Object.values(group).filter(isFact))
    const differing = facts.filter(({ label, value }) =>
      facts.some((other) => other.label === label && other.value !== value),
    )
    expect(differing).toEqual([])
  })

  test.skipIf(isMissing(wholeContent))(
    needing(wholeContent, 'every discount can be reached with services sold by the month'),
    () => {
      const sold = recurringServices.length + otherMonthlyPlans.length
      expect(discountTiers.filter(({ services }) => services > sold)).toEqual([])
    },
  )

  test('a mail to the agency goes to the address of its footer', () => {
    const others = builtPages
      .filter(({ entry }) => entry.page !== 'personal')
      .flatMap(({ entry, document }) =>
        document
          .querySelectorAll('a[href^="mailto:"]')
          .map((link) => link.getAttribute('href')?.replace(/^mailto:|\?.*$/g, '') ?? '')
          .filter((address) => ![brand.email, brand.privacyEmail].includes(address))
          .map((address) => `${entry.path}: ${address}`),
      )
    expect(others).toEqual([])
  })

  test('a meeting that is free has one name wherever the specification quotes no other', () => {
    const quoted = /Agende uma Consulta Gratuita|Agende sua Consultoria|Solicitar Consultoria/g
    const named = builtPages.flatMap(({ entry, document }) =>
      document
        .querySelectorAll('main a')
        .map((link) => link.structuredText.trim().replace(quoted, ''))
        .filter((label) => /consult|diagnóstico gratuito|reunião/i.test(label))
        .map((label) => `${entry.path}: ${label}`),
    )
    expect(named).toEqual([])
  })
})
