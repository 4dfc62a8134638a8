import type { ReactNode } from 'react'
import type { ChatSlot as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

/** Where the assistant answers; the page gives the conversation itself. */
export function ChatSlot({
  block,
  children,
}: {
  block: Content & { id: string }
  children: ReactNode
}) {
  return (
    <div className="svc-talk">
      <BlockHead block={block} layout="side" />
      {children}
    </div>
  )
}
