/** Decorative: the text beside it says what is going on. */
export function Spinner({ className = 'size-[1.1em]' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-block flex-none rounded-full border-2 border-current border-r-transparent motion:animate-spin ${className}`}
    />
  )
}
