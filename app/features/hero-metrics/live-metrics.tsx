import { heroFigures } from '#contracts/hero-metrics.ts'
import { useCounter } from './use-counter.ts'
import { useHeroTotals } from './use-hero-totals.ts'

export type LiveMetricsProps = {
  fallback: { roi: number; satisfaction: number; clients: number; campaigns: number }
}

export function LiveMetrics({ fallback }: LiveMetricsProps) {
  const figures = heroFigures(useHeroTotals(), fallback)
  const roi = useCounter(figures.roi)
  const satisfaction = useCounter(figures.satisfaction)
  const clients = useCounter(fallback.clients)
  const campaigns = useCounter(fallback.campaigns)
  return (
    <section
      aria-label="Resultado médio dos clientes"
      className="rounded-xl border border-line bg-[linear-gradient(160deg,rgb(15_34_52/0.94),rgb(7_19_31/0.9))] p-6 shadow-soft backdrop-blur-md sm:p-7"
    >
      <p className="flex items-center justify-between gap-3 text-[0.95rem] text-muted">
        Resultado médio dos clientes
        {figures.live && <span className="live-dot font-semibold text-brand">ao vivo</span>}
      </p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p>
          <span className="num block text-[4.2rem] leading-[0.95]" data-metric="roi">
            {roi}%
          </span>
          <span className="text-muted">ROI médio</span>
        </p>
        <span className="rounded-full bg-brand-tint px-3 py-1 text-sm font-semibold text-brand">
          ▲ últimos 30 dias
        </span>
      </div>
      <GrowthCurve />
      <dl className="mt-4 grid grid-cols-3 divide-x divide-line border-t border-line pt-4">
        <Metric name="satisfação" id="satisfaction" value={`${satisfaction}%`} />
        <Metric name="clientes" id="clients" value={String(clients)} />
        <Metric name="campanhas" id="campaigns" value={String(campaigns)} />
      </dl>
    </section>
  )
}

function Metric({ name, id, value }: { name: string; id: string; value: string }) {
  return (
    <div className="flex flex-col-reverse px-4 first:pl-0 last:pr-0">
      <dt className="text-[0.9rem] text-muted">{name}</dt>
      <dd className="num text-2xl sm:text-[1.7rem]" data-metric={id}>
        {value}
      </dd>
    </div>
  )
}

function GrowthCurve() {
  const line = 'M2 112C40 108 60 88 100 90s60 14 100-12 60-18 100-30 66-24 92-34'
  return (
    <svg viewBox="0 0 400 130" fill="none" className="mt-4 w-full" aria-hidden="true">
      <defs>
        <linearGradient id="curve" x1="0" x2="400" gradientUnits="userSpaceOnUse">
          <stop className="[stop-color:var(--mar-500)]" />
          <stop offset=".6" className="[stop-color:var(--mar-300)]" />
          <stop offset="1" className="[stop-color:var(--sol-400)]" />
        </linearGradient>
        <linearGradient
          id="curve-fill"
          x1="0"
          y1="0"
          x2="0"
          y2="130"
          gradientUnits="userSpaceOnUse"
        >
          <stop className="[stop-color:var(--mar-300)] [stop-opacity:0.28]" />
          <stop offset="1" className="[stop-color:var(--mar-300)] [stop-opacity:0]" />
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
