// Five-pointed star of radius 10 around (12, 12.5), in relative steps so that each `m24 0`
// after its closing draws the next one 24 units to the right.
const star = 'l2.8 6.3 6.8.7-5.1 4.6 1.5 6.7-6-3.5-6 3.5 1.5-6.7-5.1-4.6 6.8-.7z'
const five = `M12 2.5${Array(5).fill(star).join('m24 0')}`

/** `value` from 0 to 5, fractions included. */
export function Stars({ value, className = 'h-5' }: { value: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={`Nota ${String(value).replace('.', ',')} de 5`}
      viewBox="0 0 120 24"
      fill="currentColor"
      strokeLinejoin="round"
      className={`inline-block text-accent ${className}`}
    >
      <path d={five} className="text-line" />
      <svg aria-hidden width={24 * value} height={24}>
        <path d={five} />
      </svg>
    </svg>
  )
}
