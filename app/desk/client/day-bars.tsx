export type PlatformView = {
  name: string
  campaigns: string
  state: 'ok' | 'late' | 'none'
  text: string
  last: string
  /** One per day, oldest first; null where nothing was received. */
  bars: (number | null)[]
  /** The same in words. */
  spoken: string
}

const width = 100
const height = 28

/** What each platform has sent, a bar per day and an empty box for a day that is missing. */
export function DayBars({ platforms }: { platforms: PlatformView[] }) {
  return (
    <ul className="platforms">
      {platforms.map(({ name, campaigns, state, text, last, bars, spoken }) => {
        const step = width / bars.length
        return (
          <li key={name} className="platform">
            <div>
              <p className="font-semibold">{name}</p>
              <p className="desk-quiet">{campaigns}</p>
            </div>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              className="day-bars"
              role="img"
              aria-label={spoken}
            >
              {bars.map((share, index) => {
                const tall = share === null ? height * 0.45 : Math.max(2, share * height)
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is
                    key={index}
                    x={index * step + step * 0.12}
                    y={height - tall}
                    width={step * 0.76}
                    height={tall}
                    data-missing={share === null || undefined}
                  />
                )
              })}
            </svg>
            <div className="platform-state">
              <p className="received" data-state={state}>
                {text}
              </p>
              <p className="desk-quiet">{last}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
