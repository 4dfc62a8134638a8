import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children?: ReactNode }

/** A page's title, with actions of the page beside it. */
export function PageHead({ title, text, children }: Props) {
  return (
    <div className="page-head">
      <div>
        <h1 className="page-title">{title}</h1>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
