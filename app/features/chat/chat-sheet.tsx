import { Sheet } from '../../ui/sheet.tsx'
import { WholeStylesheet } from '../../ui/whole-stylesheet.tsx'
import type { ChatProps } from './chat-props.ts'
import { LiveChat } from './live-chat.tsx'

/** The conversation at the edge of any page. */
export function ChatSheet({
  open,
  onClose,
  ...chat
}: ChatProps & { open: boolean; onClose: () => void }) {
  return (
    <div data-theme="noite">
      <WholeStylesheet />
      <Sheet open={open} onClose={onClose} label={chat.name} className="chat-sheet">
        {open && <LiveChat {...chat} fill />}
      </Sheet>
    </div>
  )
}
