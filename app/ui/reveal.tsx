import { type ReactNode, useEffect, useRef } from 'react'

const waiting = new Set<HTMLElement>()

function check() {
  const { scrollHeight } = document.documentElement
  // The last pixels of a page can never rise above the line.
  const atEnd = innerHeight + scrollY >= scrollHeight - 2
  const reached = [...waiting].filter(
    (element) => atEnd || element.getBoundingClientRect().top < innerHeight - 150,
  )
  for (const element of reached) {
    element.dataset.reveal = 'active'
    waiting.delete(element)
  }
  if (!waiting.size) removeEventListener('scroll', check)
}

type RevealProps = { children: ReactNode; className?: string; as?: 'div' | 'li' | 'section' }

/**
 * Rises into place the first time its top is 150 px inside the viewport. Nothing is hidden in the
 * HTML: only what is still below the screen when this runs is made to wait (ui.css), so neither a
 * visitor without scripts nor one who reads before hydration misses anything.
 */
export function Reveal({ children, className, as = 'div' }: RevealProps) {
  const ref = useRef<HTMLElement>(null)
  const Tag = as as 'div'

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onScreen = element.getBoundingClientRect().top < innerHeight
    element.dataset.reveal = onScreen ? 'active' : 'wait'
    if (onScreen) return
    waiting.add(element)
    addEventListener('scroll', check, { passive: true })
    return () => {
      waiting.delete(element)
    }
  }, [])

  return (
    <Tag ref={ref as React.Ref<HTMLDivElement>} className={className} data-reveal="">
      {children}
    </Tag>
  )
}
