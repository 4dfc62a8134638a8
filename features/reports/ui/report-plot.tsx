import { useId } from 'react'
import { areaPath, linePath, place, type ReportChart } from '../rules/report.ts'

const share = (value: number) => `${(value * 100).toFixed(2)}%`

/** Text and dots keep their size at any plot size. */
export function ReportPlot({ chart }: { chart: ReportChart }) {
  const id = useId()
  const { x, y } = place(chart)
  const last = chart.now.length - 1
  const end = y(chart.now[last] ?? 0)
  const endBefore = y(chart.before.at(-1) ?? 0)
  // Labels of close line ends are moved apart.
  const close = chart.beforeEnd !== null && Math.abs(end - endBefore) < 0.16
  const [up, down] = [-1.1, 1.7]
  const shift = close ? (end <= endBefore ? up : down) : 0
  const shiftBefore = close ? (end <= endBefore ? down : up) : 0
  const pinAt = chart.pin && { x: x(chart.pin.at), y: y(chart.now[chart.pin.at] ?? 0) }
  return (
    <div className="rel-plot" role="img" aria-label={chart.spoken}>
      <svg className="rel-plot-drawing" aria-hidden="true">
        {chart.ticks.map(({ value, label }) => (
          <g key={value}>
            <line className="rel-grid" x1="0" x2="100%" y1={share(y(value))} y2={share(y(value))} />
            <text className="rel-tick" x="0" dx="-10" y={share(y(value))} dy=".35em">
              {label}
            </text>
          </g>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 400"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <defs>
            <linearGradient id={`${id}l`} gradientUnits="userSpaceOnUse" x1="0" x2="1000">
              <stop className="rel-line-1" />
              <stop offset=".5" className="rel-line-2" />
              <stop offset=".8" className="rel-line-3" />
              <stop offset="1" className="rel-line-4" />
            </linearGradient>
            <linearGradient id={`${id}u`} x2="0" y2="1">
              <stop className="rel-line-2" stopOpacity=".16" />
              <stop offset="1" className="rel-line-2" stopOpacity="0" />
            </linearGradient>
          </defs>
          <path d={areaPath(chart, 1000, 400)} fill={`url(#${id}u)`} />
          {chart.before.length > 0 && (
            <path className="rel-was" d={linePath(chart, chart.before, 1000, 400)} />
          )}
          <path
            className="rel-is"
            stroke={`url(#${id}l)`}
            d={linePath(chart, chart.now, 1000, 400)}
          />
        </svg>
        {chart.days.map(({ at, label }, index) => (
          <text
            key={at}
            className={index % 2 === 1 && at !== last ? 'rel-day rel-day-minor' : 'rel-day'}
            x={share(x(at))}
            y="100%"
            dy="1.7em"
          >
            {label}
          </text>
        ))}
        {pinAt && <circle className="rel-dot" cx={share(pinAt.x)} cy={share(pinAt.y)} r="6" />}
        <circle className="rel-dot rel-dot-end" cx={share(x(last))} cy={share(end)} r="6" />
        {pinAt && chart.pin && (
          <text
            className={pinAt.x > 0.45 ? 'rel-pin rel-pin-before' : 'rel-pin'}
            x={share(pinAt.x)}
            dx={pinAt.x > 0.45 ? -10 : 12}
            y={share(pinAt.y)}
            dy={pinAt.x > 0.45 ? '-.9em' : '1.4em'}
          >
            {chart.pin.text}
          </text>
        )}
        <text className="rel-end" x="100%" dx="12" y={share(end)} dy={`${shift}em`}>
          {chart.nowEnd.value}
        </text>
        <text
          className="rel-end-name"
          x="100%"
          dx="12"
          y={share(end)}
          dy={`${shift * 1.55 + 1.25}em`}
        >
          {chart.nowEnd.label}
        </text>
        {chart.beforeEnd && (
          <>
            <text
              className="rel-end rel-end-was"
              x="100%"
              dx="12"
              y={share(endBefore)}
              dy={`${shiftBefore}em`}
            >
              {chart.beforeEnd.value}
            </text>
            <text
              className="rel-end-name"
              x="100%"
              dx="12"
              y={share(endBefore)}
              dy={`${shiftBefore * 1.3 + 1.15}em`}
            >
              {chart.beforeEnd.label}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
