import { totalmem } from 'node:os'

export const MEGABYTE = 2 ** 20

/** What this process may use together with everything that shares its container, in bytes. */
export function memoryLimit(): number {
  return Math.min(process.constrainedMemory() || totalmem(), totalmem())
}
