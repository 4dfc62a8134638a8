import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ChatProps } from './chat-props.ts'

/** What was typed, and wanted, before the conversation was there. */
export type Draft = { niche: string; question: string; focus: string; send: boolean }

type Live = { LiveChat: ComponentType<ChatProps & { draft?: Draft }>; draft: Draft }
type Props = { chat: ChatProps; shell: string }

/**
 * The assistant within a page. The markup of `shell` stands there from the start; the conversation
 * is fetched when it comes near or is touched, and takes over what was typed meanwhile.
 */
export function Chat({ chat, shell }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef<Partial<Draft>>({})
  const [live, setLive] = useState<Live>()

  async function wake() {
    const { LiveChat } = await import('./live-chat.tsx')
    const place = ref.current
    const fields = place?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    const draft: Draft = { niche: '', question: '', focus: '', send: false }
    for (const field of fields) {
      draft[field.name as 'niche'] = field.value
      if (field === document.activeElement) draft.focus = field.name
    }
    setLive((now) => now ?? { LiveChat, draft: { ...draft, ...wanted.current } })
  }

  function onClick({ target }: MouseEvent) {
    const button = (target as Element).closest('button')
    if (!button) return
    // A click that wakes must not find its button gone: only a field wakes on focus.
    wanted.current = { ...(button.value && chat.texts.starters[Number(button.value)]), send: true }
    void wake()
  }

  /** As in the conversation itself (chat-fields.tsx), which may still be on its way. */
  function onKeyDown(event: KeyboardEvent) {
    const isField = (event.target as Element).matches('[name]')
    if (!isField || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    wanted.current = { send: true }
    void wake()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked at once
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void wake()
      },
      { rootMargin: '300px' },
    )
    observer.observe(ref.current as Element)
    return () => observer.disconnect()
  }, [])

  if (live) return <live.LiveChat {...chat} draft={live.draft} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within are what is clicked
    <div
      ref={ref}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.matches('[name]') && void wake()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own, made by the loader
      dangerouslySetInnerHTML={{ __html: shell }}
    />
  )
}
