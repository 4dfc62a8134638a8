import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  title: string
  help?: string
  state: 'done' | 'skipped' | 'open'
  /** What a skipped step says. */
  skipped: string
  /** Its buttons. */
  children?: ReactNode
}

/** A step of a guide through the first settings. */
export function GuideStep({ title, help, state, skipped, children }: Props) {
  const note = { done: 'pronto', skipped, open: '' }[state]
  return (
    <li data-state={state}>
      <span className="site-step-mark" aria-hidden>
        {state === 'done' && <Icon name="check" />}
      </span>
      <div className="desk-row-main">
        <p className="font-semibold">
          {title} {note && <span className="pill">{note}</span>}
        </p>
        {help && <p className="desk-quiet">{help}</p>}
      </div>
      {children && <div className="desk-row-acts">{children}</div>}
    </li>
  )
}
