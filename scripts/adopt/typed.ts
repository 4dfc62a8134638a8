import { foldText } from '#features/shared/rules/text.ts'
import { states } from './states.ts'

const folded = (text: string) => foldText(text).trim()

/** 'pa', 'PA' or 'Pará' is PA. */
export function readState(typed: string): string | undefined {
  const query = folded(typed)
  return Object.entries(states).find(
    ([letters, [name]]) => folded(letters) === query || folded(name) === query,
  )?.[0]
}

/** '(91) 98888-0000', '91 98888 0000' or '+55 91 98888-0000', as networks write it and as people do. */
export function readPhone(typed: string): { display: string; e164: string } | undefined {
  if (/[^\d\s()+.-]/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  const national = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits
  if (/^[1-9]\d(9\d{8}|[2-5]\d{7})$/.test(national)) {
    const [, area, first, last] = /^(\d\d)(\d{4,5})(\d{4})$/.exec(national) as RegExpExecArray
    return { display: `(${area}) ${first}-${last}`, e164: `+55${national}` }
  }
  // Another country's number is taken as it was written.
  if (/^\+/.test(typed.trim()) && !digits.startsWith('55') && /^\d{8,15}$/.test(digits)) {
    return { display: typed.trim(), e164: `+${digits}` }
  }
}

const dayNames = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const shownDays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

const dayOf = (word: string) =>
  dayNames.findIndex((name) =>
    name.startsWith(
      folded(word)
        .replace(/-feira$/, '')
        .slice(0, 3),
    ),
  )

/** 'segunda a sexta' is 1 to 5, 'sábado e domingo' 6 and 0. */
function readDays(typed: string): number[] | undefined {
  const text = folded(typed).replace(/-feira/g, '')
  if (/^todos os dias$/.test(text)) return [0, 1, 2, 3, 4, 5, 6]
  const range = /^([a-z]+) (?:a|ate) ([a-z]+)$/.exec(text)
  const words = range ? range.slice(1) : text.split(/ e |, */)
  const days = words.map((word) => (word.length < 3 ? -1 : dayOf(word)))
  if (days.length === 0 || days.includes(-1)) return undefined
  const [from, to] = days as [number, number]
  if (!range) return days
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, i) => (from + i) % 7)
}

const clockOf = (hour: string, minute = '0') =>
  `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
const shownClock = (clock: string) => clock.replace(/^0/, '').replace(/:00$/, 'h').replace(':', 'h')

function daysLabel(days: number[]): string {
  const name = (day: number) => shownDays[day] as string
  const follow = days.every((day, i) => i === 0 || day === ((days[i - 1] as number) + 1) % 7)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  if (days.length === 7) return 'Todos os dias'
  if (days.length > 2 && follow) return `${name(first)} a ${name(last).toLowerCase()}`
  return days.map((day, i) => (i === 0 ? name(day) : name(day).toLowerCase())).join(' e ')
}

export type TypedHours = { days: number[]; opens: string; closes: string; label: string }

/** 'segunda a sexta, 9h às 18h; sábado, 9h às 13h'. */
export function readHours(typed: string): TypedHours[] | undefined {
  const lines = typed.split(/;|\n/).filter((line) => line.trim() !== '')
  const read = lines.map((line) => {
    const parts =
      /^(.*?),? *(?:d?as |de )?(\d{1,2})(?:[h:](\d\d)?)? *(?:a|à|ate|até|as|às|-|–) *(\d{1,2})(?:[h:](\d\d)?)?h?$/i.exec(
        line.trim(),
      )
    const days = parts && readDays((parts[1] as string).replace(/[, ]+$/, ''))
    if (!parts || !days) return undefined
    const [opens, closes] = [
      clockOf(parts[2] as string, parts[3] || '0'),
      clockOf(parts[4] as string, parts[5] || '0'),
    ]
    if (opens >= closes || closes > '23:59') return undefined
    const label = `${daysLabel(days)}, ${shownClock(opens)} às ${shownClock(closes)}`
    return { days, opens, closes, label }
  })
  return read.length > 0 && read.every((one) => one !== undefined)
    ? (read as TypedHours[])
    : undefined
}

/** 'Sábado e domingo, fechado': the days of a week that no line names. */
export function closedLine(hours: readonly { days: readonly number[] }[]): string | undefined {
  const open = new Set(hours.flatMap(({ days }) => days))
  const closed = [1, 2, 3, 4, 5, 6, 0].filter((day) => !open.has(day))
  return closed.length > 0 ? `${daysLabel(closed)}, fechado` : undefined
}

const hosts = {
  instagram: 'instagram.com',
  facebook: 'facebook.com',
  linkedin: 'linkedin.com/company',
}
const labels = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' }

/** '@agencia', 'instagram.com/agencia' or the whole address. */
export function readNetwork(
  network: keyof typeof hosts,
  typed: string,
): { label: string; url: string } | undefined {
  const text = typed.trim()
  const name = /^@?([\w.-]+)$/.exec(text)?.[1]
  const url = /^https?:\/\//i.test(text)
    ? text.replace(/^http:/i, 'https:')
    : name && !/\.(com|br|net|org)$/.test(name)
      ? `https://${hosts[network]}/${name}`
      : `https://${text}`
  return URL.canParse(url) && /^[\w.-]+\.\w{2,}$/.test(new URL(url).host)
    ? { label: labels[network], url }
    : undefined
}

/** 'agencia.com.br' is https://agencia.com.br. */
export function readSite(typed: string): string | undefined {
  const text = typed.trim().replace(/\/+$/, '')
  const url = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  if (!URL.canParse(url)) return undefined
  return /^[\p{L}\d.-]+\.\p{L}{2,}$/u.test(new URL(url).hostname) ? url : undefined
}

/** '#C8102E' and 'c8102e' are #c8102e. */
export function readColour(typed: string): string | undefined {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (!hex) return undefined
  return `#${hex.length === 3 ? [...hex].map((one) => one + one).join('') : hex}`
}
