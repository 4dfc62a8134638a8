/** Amounts of one currency, and the lowest and highest rate they were converted with. */
export type ConvertedAmount = { currency: string; spend: number; low: number; high: number }

const rateFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

export const rateText = (rate: number): string => rateFormat.format(rate)

export const amountText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(amount)

/** Reais for one unit, with a comma or a point; null when it is none. */
export function readRate(text: string): string | null {
  const value = text.replace(/R\$|\s/g, '').replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,8})?$/.test(value)) return null
  return Number(value) > 0 && Number(value) <= 100 ? value : null
}

/** 'convertido de US$ 1.234,00 a 5,43', or with the two ends of several rates. */
export function convertedText({ currency, spend, low, high }: ConvertedAmount): string {
  const rates = low === high ? rateText(low) : `taxas de ${rateText(low)} a ${rateText(high)}`
  return `convertido de ${amountText(spend, currency)} a ${rates}`
}
