const line = 'M2 112C40 108 60 88 100 90s60 14 100-12 60-18 100-30 66-24 92-34'

export function GrowthCurve() {
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
