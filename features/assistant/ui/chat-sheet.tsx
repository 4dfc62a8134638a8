import { Sheet } from '#app/ui/sheet.tsx'
import { Chat } from './chat.tsx'
import type { ChatProps } from './chat-props.ts'

/** The conversation at the edge of any page. */
export function ChatSheet({
  open,
  onClose,
  ...chat
}: ChatProps & { open: boolean; onClose: () => void }) {
  return (
    <div data-theme="noite">
      <Sheet open={open} onClose={onClose} label={chat.name} className="chat-sheet">
        {open && <Chat {...chat} fill />}
      </Sheet>
    </div>
  )
}
