import type { ComponentProps, ReactNode } from 'react'

type Props = { label: ReactNode; hint?: ReactNode; type: 'radio' | 'checkbox' } & Omit<
  ComponentProps<'input'>,
  'type'
>

/** A radio button or checkbox with a hint. */
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
