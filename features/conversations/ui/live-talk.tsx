import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Icon } from '#app/ui/icon.tsx'
import {
  firstName,
  MESSAGE_MAX,
  type OpenRequest,
  type PublicMessage,
} from '../rules/conversations.ts'
import { createTalk, type TalkStore } from './talk.ts'
import { TalkState } from './talk-state.tsx'

type LiveTalkProps = {
  token: string
  /** Just asked for: the conversation is opened. */
  isNew: boolean
  /** The assistant's name. */
  assistant: string
  describe: () => Omit<OpenRequest, 'token'>
  /** The conversation is open at the server. */
  onOpened: () => void
  /** Back to the assistant alone. */
  onLeave: () => void
  /** Whether the assistant answers here, so that its own form is shown. */
  onAssistant: (answers: boolean) => void
  /** Who attends, or nobody. */
  onAttendant: (name: string) => void
}

/** Pixels that are left above a form. */
const NEAR = 12

let current: TalkStore | undefined

/** One for the visit, whichever places of the site show it. */
function storeFor(token: string, describe: LiveTalkProps['describe']): TalkStore {
  if (current?.token !== token) current = createTalk(token, describe)
  return current
}

const hour = (at: number) =>
  new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })

function Bubble({ message, assistant }: { message: PublicMessage; assistant: string }) {
  const { author, name, text, at } = message
  if (author === 'system') {
    return (
      <li className="talk-notice">
        {text}
        <time dateTime={new Date(at).toISOString()}> {hour(at)}</time>
      </li>
    )
  }
  const isOwn = author === 'visitor'
  const who = isOwn ? 'Você' : author === 'assistant' ? assistant : firstName(name)
  return (
    <li className="chat-message" data-type={isOwn ? 'user' : 'bot'}>
      <div className="chat-bubble">
        <span className={isOwn ? 'sr-only' : 'talk-who'}>
          {who}
          <span className="sr-only">: </span>
        </span>
        <span className="whitespace-pre-line">{text}</span>
        <time className="chat-time" dateTime={new Date(at).toISOString()}>
          {hour(at)}
        </time>
      </div>
    </li>
  )
}

/** The conversation with a person, in the place of the assistant's own list. */
export function LiveTalk(props: LiveTalkProps) {
  const { token, isNew, assistant, describe, onOpened, onLeave, onAssistant, onAttendant } = props
  const store = storeFor(token, describe)
  const talk = useSyncExternalStore(store.subscribe, store.read, store.read)
  const { state, messages, outbox, isOffline, isGone } = talk
  const list = useRef<HTMLOListElement>(null)
  const start = useEffectEvent((talk: TalkStore) => talk.start(isNew))
  const tellOpened = useEffectEvent(onOpened)
  const tellAssistant = useEffectEvent(onAssistant)
  const tellAttendant = useEffectEvent(onAttendant)
  const leave = useEffectEvent(onLeave)
  const isOpen = state !== undefined
  const answers = state?.state === 'assistant'
  const attendant = state?.attendedBy ?? ''
  useEffect(() => start(store), [store])
  useEffect(() => {
    if (isOpen) tellOpened()
  }, [isOpen])
  useEffect(() => tellAssistant(answers), [answers])
  useEffect(() => tellAttendant(attendant), [attendant])
  useEffect(() => {
    // The conversation was erased.
    if (isGone) leave()
  }, [isGone])
  const count = messages.length + outbox.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to it
  useLayoutEffect(() => {
    const log = list.current?.closest<HTMLElement>('.chat-log')
    if (!log) return
    // A form that is higher than the place is read from its beginning.
    const form = log.querySelector<HTMLElement>('form.chat-handover')
    log.scrollTo({ top: form && !isOffline ? form.offsetTop - NEAR : log.scrollHeight })
  }, [count, isOffline, state?.state, state?.answering.kind])
  const last = messages.at(-1)
  return (
    <>
      <ol className="chat-messages" ref={list}>
        {messages.map((message) => (
          <Bubble key={message.number} message={message} assistant={assistant} />
        ))}
        {outbox.map(({ id, text, isRefused }) => (
          <li key={id} className="chat-message" data-type="user">
            <div className="chat-bubble">
              <span className="sr-only">Você: </span>
              <span className="whitespace-pre-line">{text}</span>
              <span className="chat-time">{isRefused ? 'Não foi aceita' : 'Enviando…'}</span>
            </div>
          </li>
        ))}
      </ol>
      <TalkState store={store} assistant={assistant} onLeave={onLeave} />
      {isOffline && (
        <p className="talk-notice" role="status">
          Você está sem internet. O que escrever aqui sai quando ela voltar.
        </p>
      )}
      {/* Read out once, politely: the list itself is not live. */}
      <p role="status" className="sr-only">
        {last && last.author !== 'visitor' && `${last.name ? `${last.name}: ` : ''}${last.text}`}
      </p>
    </>
  )
}

/** Enter sends, Shift+Enter makes a new line; an input method's own Enter does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Writes to the person, in the place of the assistant's form. */
export function TalkForm({
  token,
  isNew,
  describe,
}: Pick<LiveTalkProps, 'token' | 'isNew' | 'describe'>) {
  const store = storeFor(token, describe)
  const { state } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const text = useRef<HTMLTextAreaElement>(null)
  const focusNew = useEffectEvent(() => {
    if (isNew) text.current?.focus({ preventScroll: true })
  })
  // The pressed button is gone: whoever called goes on writing here.
  useEffect(() => focusNew(), [])
  const name = firstName(state?.attendedBy ?? '')
  const isClosed = state?.state === 'closed'
  const label = isClosed
    ? 'Escreva para chamar a equipe de novo'
    : name
      ? `Escreva para ${name}`
      : 'Escreva mais, se quiser'

  function submit(event: FormEvent) {
    event.preventDefault()
    const box = text.current
    if (!box?.value.trim()) return box?.focus()
    store.send(box.value)
    box.value = ''
  }

  return (
    <form className="chat-form" method="dialog" onSubmit={submit}>
      <label>
        <span className="sr-only">{label}</span>
        <textarea
          ref={text}
          className="chat-field"
          placeholder={label}
          rows={2}
          maxLength={MESSAGE_MAX}
          onKeyDown={sendOnEnter}
        />
      </label>
      <div className="chat-buttons">
        <button type="submit" className="btn btn-cta">
          Enviar
        </button>
        {!isClosed && (
          <button
            type="button"
            className="btn btn-ghost"
            onClick={() => void store.end().catch(() => {})}
          >
            <Icon name="close" className="size-4" />
            Encerrar
          </button>
        )}
      </div>
    </form>
  )
}
