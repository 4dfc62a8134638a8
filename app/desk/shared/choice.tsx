import type { ComponentProps, ReactNode } from 'react'

type Props = { label: ReactNode; hint?: ReactNode; type: 'radio' | 'checkbox' } & Omit<
  ComponentProps<'input'>,
  'type'
>

/** One of several answers, with what it means below it. */
export function Choice({ label, hint, ...input }: Props) {
  return (
    <label className="choice">
      <input {...input} />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="desk-quiet">{hint}</span>}
      </span>
    </label>
  )
}
