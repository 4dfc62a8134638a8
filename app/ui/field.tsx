import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string; after?: ReactNode } & (
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>)
)

const looks = {
  input: '',
  textarea: 'min-h-32 resize-y',
  select: 'appearance-none pe-12',
}

/**
 * Label, control, hint and error. `className` goes to the whole; everything else goes to the
 * control. A form with required fields says once that * means required.
 */
export function Field({
  as = 'input',
  label,
  hint,
  error,
  after,
  className = '',
  ...rest
}: FieldProps) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const described = [rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`]
  // The three controls share every prop this component sets itself.
  const Control = as as 'input'
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {rest.required && (
          <span aria-hidden className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      <div className="relative">
        <Control
          // The default, but some autocomplete checkers require it.
          type={as === 'input' ? 'text' : undefined}
          {...(rest as ComponentProps<'input'>)}
          id={id}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className={`min-h-12 w-full rounded-md border border-edge bg-raised px-4 py-2.5 text-fg placeholder:text-muted hover:border-brand disabled:opacity-60 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] ${looks[as]}`}
        />
        {after}
        {as === 'select' && (
          <Icon
            name="chevron"
            className="pointer-events-none absolute end-4 top-3.5 size-5 text-muted"
          />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.95rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex gap-1.5 font-semibold text-[0.95rem] text-danger"
        >
          <Icon name="alert" className="mt-0.5 size-5 flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}
