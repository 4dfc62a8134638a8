/** A Brazilian number as people write it; another country's as it is stored, with its plus. */
export function formatPhone(value: string): string {
  const [, area, first, last] = /^\+?55(\d\d)(\d{4,5})(\d{4})$/.exec(value) ?? []
  if (area) return `+55 (${area}) ${first}-${last}`
  return /^\d{8,15}$/.test(value) ? `+${value}` : value
}

/** A number as networks write it. Without a country it is Brazil's; what is no number stays as typed. */
export function readPhone(text: string, plus = false): string {
  const written = text.trim()
  if (!/^\+?[\d\s().-]+$/.test(written)) return written
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  const isNational = !written.startsWith('+') && (digits.length === 10 || digits.length === 11)
  return `${plus ? '+' : ''}${isNational ? '55' : ''}${digits}`
}
