import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { motionWelcome } from '#app/ui/motion.ts'

const stepTime = 4000

/**
 * Goes round `count` steps, 4 s each, while it plays. It waits while the visitor points at the
 * steps, has focus in them or has scrolled them away, and does not start where motion is unwelcome.
 */
export function usePresentation(count: number) {
  const section = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [onScreen, setOnScreen] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const running = playing && onScreen && !hovered && !focused

  useEffect(() => {
    if (!motionWelcome()) setPlaying(false)
    const observer = new IntersectionObserver(([entry]) => setOnScreen(!!entry?.isIntersecting))
    if (section.current) observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, jumped to or not, gets its full time
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setCurrent((step) => (step + 1) % count), stepTime)
    return () => clearTimeout(timer)
  }, [running, current, count])

  return {
    section,
    current,
    playing,
    running,
    jump: setCurrent,
    toggle: () => setPlaying((was) => !was),
    /** For the element whose pointer and focus make the presentation wait. */
    waiting: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
