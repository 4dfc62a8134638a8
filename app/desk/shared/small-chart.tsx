type Props = {
  /** One value per day, oldest first; null without figures. */
  series: (number | null)[]
  description: string
  /** Wide charts fill their place and draw days without figures as empty boxes. */
  wide?: boolean
}

const width = 100
const height = 28

/** Bars of the last days; in a small chart the newest is marked. */
export function SmallChart({ series, description, wide }: Props) {
  const most = Math.max(0.01, ...series.map((value) => value ?? 0))
  const step = width / Math.max(1, series.length)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="small-chart"
      data-wide={wide || undefined}
      role="img"
      aria-label={description}
    >
      {series.map((value, index) => {
        if (value === null && !wide) return null
        const tall = value === null ? height * 0.45 : Math.max(1.5, (value / most) * height)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position
            key={index}
            x={index * step + step * 0.12}
            y={height - tall}
            width={step * 0.76}
            height={tall}
            data-missing={value === null || undefined}
            data-last={(!wide && index === series.length - 1) || undefined}
          />
        )
      })}
    </svg>
  )
}
