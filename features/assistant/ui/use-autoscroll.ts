import { type RefObject, useEffect, useRef } from 'react'

const DELAY_MS = 100
/** Nearer to the end than this counts as reading along. */
const NEAR_PX = 64

/**
 * Scrolls to the latest message 100 ms after each change, unless the visitor scrolled up to read;
 * a message of the visitor's own brings the end back. Before the first one there is only a beginning,
 * which stays in sight.
 */
export function useAutoscroll(
  ref: RefObject<HTMLElement | null>,
  change: unknown,
  own: number,
): void {
  const following = useRef(own > 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const log = ref.current
    if (!log) return
    let last = log.scrollTop
    const onScroll = () => {
      const left = log.scrollHeight - log.scrollTop - log.clientHeight
      // Growing text moves the end away from under a reader; only scrolling up leaves it.
      if (log.scrollTop < last - 2) following.current = left < NEAR_PX
      else if (left < NEAR_PX) following.current = true
      last = log.scrollTop
    }
    log.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
      log.removeEventListener('scroll', onScroll)
    }
  }, [ref])

  useEffect(() => {
    following.current = own > 0
  }, [own])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change itself that counts
  useEffect(() => {
    if (!following.current) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const log = ref.current
      if (log && following.current) log.scrollTop = log.scrollHeight
    }, DELAY_MS)
  }, [change])
}
