import { mark } from '#app/generated/mark.ts'

const fills = { 'brand-2': 'fill-brand-2', accent: 'fill-accent', brand: 'fill-brand' }
const strokes = { 'brand-2': 'stroke-brand-2', accent: 'stroke-accent', brand: 'stroke-brand' }

/** The agency's mark (content/look.ts) in the theme's colours. */
export function Logo({ className = 'size-8.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" fill="none" className={className} aria-hidden="true">
      {mark.map(({ d, paint, stroke }) => (
        <path
          key={d}
          d={d}
          className={stroke ? strokes[paint] : fills[paint]}
          strokeWidth={stroke}
          strokeLinecap={stroke ? 'round' : undefined}
        />
      ))}
    </svg>
  )
}
