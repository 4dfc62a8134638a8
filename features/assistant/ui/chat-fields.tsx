import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { NICHE_MAX, QUESTION_MAX } from '../rules/chat.ts'
import type { ConversationStore } from './conversation.ts'

export type Name = 'niche' | 'question'
type Control = HTMLInputElement | HTMLTextAreaElement
type Props = {
  store: ConversationStore
  sending: boolean
  /** Whoever is known is not asked for a niche. */
  client: boolean
  /** What has to be filled in before anything can be sent. */
  missing?: Name
  children: ReactNode
}

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

function NicheField({ store, sending, missing }: Pick<Props, 'store' | 'sending' | 'missing'>) {
  const id = useId()
  const niche = useOwnText<HTMLInputElement>(store, 'niche')
  return (
    <label>
      <span className="sr-only">Seu nicho</span>
      <input
        {...niche}
        className="chat-field"
        placeholder="Seu nicho"
        maxLength={NICHE_MAX}
        autoComplete="off"
        readOnly={sending}
        aria-describedby={id}
        aria-invalid={missing === 'niche' || undefined}
      />
      <span id={id} className="chat-hint">
        Com o ramo do seu negócio, a resposta já vem para o seu caso.
      </span>
    </label>
  )
}

/** Said where a press or Enter could send nothing. */
const missingTexts = {
  niche:
    'Falta o seu nicho: os conselhos mudam de um ramo para outro. Se ainda não tem um, escreva “geral”.',
  question: 'Falta a sua pergunta.',
}

export function ChatFields({ store, sending, client, missing, children }: Props) {
  const question = useOwnText<HTMLTextAreaElement>(store, 'question')
  const asking = client ? 'Sua pergunta' : 'Sua dúvida de marketing'
  return (
    <>
      {!client && <NicheField store={store} sending={sending} missing={missing} />}
      <label>
        <span className="sr-only">{asking}</span>
        <textarea
          {...question}
          data-enter=""
          className="chat-field"
          placeholder={asking}
          rows={2}
          maxLength={QUESTION_MAX}
          readOnly={sending}
          aria-invalid={missing === 'question' || undefined}
          onKeyDown={sendOnEnter}
        />
      </label>
      <div role="alert" className="chat-missing">
        {missing && missingTexts[missing]}
      </div>
      {children}
    </>
  )
}
