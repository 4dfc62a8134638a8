import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

const SNAP = 15
/** Less is a click. */
const BEGIN = 6

const two = (value: number) => String(value).padStart(2, '0')
const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

type Scale = { first: number; hours: number }
type Place = { day: string; minutes: number }

/** The day and time under a point, the upper end of what is dragged being `above` pixels higher. */
function placeAt(
  grid: HTMLElement,
  { first, hours }: Scale,
  point: { x: number; y: number; above: number; length: number },
): Place | undefined {
  for (const column of grid.querySelectorAll<HTMLElement>('[data-day]')) {
    const box = column.getBoundingClientRect()
    if (point.x < box.left || point.x >= box.right) continue
    const raw = ((point.y - point.above - box.top) / box.height) * hours * 60
    const last = hours * 60 - point.length
    const minutes = Math.round(Math.min(last, Math.max(0, raw)) / SNAP) * SNAP
    return { day: column.dataset.day as string, minutes: first * 60 + minutes }
  }
  return undefined
}

/**
 * Drags a meeting to another day and time with a mouse or a pen; fingers scroll. Nothing changes by
 * dropping it: the meeting's page asks first. Escape lets go.
 */
export function useDrag(grid: RefObject<HTMLElement | null>, scale: Scale) {
  const navigate = useNavigate()
  const [target, setTarget] = useState('')
  const isDragging = useRef(false)

  function onPointerDown(event: ReactPointerEvent) {
    const item = (event.target as Element).closest<HTMLElement>('[data-drag]')
    const root = grid.current
    if (!item || !root || event.button !== 0 || event.pointerType === 'touch') return
    // Below the grid's width the days stand below each other.
    if (getComputedStyle(item).position !== 'absolute') return
    const from = { x: event.clientX, y: event.clientY }
    const above = event.clientY - item.getBoundingClientRect().top
    const length = Number(item.dataset.minutes)
    let place: Place | undefined

    function move(now: PointerEvent) {
      const x = now.clientX - from.x
      const y = now.clientY - from.y
      if (!isDragging.current && Math.hypot(x, y) < BEGIN) return
      isDragging.current = true
      place = placeAt(root as HTMLElement, scale, { x: now.clientX, y: now.clientY, above, length })
      item?.toggleAttribute('data-dragged', true)
      item?.style.setProperty('translate', `${x}px ${y}px`)
      const day = place?.day.split('-').reverse().slice(0, 2).join('/')
      setTarget(place ? `${item?.dataset.name}: ${day}, ${clockOf(place.minutes)}` : '')
    }

    function stop() {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', letGo)
      item?.toggleAttribute('data-dragged', false)
      item?.style.removeProperty('translate')
      setTarget('')
      // The click that follows a drag opens nothing.
      setTimeout(() => {
        isDragging.current = false
      })
    }

    function letGo({ key }: KeyboardEvent) {
      if (key === 'Escape') stop()
    }

    function drop() {
      const wish = isDragging.current ? place : undefined
      stop()
      if (!wish) return
      addEventListener('click', cancelEvent, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', cancelEvent, { capture: true }))
      const query = new URLSearchParams({ mudar: '', dia: wish.day, hora: clockOf(wish.minutes) })
      void navigate(`/agencia/agenda/${item?.dataset.drag}?${query}`)
    }

    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', stop)
    addEventListener('keydown', letGo)
  }

  return { target, onPointerDown }
}

function cancelEvent(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
