import { z } from 'zod'

/** Whole numbers come as strings, conversions as numbers; zeros are omitted. */
export const wholeNumber = z.string().regex(/^\d+$/).transform(Number).default(0)

const MICROS = 1_000_000n

/** Exact; the database rounds to cents. */
export function fromMicros(micros: string): string {
  const value = BigInt(micros)
  const size = value < 0n ? -value : value
  const sign = value < 0n ? '-' : ''
  return `${sign}${size / MICROS}.${String(size % MICROS).padStart(6, '0')}`
}
