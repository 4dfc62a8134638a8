import { useEffect, useRef, useState } from 'react'
import { motionWelcome } from '../../ui/motion.ts'

const duration = 2000
const steps = 60

/** Counts from 0 to `target` in 60 steps over 2 s, once; later targets are shown as they are. */
export function useCounter(target: number): number {
  const [value, setValue] = useState(target)
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current || !motionWelcome()) {
      setValue(target)
      return
    }
    let step = 0
    setValue(0)
    const timer = setInterval(() => {
      step += 1
      setValue(Math.round((target * step) / steps))
      if (step === steps) {
        clearInterval(timer)
        counted.current = true
      }
    }, duration / steps)
    return () => clearInterval(timer)
  }, [target])
  return value
}
