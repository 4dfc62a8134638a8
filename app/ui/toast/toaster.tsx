import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts'

const none: readonly Toast[] = []
const looks = {
  default: { time: 6000, box: 'border-line bg-raised', icon: 'check', tint: 'text-ok' },
  destructive: {
    time: 10000,
    box: 'border-danger bg-danger-bg text-danger',
    icon: 'alert',
    tint: '',
  },
} as const

function ToastCard({ item }: { item: Toast }) {
  const look = looks[item.variant]
  const box = useRef<HTMLDivElement>(null)
  const focusBefore = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismissToast(item.id), look.time)
    return () => clearTimeout(timer)
  }, [paused, item.id, look.time])

  // Runs before React removes the card, to return the focus.
  useLayoutEffect(() => {
    const card = box.current
    return () => {
      if (card?.contains(document.activeElement) && focusBefore.current instanceof HTMLElement)
        focusBefore.current.focus({ preventScroll: true })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering, focusing and Escape only add to what the button does
    <div
      ref={box}
      className={`pointer-events-auto flex gap-3 rounded-md border py-2 ps-4 pe-2 shadow-soft motion:transition motion:duration-300 motion:starting:translate-y-3 motion:starting:opacity-0 ${look.box}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true)
        if (!event.currentTarget.contains(event.relatedTarget))
          focusBefore.current = event.relatedTarget
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismissToast(item.id)
      }}
    >
      <Icon name={look.icon} className={`mt-2.5 size-5 flex-none ${look.tint}`} />
      <div className="grow py-2 text-[0.975rem] leading-snug">
        <p className="font-semibold">{item.title}</p>
        {item.description && <p className="mt-1">{item.description}</p>}
        {item.action && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-2"
            onClick={() => {
              dismissToast(item.id)
              item.action?.run()
            }}
          >
            {item.action.label}
          </Button>
        )}
      </div>
      <Button variant="quiet" size="icon" aria-label="Fechar" onClick={() => dismissToast(item.id)}>
        <Icon name="close" />
      </Button>
    </div>
  )
}

/** Largest height and width of a toast. */
const [TALL, WIDE] = [180, 420]

/** Whether a toast at the bottom would cover the control used last. */
function wouldCover(used: Element | null): boolean {
  if (!used?.isConnected) return false
  // A radio button is chosen by its label, which is larger.
  const { bottom, right } = (used.closest('label') ?? used).getBoundingClientRect()
  const { innerHeight, innerWidth } = window
  const beside = innerWidth >= 640 && right < innerWidth - WIDE
  return bottom > innerHeight - TALL && !beside
}

function usePlace(toasts: readonly Toast[]): 'top' | 'bottom' {
  const used = useRef<Element | null>(null)
  const [place, setPlace] = useState<'top' | 'bottom'>('bottom')
  useEffect(() => {
    const note = ({ target }: Event) => {
      used.current = target as Element
    }
    document.addEventListener('pointerdown', note, true)
    document.addEventListener('focusin', note, true)
    return () => {
      document.removeEventListener('pointerdown', note, true)
      document.removeEventListener('focusin', note, true)
    }
  }, [])
  useLayoutEffect(() => {
    if (toasts.length > 0) setPlace(wouldCover(used.current) ? 'top' : 'bottom')
  }, [toasts])
  return place
}

/** Rendered once per page from the start: a live region must exist before its message. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  const place = usePlace(toasts)
  const cards = (variant: Toast['variant']) =>
    toasts
      .filter((item) => item.variant === variant)
      .map((item) => <ToastCard key={item.id} item={item} />)
  return (
    <div
      className={`no-print pointer-events-none fixed inset-x-4 z-50 sm:start-auto sm:w-96 ${place === 'top' ? 'top-4' : 'bottom-4'}`}
    >
      <div role="status" aria-atomic="false" className="grid gap-3">
        {cards('default')}
      </div>
      <div role="alert" aria-atomic="false" className="grid gap-3 not-empty:not-first:mt-3">
        {cards('destructive')}
      </div>
    </div>
  )
}
