import type { ReactNode } from 'react'
import type { PlansContent } from '#content/types/plans-page.ts'
import { BlockHead } from '../service/sections/block-head.tsx'

type Props = {
  content: PlansContent['builder']
  /** The plan builder. */
  children: ReactNode
}

export function BuilderSection({ content, children }: Props) {
  return (
    <section
      id={content.id}
      tabIndex={-1}
      aria-labelledby={`${content.id}-titulo`}
      className="section bg-bg-2"
    >
      <div className="wrap">
        <BlockHead block={content} />
        {children}
      </div>
    </section>
  )
}
