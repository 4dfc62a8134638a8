const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options)}`
  const cached = formats.get(key)
  if (cached) return cached
  const created = new Intl.DateTimeFormat('pt-BR', { timeZone, ...options })
  formats.set(key, created)
  return created
}

/** '9h' for '09:00', '10h30' for '10:30' */
export function hourName(clock: string): string {
  const [hour, minute] = clock.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** '9h', '10h30' */
export function hourText(moment: number, timeZone: string): string {
  const clock = format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return hourName(clock.format(moment))
}

/** quinta-feira, 19 de novembro */
export function dayText(moment: number, timeZone: string): string {
  return format(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment)
}

/** Zone names are English and without accents. */
const cities: Record<string, string> = {
  Sao_Paulo: 'São Paulo',
  Belem: 'Belém',
  Cuiaba: 'Cuiabá',
  Maceio: 'Maceió',
  Araguaina: 'Araguaína',
  Santarem: 'Santarém',
  Bahia: 'Salvador',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Berlin: 'Berlim',
  Rome: 'Roma',
  Zurich: 'Zurique',
  New_York: 'Nova York',
  Mexico_City: 'Cidade do México',
  Bogota: 'Bogotá',
  Asuncion: 'Assunção',
  Montevideo: 'Montevidéu',
  Tokyo: 'Tóquio',
}

/** The city of a zone's name. */
export function zoneCity(timeZone: string): string {
  const name = timeZone.split('/').at(-1) as string
  return cities[name] ?? name.replaceAll('_', ' ')
}

/** 'menos de 1 min', '12 min', '2 h 40', '19 h' */
export function waitText(minutes: number): string {
  if (minutes < 1) return 'menos de 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
