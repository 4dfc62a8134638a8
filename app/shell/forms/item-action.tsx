import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FailureBox } from './failure-box.tsx'
import { useIntent } from './form-state.ts'

type Props = {
  intent: string
  id?: string
  label: string
  /** Distinguishes equal buttons for screen readers. */
  about?: string
  busyText: string
  /** Additional hidden fields. */
  fields?: Record<string, string>
  className?: string
  variant?: 'cta' | 'ghost' | 'quiet'
}

/** A form with one button for one item. */
export function ItemAction({
  intent,
  id = '',
  label,
  about,
  busyText,
  fields = {},
  className = '',
  variant = 'ghost',
}: Props) {
  const { answer, busy } = useIntent(intent, id)
  return (
    <Form method="post" replace preventScrollReset>
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        size="sm"
        busy={busy}
        busyText={busyText}
        className={className}
        aria-label={about && `${label}: ${about}`}
      >
        {label}
      </Button>
    </Form>
  )
}

/** A disclosure that asks for confirmation before something is removed. */
export function Sure({
  label,
  text,
  children,
}: {
  label: string
  text: string
  children: ReactNode
}) {
  return (
    <details className="sure">
      <summary className="btn btn-ghost btn-sm">{label}</summary>
      <div className="sure-box">
        <p>{text}</p>
        {children}
      </div>
    </details>
  )
}
