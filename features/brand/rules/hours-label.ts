import type { Hours } from '#content/types/brand.ts'

const names = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

/** '9h', '9h30'. */
const hourText = (clock: string) => {
  const [hour, minute] = clock.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** 'segunda a sexta', 'sábado e domingo'; a week begins on Monday. */
function daysText(days: readonly number[]): string {
  const order = [...new Set(days)].toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  const texts = order.map((day) => names[day] ?? '')
  const [first, last] = [texts[0] ?? '', texts.at(-1) ?? '']
  const span = (((order.at(-1) ?? 0) + 6) % 7) - (((order[0] ?? 0) + 6) % 7)
  if (order.length > 2 && span === order.length - 1) return `${first} a ${last}`
  return order.length > 1 ? `${texts.slice(0, -1).join(', ')} e ${last}` : first
}

/** 'Segunda a sexta, 9h às 18h'. */
export function hoursLabel({ days, opens, closes }: Omit<Hours, 'label'>): string {
  const text = `${daysText(days)}, ${hourText(opens)} às ${hourText(closes)}`
  return text[0]?.toUpperCase() + text.slice(1)
}

const day = `(?:${names.join('|')})`
const made = new RegExp(
  `^${day}(?:(?:, | e | a )${day})*, \\d{1,2}h(?:\\d{2})? às \\d{1,2}h(?:\\d{2})?$`,
  'i',
)
const isClock = (text: unknown) => typeof text === 'string' && /^\d{2}:\d{2}$/.test(text)

/** Other hours bring other words, unless somebody wrote words of their own. */
export function followHours(hours: Hours): Hours {
  const isWhole = hours.days.length > 0 && isClock(hours.opens) && isClock(hours.closes)
  return isWhole && made.test(hours.label) ? { ...hours, label: hoursLabel(hours) } : hours
}
