import type { ReactNode } from 'react'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = {
  intent: string
  /** The page whose action answers, where it is not this one. */
  action?: string
  id?: string
  label: string
  /** Distinguishes equal buttons for screen readers. */
  about?: string
  busyText: string
  /** Additional hidden fields. */
  fields?: Record<string, string>
  className?: string
  variant?: 'cta' | 'ghost' | 'quiet'
  /** Leads to another page, which begins at its top. */
  leaves?: boolean
  /** The key that presses it, where its page listens for it. */
  shortcut?: string
}

/** A form with one button for one item. */
export function ItemAction({
  intent,
  action,
  id = '',
  label,
  about,
  busyText,
  fields = {},
  className = '',
  variant = 'ghost',
  leaves = false,
  shortcut,
}: Props) {
  const { busy, form } = usePostForm(intent, undefined, id)
  return (
    <PostForm {...form} action={action} preventScrollReset={!leaves}>
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
        aria-keyshortcuts={shortcut}
      >
        {label}
      </Button>
    </PostForm>
  )
}

/** A disclosure that asks for confirmation before something is removed. */
export function Sure({
  label,
  text,
  children,
}: {
  label: ReactNode
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
