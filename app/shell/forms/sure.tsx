import type { ReactNode } from 'react'

/** Asks once more before something is taken away; a plain disclosure without scripts. */
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
