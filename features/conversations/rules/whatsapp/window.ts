const HOUR = 3_600_000

/** Within these hours of a person's last message anything may be written. */
export const WINDOW_MS = 24 * HOUR
/** A conversation that an ad opened costs nothing for these hours. */
export const AD_FREE_MS = 72 * HOUR
/** Free answers of a number in a month, since October 2026. */
export const FREE_REPLIES = 1000

export const windowEnd = (lastInAt: Date): number => lastInAt.getTime() + WINDOW_MS

/** '3 h 20 min', '12 min', 'menos de 1 min' */
export function leftText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'menos de 1 min'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

/** 'há 15 horas', 'há 3 dias' */
export function agoText(ms: number): string {
  const hours = Math.floor(ms / HOUR)
  if (hours < 1) return 'há menos de uma hora'
  if (hours < 48) return `há ${hours} ${hours === 1 ? 'hora' : 'horas'}`
  return `há ${Math.floor(hours / 24)} dias`
}
