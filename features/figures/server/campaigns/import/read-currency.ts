import type { Layout } from './detect-layout.ts'
import type { Flaw } from './import-problem.ts'

const symbols: Record<string, string> = {
  R$: 'BRL',
  US$: 'USD',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
}

/** The currency that an amount names: 'US$ 12.30', '12,30 €', 'EUR 12'. */
export function currencyIn(text: string): string | undefined {
  const code = text.match(/\b([A-Z]{3})\b/)?.[1]
  const symbol = text.match(/[A-Z]{0,2}[$€£]/)?.[0]
  return code ?? (symbol && symbols[symbol])
}

/**
 * Takes the currency's sign off the amounts of a file in another one. A line in yet another currency
 * cannot be converted with the file's rate.
 */
export function readCurrency(cells: string[], { at, currency }: Layout): { bad: Flaw } | null {
  const code = at.currency === undefined ? '' : (cells[at.currency] ?? '').trim().toUpperCase()
  if (/^[A-Z]{3}$/.test(code) && code !== currency) {
    return {
      bad: {
        en: `the amounts are in ${code}, those of the file in ${currency}`,
        pt: `os valores estão em ${code}, e os do arquivo em ${currency}; exporte um arquivo por moeda`,
      },
    }
  }
  if (currency === 'BRL') return null
  for (const column of [at.spend, at.revenue]) {
    if (column === undefined) continue
    cells[column] = (cells[column] ?? '').replace(/[A-Z]{0,2}[$€£]|\b[A-Z]{3}\b/g, '')
  }
  return null
}
