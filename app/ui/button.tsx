import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

const variants = {
  cta: 'btn-cta',
  ghost: 'btn-ghost',
  quiet: 'text-fg hover:bg-brand-tint hover:text-brand',
}
const sizes = { md: '', sm: 'btn-sm', icon: 'size-11 min-h-0 flex-none p-0' }

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes; className?: string }

/** For links that look like buttons: `<Link className={buttonClass({ variant: 'ghost' })}>`. */
export function buttonClass({ variant = 'cta', size = 'md', className = '' }: Look = {}) {
  return `btn ${variants[variant]} ${sizes[size]} ${className}`
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyText?: ReactNode }

export function Button({
  variant,
  size,
  className,
  busy = false,
  busyText,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {(busy && busyText) || children}
    </button>
  )
}
