import { useEffect, useState } from 'react'
import { motionWelcome } from '../../ui/motion.ts'

const duration = 2000
const steps = 60

/**
 * How much of a figure to show: rises once from 0 to 1 in 60 steps over 2 s. It is a share and not
 * a number, so that figures which arrive meanwhile are counted to without starting over.
 */
export function useCountUp(): number {
  const [step, setStep] = useState(steps)
  useEffect(() => {
    if (!motionWelcome()) return
    let reached = 0
    let start = 0
    const show = () => {
      // The clock starts with the first tick, as hydration may hold the first paint back; a late
      // tick skips what it missed.
      start ||= performance.now()
      const due = Math.floor(((performance.now() - start) / duration) * steps)
      reached = Math.min(steps, Math.max(reached + 1, due))
      setStep(reached)
      if (reached === steps) clearInterval(timer)
    }
    const timer = setInterval(show, duration / steps)
    setStep(0)
    return () => clearInterval(timer)
  }, [])
  return step / steps
}
