import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useState,
} from 'react'
import { SiteLink } from '../../ui/site-link.tsx'
import type { ChatProps } from './chat-props.ts'

type SheetProps = ChatProps & { open: boolean; onClose: () => void }
type Props = { to: string; className: string; chat: ChatProps; children: ReactNode }

/** Opens the conversation beside the page; without scripts it leads to the page that has it. */
export function AssistantLink({ to, className, chat, children }: Props) {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ ChatSheet: ComponentType<SheetProps> }>()

  async function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { ChatSheet } = await import('./chat-sheet.tsx')
    // As a transition it waits for the stylesheet that the sheet brings.
    startTransition(() => {
      setLoaded({ ChatSheet })
      setOpen(true)
    })
  }

  return (
    <>
      <SiteLink to={to} className={className} aria-haspopup="dialog" onClick={show}>
        {children}
      </SiteLink>
      {loaded && <loaded.ChatSheet {...chat} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
