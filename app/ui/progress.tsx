type ProgressProps = {
  /** Omitted while the progress is unknown. */
  value?: number
  max?: number
  label: string
  className?: string
}

/** The native element, because the security policy forbids `style` attributes. */
export function Progress({ value, max = 100, label, className = '' }: ProgressProps) {
  return <progress className={`progress ${className}`} value={value} max={max} aria-label={label} />
}
