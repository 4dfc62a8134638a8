import type { HomeContent } from '#content/types/page.ts'

const line = 'M2 112C40 108 60 88 100 90s60 14 100-12 60-18 100-30 66-24 92-34'

function GrowthCurve() {
  return (
    <svg viewBox="0 0 400 130" fill="none" className="mt-4 w-full" aria-hidden="true">
      <defs>
        <linearGradient id="curve" x1="0" x2="400" gradientUnits="userSpaceOnUse">
          <stop className="[stop-color:var(--brand-2)]" />
          <stop offset=".6" className="[stop-color:var(--brand)]" />
          <stop offset="1" className="[stop-color:var(--accent)]" />
        </linearGradient>
        <linearGradient id="curve-fill" x1="0" x2="0" y1="0" y2="1">
          <stop className="[stop-color:var(--brand)] [stop-opacity:0.28]" />
          <stop offset="1" className="[stop-color:var(--brand)] [stop-opacity:0]" />
        </linearGradient>
      </defs>
      <path d={`${line}V130H2Z`} fill="url(#curve-fill)" />
      <path
        d={line}
        stroke="url(#curve)"
        strokeWidth="3.5"
        strokeLinecap="round"
        pathLength="1"
        className="draw-in"
      />
      <circle cx="392" cy="14" r="6" className="fill-accent" />
    </svg>
  )
}

export type LiveMetricsProps = {
  labels: HomeContent['metrics']
  /** Without published figures the card waits for real ones. */
  fallback: { roi: number; satisfaction: number; clients: number; campaigns: number } | undefined
}

/**
 * The figures as they are published; real ones take their place in app/site/browser/pages/live-metrics.ts.
 * Where none are published the card is no part of the page until there are real ones.
 */
export function LiveMetrics(props: LiveMetricsProps) {
  if (props.fallback) return <MetricsCard {...props} />
  return (
    <template data-metric="later">
      <MetricsCard {...props} />
    </template>
  )
}

function MetricsCard({ labels, fallback }: LiveMetricsProps) {
  return (
    <section
      aria-label={labels.title}
      className="metrics-card rounded-xl border border-line p-6 shadow-soft sm:p-7"
    >
      {/* What belongs to real figures keeps its place while it is not said: nothing moves later. */}
      <p className="flex items-center justify-between gap-3 text-[0.95rem] text-muted">
        {labels.title}
        <span className="live-dot invisible flex-none font-semibold text-brand">{labels.live}</span>
      </p>
      <p className="num mt-4 text-[3.6rem] leading-[0.95] sm:text-[4.2rem]">
        <Count id="roi" figure={fallback && `${fallback.roi}%`} />
      </p>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="text-muted">{labels.roi}</p>
        <p
          className="rounded-full bg-brand-tint px-3 py-1 text-sm font-semibold whitespace-nowrap text-brand"
          data-period={labels.livePeriod}
        >
          {labels.fallbackPeriod}
        </p>
      </div>
      <GrowthCurve />
      <dl className="mt-4 grid grid-cols-[auto_auto_auto] divide-x divide-line border-t border-line pt-4 sm:grid-cols-3">
        <Metric name={labels.satisfaction}>
          <Count id="satisfaction" figure={fallback && `${fallback.satisfaction}%`} />
        </Metric>
        {fallback && (
          <>
            <Metric name={labels.clients}>
              <Count id="clients" figure={`${fallback.clients}`} />
            </Metric>
            <Metric name={labels.campaigns}>
              <Count id="campaigns" figure={`${fallback.campaigns}`} />
            </Metric>
          </>
        )}
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

const Count = ({ id, figure }: { id: string; figure: string | undefined }) => (
  <span className="relative">
    <span data-metric={id}>{figure}</span>
  </span>
)
