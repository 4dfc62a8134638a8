import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { sectionLinks } from './sections.ts'

/** The tabs of a client's pages. */
export function SectionNav({ sections }: { sections: ReturnType<typeof sectionLinks> }) {
  const nav = useRef<HTMLElement>(null)
  const at = sections.findIndex(({ current }) => current)

  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    nav.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])

  return (
    <nav ref={nav} aria-label="Partes do cliente" className="section-links">
      {sections.map(({ name, to, current, count }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {name}
          {count > 0 && (
            <span className="section-count">
              {count} <span className="sr-only">{count === 1 ? 'alerta' : 'alertas'}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
