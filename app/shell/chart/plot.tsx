import type { ReactNode } from 'react'

type PlotProps = { ticks: { y: string | number }[]; children: ReactNode }

/** The grid of a chart, and its paths stretched over it: they are drawn in percent. */
export function PlotPaths({ ticks, children }: PlotProps) {
  return (
    <>
      {ticks.map(({ y }) => (
        <line key={y} className="chart-grid" x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        {children}
      </svg>
    </>
  )
}
