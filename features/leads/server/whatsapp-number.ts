/** The number as WhatsApp wants it; ten or eleven digits without a country are Brazilian. */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  const abroad = phone.trim().startsWith('+')
  if (!abroad && !/^[1-9]\d{9,10}$/.test(digits)) return undefined
  if (abroad && !/^\d{8,15}$/.test(digits)) return undefined
  return `${abroad ? '' : '55'}${digits}`
}
