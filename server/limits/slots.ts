import { tooManyRequests } from '../failures/errors.ts'

export type TakeSlot = (visitor: string) => () => void

/**
 * How many answers one visitor may be receiving at once. Counted in this process alone: a count in
 * the database would have to be cleaned up after every crash, and the limits per minute, which all
 * processes share, bound the rest.
 */
export function createSlots(most: number): TakeSlot {
  const open = new Map<string, number>()
  return (visitor) => {
    const count = open.get(visitor) ?? 0
    if (count >= most) throw tooManyRequests(5)
    open.set(visitor, count + 1)
    let released = false
    return () => {
      if (released) return
      released = true
      const left = (open.get(visitor) ?? 1) - 1
      if (left > 0) open.set(visitor, left)
      else open.delete(visitor)
    }
  }
}
