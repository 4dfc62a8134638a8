import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { AssistantTexts } from '#content/types/assistant.ts'
import { leaveReference } from '#features/shared/ui/tracking/send-reference.ts'
import { isComplete } from '../rules/chat.ts'
import { plainText } from '../rules/marks.ts'
import { ChatFields, type Name } from './chat-fields.tsx'
import { createConversation } from './conversation.ts'
import type { HandoverProps } from './handover-box.tsx'
import type { ChatProps, Message } from './message.ts'
import { MessageBubble } from './message-bubble.tsx'
import { describePlace, loadKey, requestAnswer, requestClientAnswer } from './request-answer.ts'
import { useAutoscroll } from './use-autoscroll.ts'

type LateTalk = typeof import('#features/conversations/ui/live-talk.tsx')
type Store = ReturnType<typeof createConversation>
let site: Store | undefined
let own: { client: string; store: Store } | undefined
const never = () => () => {}

/** One for the visit; a client's is another one, and another client's another again. */
function storeFor(texts: AssistantTexts, client: ChatProps['client']): Store {
  if (!client) {
    site ??= createConversation(texts, requestAnswer)
    return site
  }
  if (own?.client === client.id) return own.store
  const store = createConversation(texts, requestClientAnswer, client.name)
  // The server serves many clients: it keeps none.
  if (typeof document !== 'undefined') own = { client: client.id, store }
  return store
}

/** The visit's one conversation; the first place to show it begins it. */
function useConversation(texts: AssistantTexts, client?: ChatProps['client']) {
  const store = storeFor(texts, client)
  const { subscribe, read, beginning } = store
  const conversation = useSyncExternalStore(subscribe, read, () => beginning)
  // What the server renders answers nothing yet.
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    const save = () => store.save()
    addEventListener('pagehide', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
    }
  }, [store])
  return { conversation, store, awake }
}

const LONGEST = 700

/** A person on WhatsApp should not have to ask again what was asked here. */
export function gistUrl(whatsapp: string, name: string, messages: Message[]): string {
  const questions = messages.filter(({ type }) => type === 'user').map(({ content }) => content)
  const opening = questions.length
    ? `Olá! Conversei com o ${name} no site e quero continuar por aqui.`
    : 'Olá! Vim pelo site e tenho uma dúvida de marketing.'
  let text = opening
  // The latest questions matter most.
  for (const question of questions.reverse()) {
    const line = `\n• ${question}`
    if (text.length + line.length > LONGEST) break
    text += line
  }
  if (questions.length && text === opening) text += `\n• ${questions[0]?.slice(0, LONGEST)}…`
  return `${whatsapp}?text=${encodeURIComponent(text)}`
}

/** Its code comes when it is first needed; until then, and without it, typing does as well. */
function LateHandover(props: HandoverProps) {
  const [Box, setBox] = useState<ComponentType<HandoverProps>>()
  useEffect(() => {
    import('./handover-box.tsx').then(
      (module) => setBox(() => module.HandoverBox),
      () => {},
    )
  }, [])
  return Box && <Box {...props} />
}

/** The code of conversations with the team comes with the first one. */
function useLateTalk(isNeeded: boolean) {
  const [late, setLate] = useState<LateTalk>()
  useEffect(() => {
    if (!isNeeded) return
    import('#features/conversations/ui/live-talk.tsx').then(setLate, () => {})
  }, [isNeeded])
  return late
}

/** The conversation with the assistant; wherever it is shown, it is the same one. */
export function Chat({ name, texts, whatsapp, person, contact, client, fill = false }: ChatProps) {
  const { conversation, store, awake } = useConversation(texts, client)
  const { messages, sending, niche, question, completed, last, handover } = conversation
  const talk = client ? undefined : conversation.talk
  const late = useLateTalk(talk !== undefined)
  const [answers, setAnswers] = useState(false)
  const [attendedBy, setAttendedBy] = useState('')
  /** A person writes here; the assistant's form comes back when they return the conversation. */
  const isWithTeam = talk !== undefined && !answers
  const describe = () => ({ ...describePlace(), niche, name: '', turns: store.turns() })
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Name>()
  const log = useRef<HTMLElement>(null)
  const asked = messages.filter(({ type }) => type === 'user').length
  useAutoscroll(log, messages, asked)

  function field(name: 'niche' | 'question') {
    return form.current?.elements.namedItem(name) as HTMLElement | null
  }

  function send() {
    const { niche, question } = store.read()
    const lacking = niche.trim() ? (question.trim() ? undefined : 'question') : 'niche'
    setMissing(lacking)
    // What is missing is where the visitor goes on.
    if (lacking) return field(lacking)?.focus()
    return store.send()
  }

  /** A button that goes away gives the focus back. */
  const goOn = (act: Promise<void>) => {
    field('question')?.focus({ preventScroll: true })
    void act
  }

  return (
    <section
      className={fill ? 'chat chat-fill' : 'chat'}
      data-theme="noite"
      aria-label={`Conversa com o ${name}`}
      onFocus={client ? undefined : () => void loadKey().catch(() => {})}
    >
      {(!fill || asked > 0) && (
        <div className="chat-head">
          {!fill && <Icon name="sparkles" className="chat-mark" />}
          {!fill && <span className="chat-name">{(talk && attendedBy) || name}</span>}
          {asked > 0 && !talk && (
            <button type="button" className="chat-tool" onClick={store.clear}>
              <Icon name="refresh" className="size-4" />
              Nova conversa
            </button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="chat-log" ref={log} tabIndex={0} aria-label="Mensagens">
        {talk && late && (
          <late.LiveTalk
            key={talk.token}
            token={talk.token}
            isNew={talk.isNew}
            assistant={name}
            describe={describe}
            onOpened={store.called}
            onLeave={() => {
              setAnswers(false)
              store.leaveTalk()
            }}
            onAssistant={setAnswers}
            onAttendant={setAttendedBy}
          />
        )}
        <ol className="chat-messages">
          {/* With the team the server's list has all of it; only an answer that is being written is ours. */}
          {(talk ? messages.filter(({ state }) => state === 'typing') : messages).map(
            (message, index) => (
              <MessageBubble
                key={message.id}
                message={message}
                tools={message.type === 'bot' && index > 0}
                onRetry={
                  !sending && message.state && index === messages.length - 1
                    ? () => {
                        form.current?.querySelector('textarea')?.focus({ preventScroll: true })
                        void store.retry()
                      }
                    : undefined
                }
              />
            ),
          )}
        </ol>
        {handover && !sending && !talk && (
          <LateHandover
            key={handover.key}
            handover={handover}
            onAgree={() => goOn(store.agree())}
            onRefuse={() => goOn(store.refuse())}
            onContact={(contact) => goOn(store.sendContact(contact))}
            onCall={store.call}
          />
        )}
        {asked === 0 && (
          <div className="chat-starters scripted">
            {texts.starters.map((starter) => (
              <button
                key={starter.question}
                type="button"
                className="chat-starter"
                onClick={() => {
                  field('question')?.focus({ preventScroll: true })
                  void store.send(starter)
                }}
              >
                {client ? starter.question : `${starter.niche}. ${starter.question}`}
              </button>
            ))}
          </div>
        )}
      </section>
      {talk && isWithTeam && late && (
        <late.TalkForm token={talk.token} isNew={talk.isNew} describe={describe} />
      )}
      <form
        ref={form}
        hidden={isWithTeam}
        className="chat-form scripted"
        // Until this is awake the browser sends nothing anywhere, and what is sent is kept (app/site/browser).
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ChatFields
          store={store}
          sending={sending}
          client={client !== undefined}
          missing={missing && !conversation[missing].trim() ? missing : undefined}
        >
          <div className="chat-buttons">
            <button
              type="submit"
              className="btn btn-cta"
              disabled={awake && sending}
              // Pressed all the same, it says what is missing.
              aria-disabled={awake && !isComplete({ niche, question }) ? true : undefined}
            >
              Enviar
            </button>
            {sending && (
              <button
                type="button"
                className="btn btn-ghost"
                onClick={() => {
                  field('question')?.focus({ preventScroll: true })
                  store.stop()
                }}
              >
                Parar
              </button>
            )}
          </div>
        </ChatFields>
        <a
          className="chat-person"
          href={gistUrl(whatsapp, name, messages)}
          target="_blank"
          rel="noopener noreferrer"
          // A client is no lead.
          onClick={client ? undefined : (event) => last && leaveReference(event, last)}
        >
          <Icon name="message" className="size-4" />
          Continuar no WhatsApp
        </a>
      </form>
      {person && (
        <div className="chat-form scriptless">
          <p>
            O {name} escreve a resposta aos poucos, e isso precisa de JavaScript. A mesma pergunta
            vale no WhatsApp:
          </p>
          <a className="btn btn-cta" href={person} target="_blank" rel="noopener noreferrer">
            Perguntar no WhatsApp
          </a>
          {contact && (
            <a className="chat-person" href={contact}>
              Deixar um recado para a equipe
            </a>
          )}
        </div>
      )}
      {/* The bubble that fills up is not live: an answer is read out once, when it is complete. */}
      <p role="status" className="sr-only">
        {completed &&
          (completed.state === 'stopped'
            ? 'Resposta interrompida.'
            : `${name}: ${plainText(completed.content)}`)}
      </p>
    </section>
  )
}
