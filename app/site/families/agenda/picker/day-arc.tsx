import type { PickerHours } from './picker.ts'

/** Degrees between noon and either end of the arc. */
export const ARC_REACH = 45.9

/** The day drawn as the sun's path. Decorative: the list of hours holds the same information. */
export function DayArc({ parts, scale, start }: PickerHours) {
  const hours = parts.flatMap((part) => part.hours)
  const selected = hours.find((hour) => hour.start === start) ?? hours[0]
  const elapsed = selected ? (selected.angle + ARC_REACH) / (2 * ARC_REACH) : 0
  return (
    <svg className="agenda-arc" viewBox="0 0 320 104" aria-hidden="true">
      <linearGradient id="agenda-dia-arco" gradientUnits="userSpaceOnUse" x1="41" x2="279">
        <stop stopColor="var(--mar-500)" />
        <stop offset=".45" stopColor="var(--mar-300)" />
        <stop offset=".62" stopColor="var(--sol-400)" />
        <stop offset="1" stopColor="var(--sol-500)" />
      </linearGradient>
      <path d="M18 82H302" className="stroke-line" strokeWidth="1.5" />
      <path d="M40.8 80.5A166 166 0 0 1 279.2 80.5" className="stroke-line" strokeWidth="2" />
      <path
        data-agenda-gone=""
        pathLength="1"
        d="M40.8 80.5A166 166 0 0 1 279.2 80.5"
        stroke="url(#agenda-dia-arco)"
        strokeWidth="2.5"
        strokeDasharray={`${elapsed.toFixed(3)} 2`}
      />
      <g className="fill-brand">
        {hours.map(({ start: hour, angle }) => (
          <circle
            key={hour}
            className="agenda-turn"
            transform={`rotate(${angle})`}
            cx="160"
            cy="30"
            r="3.2"
          />
        ))}
      </g>
      {selected && (
        <g className="agenda-turn agenda-sun" transform={`rotate(${selected.angle})`}>
          <circle cx="160" cy="30" r="17" opacity=".2" />
          <circle cx="160" cy="30" r="9.5" />
        </g>
      )}
      {scale.map((label, index) => (
        <text key={label} x={[41, 160, 279][index]} y="100" textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  )
}
