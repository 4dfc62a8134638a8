import { type ReactNode, useEffect, useRef } from 'react'

const waiting = new Set<HTMLElement>()
let observer: IntersectionObserver | undefined

function show(element: HTMLElement) {
  element.dataset.reveal = 'active'
  forget(element)
}

function forget(element: HTMLElement) {
  observer?.unobserve(element)
  waiting.delete(element)
  if (!waiting.size) removeEventListener('scroll', showAllAtEnd)
}

/** The last pixels of a page can never rise above the line. */
function showAllAtEnd() {
  const { scrollHeight } = document.documentElement
  if (innerHeight + scrollY >= scrollHeight - 2) for (const element of [...waiting]) show(element)
}

function look(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const element = target as HTMLElement
    // What the browser has not laid out yet (app/boot.ts) is far below, and has no height.
    const onScreen = boundingClientRect.height > 0 && boundingClientRect.top < innerHeight
    if (isIntersecting || (onScreen && !waiting.has(element))) {
      show(element)
    } else if (!waiting.has(element)) {
      element.dataset.reveal = 'wait'
      waiting.add(element)
      addEventListener('scroll', showAllAtEnd, { passive: true })
    }
  }
}

type RevealProps = { children: ReactNode; className?: string; as?: 'div' | 'ol' | 'ul' }

/**
 * Rises into place the first time its top is 150 px inside the viewport. Nothing is hidden in the
 * HTML: only what is still below the screen when this runs is made to wait (ui.css), so neither a
 * visitor without scripts nor one who reads before hydration misses anything. The browser tells
 * where it is: asking would lay the page out once for each.
 */
export function Reveal({ children, className, as = 'div' }: RevealProps) {
  const ref = useRef<HTMLElement>(null)
  const Tag = as as 'div'

  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Whatever was passed counts as seen, however far above it is.
    observer ??= new IntersectionObserver(look, { rootMargin: '1000000px 0px -150px' })
    observer.observe(element)
    return () => forget(element)
  }, [])

  return (
    <Tag ref={ref as React.Ref<HTMLDivElement>} className={className} data-reveal="">
      {children}
    </Tag>
  )
}
