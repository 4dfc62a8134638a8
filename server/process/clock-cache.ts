const THOUSANDTHS = Array.from({ length: 1000 }, (_, ms) => `.${String(ms).padStart(3, '0')}Z`)

let second = Number.NaN
let iso = ''
let http = ''

/** Both texts are cached for a second: formatting a date costs a microsecond. */
function enter(present: number) {
  second = present
  const date = new Date(present * 1000)
  iso = date.toISOString().slice(0, 19)
  http = date.toUTCString()
}

/** As `new Date().toISOString()` writes it. */
export function isoTime(): string {
  const ms = Date.now()
  const present = Math.floor(ms / 1000)
  if (present !== second) enter(present)
  return iso + THOUSANDTHS[ms - present * 1000]
}

/** As HTTP's Date header writes it. */
export function httpDate(): string {
  const present = Math.floor(Date.now() / 1000)
  if (present !== second) enter(present)
  return http
}
