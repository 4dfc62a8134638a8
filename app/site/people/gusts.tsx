import { artStyle } from '#app/generated/mark.ts'

const lines =
  'M0 190C130 182 170 96 360 44M0 172C130 164 176 74 360 18M24 199C150 190 190 118 360 72M60 199C170 190 210 142 360 102M110 199C190 192 240 164 360 132'

/** A handful of streamlines for the corner of a card; the card's text colour draws them. */
export function Gusts({ className = '' }: { className?: string }) {
  if (artStyle === 'tiles') return null
  return (
    <svg viewBox="0 0 360 200" className={`gusts ${className}`} aria-hidden="true">
      <path d={lines} />
    </svg>
  )
}
