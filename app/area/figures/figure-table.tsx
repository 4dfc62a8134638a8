import type { ReactNode } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** A table that scrolls within itself; its first column stays. */
export function FigureTable({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`figure-table ${className}`} aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
