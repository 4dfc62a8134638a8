import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { NICHE_MAX, QUESTION_MAX } from '#contracts/chat.ts'
import type { ConversationStore } from './conversation.ts'

type Name = 'niche' | 'question'
type Control = HTMLInputElement | HTMLTextAreaElement
type Props = { store: ConversationStore; sending: boolean; children: ReactNode }

/** Enter sends, Shift+Enter makes a new line; an input method's own Enter does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/**
 * The element keeps its own text: somebody may have typed, or be composing a word, while this wakes.
 * What stands in it then is taken over; from then on only a change that did not come from typing is
 * written into it.
 */
function useOwnText<Element extends Control>(store: ConversationStore, name: Name) {
  const ref = useRef<Element>(null)
  const isNew = useRef(true)
  const wanted = store.read()[name]

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wanted text changes
  useLayoutEffect(() => {
    const control = ref.current as Control
    if (isNew.current && control.value) store.set(name, control.value)
    isNew.current = false
    const text = store.read()[name]
    if (control.value !== text) control.value = text
  }, [wanted])

  return {
    ref: ref as RefObject<Element>,
    name,
    onInput: () => store.set(name, (ref.current as Control).value),
  }
}

export function ChatFields({ store, sending, children }: Props) {
  const niche = useOwnText<HTMLInputElement>(store, 'niche')
  const question = useOwnText<HTMLTextAreaElement>(store, 'question')
  return (
    <>
      <label>
        <span className="sr-only">Seu nicho</span>
        <input
          {...niche}
          className="chat-field"
          placeholder="Seu nicho"
          maxLength={NICHE_MAX}
          autoComplete="off"
          readOnly={sending}
        />
      </label>
      <label>
        <span className="sr-only">Sua dúvida de marketing</span>
        <textarea
          {...question}
          data-enter=""
          className="chat-field"
          placeholder="Sua dúvida de marketing"
          rows={2}
          maxLength={QUESTION_MAX}
          readOnly={sending}
          onKeyDown={sendOnEnter}
        />
      </label>
      {children}
    </>
  )
}
