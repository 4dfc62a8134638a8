import { isPicture } from '../pictures.ts'
import type { Field } from './field-types.ts'
import { readPhone } from './phone.ts'

/** A picture as its control writes it: JSON, or nothing. What is no picture changes nothing. */
function readPicture(field: Field, text: string): unknown {
  if (text === '') return field.required ? field.value : undefined
  try {
    const value: unknown = JSON.parse(text)
    return isPicture(value) ? value : field.value
  } catch {
    return field.value
  }
}

/** '1.350' is a thousand and more, unless no number here is that large: then the dot is a comma. */
function readNumber(text: string, max = Number.POSITIVE_INFINITY): number | string {
  const written = text.replace(/R\$|\s/g, '')
  const hasThousands = max >= 1000 && /^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(written)
  const number = Number((hasThousands ? written.replaceAll('.', '') : written).replace(',', '.'))
  return written === '' || Number.isNaN(number) ? text : number
}

const chosen = (choices: Field['choices'], text: string) =>
  choices?.find(({ value }) => String(value) === text)

/**
 * What a form's texts mean for a field; undefined leaves an optional one out. A box that is not ticked
 * sends nothing, so a switch sends its rest first; what stands in a price's place is sent before it.
 */
export function readValue(field: Field, texts: readonly string[]): unknown {
  if (field.kind === 'several') {
    return (field.choices ?? [])
      .filter(({ value }) => texts.includes(String(value)))
      .map(({ value }) => value)
  }
  const text = (field.instead ? texts.find((one) => one !== '') : texts.at(-1)) ?? ''
  if (field.kind === 'picture') return readPicture(field, text)
  const choice = chosen(field.choices, text) ?? chosen(field.instead, text)
  if (choice) return choice.value
  if (field.kind === 'switch') return text === 'on' ? true : field.required ? false : undefined
  if (text === '' && !field.required) return undefined
  if (field.kind === 'number' || field.kind === 'money') return readNumber(text, field.max)
  if (field.kind === 'phone') return readPhone(text, field.plus)
  return text.replace(/\r\n?/g, '\n')
}
