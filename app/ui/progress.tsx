type ProgressProps = {
  /** Left out while nobody knows how far it is. */
  value?: number
  max?: number
  label: string
  className?: string
}

/** The native element, because a width in a `style` attribute is refused by the page's policy. */
export function Progress({ value, max = 100, label, className = '' }: ProgressProps) {
  return <progress className={`progress ${className}`} value={value} max={max} aria-label={label} />
}
