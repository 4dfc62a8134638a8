import { createHash } from 'node:crypto'

/** How far back samples go. */
export const DAYS = 190

/** From 0 to 1, the same for the same words. */
export const pseudoRandom = (...words: string[]) =>
  createHash('sha256').update(words.join(' ')).digest().readUInt16BE(0) / 65_535

/** A usual day's number on this day: weekends are quiet, and there is more of it each month. */
export function sampleCount(usual: number, day: string, name: string, place: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const quiet = weekday === 0 ? 0.6 : weekday === 6 ? 0.75 : 1
  return Math.round(
    usual * quiet * (0.75 + 0.5 * pseudoRandom(day, name)) * (0.8 + (0.4 * place) / DAYS),
  )
}
