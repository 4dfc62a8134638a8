import { useCallback, useEffect, useRef, useState } from 'react'
import { motionWelcome } from '../../ui/motion.ts'

const duration = 2000
const steps = 60

type Show = (share: number) => void

/**
 * Rises once from 0 to 1 in 60 steps over 2 s. It is a share and not a number, so that figures which
 * arrive meanwhile are counted to without starting over. Those who `follow` are told of each step
 * and write it themselves: rendering sixty times would keep a phone busy while it wakes up.
 */
export function useCountUp(): { counting: boolean; follow: (show: Show) => () => void } {
  const [counting, setCounting] = useState(false)
  const reached = useRef(0)
  const followers = useRef(new Set<Show>())

  const follow = useCallback((show: Show) => {
    followers.current.add(show)
    show(reached.current / steps)
    return () => {
      followers.current.delete(show)
    }
  }, [])

  useEffect(() => {
    if (!motionWelcome()) return
    let start = 0
    const step = () => {
      // The clock starts with the first tick, as hydration may hold the first paint back; a late
      // tick skips what it missed.
      start ||= performance.now()
      const due = Math.floor(((performance.now() - start) / duration) * steps)
      reached.current = Math.min(steps, Math.max(reached.current + 1, due))
      for (const show of followers.current) show(reached.current / steps)
      if (reached.current < steps) return
      clearInterval(timer)
      setCounting(false)
    }
    const timer = setInterval(step, duration / steps)
    reached.current = 0
    setCounting(true)
    return () => clearInterval(timer)
  }, [])

  return { counting, follow }
}
