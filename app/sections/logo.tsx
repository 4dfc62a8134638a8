/** The sail: two flat shapes on a waterline, in the theme's sea and sun. */
export function Logo({ className = 'size-8.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" fill="none" className={className} aria-hidden="true">
      <path d="M5 27C10 27 12.5 9 28 5 22 12 20 20 21 27H5Z" className="fill-brand-2" />
      <path d="M28 5c-3 5-3.5 13 1 22h-8c-1-7 1-15 7-22Z" className="fill-accent" />
      <path d="M4 31h26" className="stroke-brand" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
