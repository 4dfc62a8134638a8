const whenThereIsNone = 75

/** How long a result's bar is: the number in its value, in the Brazilian way of writing it. */
export function barValue(value: string): number {
  const written = value.match(/\d[\d.]*(,\d+)?/)?.[0]
  if (!written) return whenThereIsNone
  return Number(written.replaceAll('.', '').replace(',', '.'))
}
