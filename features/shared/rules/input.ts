import * as z from 'zod/mini'
import { isDay } from './days.ts'

/** An existing day in an accepted year. */
export const calendarDay = (wrong: string) => z.string(wrong).check(z.refine(isDay, wrong))

/** Bounds of accepted moments, in milliseconds. */
const FIRST = Date.UTC(2000, 0)
const LAST = Date.UTC(2100, 0)

/** A moment in milliseconds as form fields carry it; undefined outside the accepted years. */
export function readMoment(text: unknown): number | undefined {
  const moment = typeof text === 'string' && /^\d{12,14}$/.test(text) ? Number(text) : 0
  return moment >= FIRST && moment < LAST ? moment : undefined
}

/** The same, kept as text. */
export const momentText = (wrong: string) =>
  z.string(wrong).check(z.refine((text) => readMoment(text) !== undefined, wrong))

/** PostgreSQL's largest `integer`. */
const LARGEST_INTEGER = 2_147_483_647

/** A count such as the version of a row or the id of a host. */
export const countNumber = (wrong?: string) =>
  z.coerce.number(wrong).check(z.int(wrong), z.gte(1, wrong), z.lte(LARGEST_INTEGER, wrong))

/** A whole number from an address, such as a page number; undefined when invalid. */
export function readCount(text: string | null, most = LARGEST_INTEGER): number | undefined {
  const count = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}

/** The page number of a list, 1 by default. */
export const readPage = (text: string | null): number => readCount(text, 9999) ?? 1
