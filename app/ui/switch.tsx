import { type ReactNode, useId } from 'react'

type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  className?: string
}

export function Switch({ checked, onChange, label, hint, disabled, className = '' }: SwitchProps) {
  const id = useId()
  return (
    <div className={`flex items-center justify-between gap-6 ${className}`}>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-[0.95rem] text-muted">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        className="group grid h-11 w-14 flex-none place-items-center rounded-full disabled:opacity-60"
        onClick={() => onChange(!checked)}
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-edge px-1 group-aria-checked:border-brand group-aria-checked:bg-brand motion:transition-colors">
          <span className="size-5 rounded-full bg-edge group-aria-checked:translate-x-4.5 group-aria-checked:bg-on-brand motion:transition forced-colors:bg-[ButtonText]!" />
        </span>
      </button>
    </div>
  )
}
