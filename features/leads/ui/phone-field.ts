import { formatPhone } from './format-phone.ts'

/** Formats while typing; the cursor stays behind the digit it stood behind. */
export function formatPhoneField(field: HTMLInputElement) {
  const { value } = field
  const formatted = formatPhone(value)
  if (formatted === value) return
  const cursor = field.selectionStart ?? value.length
  const digits = value.slice(0, cursor).replace(/\D/g, '').length
  field.value = formatted
  if (document.activeElement !== field) return
  const atEnd = cursor === value.length
  const place = atEnd ? formatted.length : placeBehind(formatted, digits)
  field.setSelectionRange(place, place)
}

/** The position right behind the nth digit. */
export function placeBehind(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(text[index] as string)) seen += 1
  }
  return text.length
}
