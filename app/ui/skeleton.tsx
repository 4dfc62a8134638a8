/** Stands in for content on its way; the owner marks the region aria-busy. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span aria-hidden className={`block rounded-sm bg-line motion:animate-pulse ${className}`} />
  )
}
