import type { MiddlewareHandler } from 'hono'
import { unavailable } from '#server/failures/errors.ts'

/**
 * Bounds concurrent requests and refuses others with a cheap page, so that expensive requests leave
 * the process free.
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
