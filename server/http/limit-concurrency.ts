import type { MiddlewareHandler } from 'hono'
import { unavailable } from '#server/errors.ts'

/**
 * Lets so many requests in at once and turns the others away with a page that costs nothing to
 * make, so that a flood of dear requests leaves the process free for everything else.
 */
export function limitConcurrency(most: number): MiddlewareHandler {
  let inside = 0
  return async (_c, next) => {
    if (inside >= most) throw unavailable()
    inside += 1
    try {
      await next()
    } finally {
      inside -= 1
    }
  }
}
