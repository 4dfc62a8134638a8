import type { ReactNode } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** A table that scrolls horizontally with a fixed first column. */
export function FigureTable({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`figure-table ${className}`} aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
