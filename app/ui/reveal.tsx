import type { ReactNode } from 'react'

type RevealProps = { children: ReactNode; className?: string; as?: 'div' | 'ol' | 'ul' }

/**
 * Rises into place the first time its top is 150 px inside the viewport. Nothing is hidden in the
 * HTML; app/site/browser/reveal.ts makes what is below the screen wait.
 */
export function Reveal({ children, className, as: Tag = 'div' }: RevealProps) {
  return (
    <Tag className={className} data-reveal="">
      {children}
    </Tag>
  )
}
