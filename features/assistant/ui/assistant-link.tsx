import { type MouseEvent, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/modal.tsx'
import { Chat } from './chat.tsx'
import type { ChatProps } from './message.ts'

/** The conversation at the edge of any page. */
function ChatSheet({ open, onClose, ...chat }: ChatProps & { open: boolean; onClose: () => void }) {
  return (
    <div data-theme="noite">
      <Sheet open={open} onClose={onClose} label={chat.name} className="chat-sheet">
        {open && <Chat {...chat} fill />}
      </Sheet>
    </div>
  )
}

export type AssistantLinkProps = { label: string; to: string; chat: ChatProps }

/** Opens the conversation beside the page; without scripts it leads to the page that has it. */
export function AssistantLink({ label, to, chat }: AssistantLinkProps) {
  const [open, setOpen] = useState<boolean>()

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a href={to} className="floating-link" title={label} aria-haspopup="dialog" onClick={show}>
        <Icon name="sparkles" />
        <span className="lg:sr-only">{label}</span>
      </a>
      {open !== undefined && <ChatSheet {...chat} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
