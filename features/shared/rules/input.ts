import * as z from 'zod/mini'
import { isDay } from './days.ts'

/** A day that the calendar has, of a year that anybody plans or reports on. */
export const calendarDay = (wrong: string) => z.string(wrong).check(z.refine(isDay, wrong))

/** Moments of the years that days are of, in milliseconds. */
const FIRST = Date.UTC(2000, 0)
const LAST = Date.UTC(2100, 0)

/** A moment as the fields of hours carry it, or nothing: no other number is a time of ours. */
export function readMoment(text: unknown): number | undefined {
  const moment = typeof text === 'string' && /^\d{12,14}$/.test(text) ? Number(text) : 0
  return moment >= FIRST && moment < LAST ? moment : undefined
}

/** The same as text, which it stays. */
export const momentText = (wrong: string) =>
  z.string(wrong).check(z.refine((text) => readMoment(text) !== undefined, wrong))

/** What an `integer` of the database holds. */
const LARGEST_INTEGER = 2_147_483_647

/** A number that counts something: the version of a row, the number of a host. */
export const countNumber = (wrong?: string) =>
  z.coerce.number(wrong).check(z.int(wrong), z.gte(1, wrong), z.lte(LARGEST_INTEGER, wrong))

/** A whole number from an address, such as the page of a list, or nothing. */
export function readCount(text: string | null, most = LARGEST_INTEGER): number | undefined {
  const count = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}

/** The page of a list: the first, where an address names none that can be. */
export const readPage = (text: string | null): number => readCount(text, 9999) ?? 1
