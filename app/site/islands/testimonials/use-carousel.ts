import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { rotate, swipeDirection } from './rotation.ts'

/** Which of `count` items is shown, and the gestures that change it. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0)
  const start = useRef<{ x: number; y: number } | null>(null)
  const step = (steps: number) => setCurrent((index) => rotate(index, steps, count))

  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    },
  }

  // A mouse selects text, so only fingers and pens swipe. The element's touch-action leaves
  // vertical movement to the page, which then cancels the pointer.
  const swipe = {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      step(swipeDirection(event.clientX - start.current.x, event.clientY - start.current.y))
      start.current = null
    },
    onPointerCancel() {
      start.current = null
    },
  }

  return { current, setCurrent, step, keys, swipe }
}
