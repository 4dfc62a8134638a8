import { useLayoutEffect, useRef } from 'react'
import type { HomeContent } from '#content/types/page.ts'
import { heroFigures } from '#contracts/hero-metrics.ts'
import { GrowthCurve } from './growth-curve.tsx'
import { useCountUp } from './use-count-up.ts'
import { useHeroTotals } from './use-hero-totals.ts'

export type LiveMetricsProps = {
  labels: HomeContent['metrics']
  fallback: { roi: number; satisfaction: number; clients: number; campaigns: number }
}

export function LiveMetrics({ labels, fallback }: LiveMetricsProps) {
  const figures = heroFigures(useHeroTotals(), fallback)
  const count = useCountUp()
  return (
    <section
      aria-label={labels.title}
      data-live={figures.live || undefined}
      className="metrics-card rounded-xl border border-line p-6 shadow-soft sm:p-7"
    >
      {/* What belongs to real figures keeps its place while it is not said: nothing moves later. */}
      <p className="flex items-center justify-between gap-3 text-[0.95rem] text-muted">
        {labels.title}
        <span
          className={`live-dot flex-none font-semibold text-brand ${figures.live ? '' : 'invisible'}`}
        >
          {labels.live}
        </span>
      </p>
      <p className="num mt-4 text-[3.6rem] leading-[0.95] sm:text-[4.2rem]">
        <Count id="roi" target={figures.roi} unit="%" count={count} />
      </p>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="text-muted">{labels.roi}</p>
        <p className="rounded-full bg-brand-tint px-3 py-1 text-sm font-semibold whitespace-nowrap text-brand">
          {figures.live ? labels.livePeriod : labels.fallbackPeriod}
        </p>
      </div>
      <GrowthCurve />
      <dl className="mt-4 grid grid-cols-[auto_auto_auto] divide-x divide-line border-t border-line pt-4 sm:grid-cols-3">
        <Metric name={labels.satisfaction}>
          <Count id="satisfaction" target={figures.satisfaction} unit="%" count={count} />
        </Metric>
        <Metric name={labels.clients}>
          <Count id="clients" target={fallback.clients} count={count} />
        </Metric>
        <Metric name={labels.campaigns}>
          <Count id="campaigns" target={fallback.campaigns} count={count} />
        </Metric>
      </dl>
    </section>
  )
}

function Metric({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-2.5 first:pl-0 last:pr-0 sm:px-4">
      <dt className="text-[0.85rem] text-muted sm:text-[0.9rem]">{name}</dt>
      <dd className="num text-2xl sm:text-[1.7rem]">{children}</dd>
    </div>
  )
}

type CountProps = {
  id: string
  target: number
  unit?: string
  count: ReturnType<typeof useCountUp>
}

/**
 * While it counts, the final figure holds the width and is what a screen reader finds; the moving
 * one is for the eye only.
 */
function Count({ id, target, unit = '', count: { counting, follow } }: CountProps) {
  const moving = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!counting) return
    return follow((share) => {
      if (moving.current) moving.current.textContent = `${Math.round(target * share)}${unit}`
    })
  }, [counting, follow, target, unit])

  const final = `${target}${unit}`
  if (!counting) return <span data-metric={id}>{final}</span>
  return (
    <span className="relative">
      <span className="opacity-0">{final}</span>
      <span
        ref={moving}
        className="absolute inset-y-0 left-0"
        data-metric={id}
        aria-hidden="true"
      />
    </span>
  )
}
