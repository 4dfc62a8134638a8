import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import { replyForm, transferForm } from '#features/conversations/rules/conversation-forms.ts'
import { MESSAGE_MAX, type PublicMessage } from '#features/conversations/rules/conversations.ts'
import type { ThreadView } from './conversations.server.ts'
import { useThreadKeys } from './use-thread-keys.ts'
import { MessageExtra, MessageState } from './whatsapp/message-extra.tsx'
import { TemplatePicker } from './whatsapp/template-picker.tsx'
import { WindowLeft } from './whatsapp/window-left.tsx'

type Props = { thread: ThreadView; news: PublicMessage[]; back: string; isLive: boolean }

/** The page's messages with those of the stream, each once and in order. */
function mergeNews(messages: PublicMessage[], news: PublicMessage[]): PublicMessage[] {
  const last = messages.at(-1)?.number ?? 0
  const later = news.filter(({ number }) => number > last)
  return [...messages, ...later.toSorted((one, other) => one.number - other.number)]
}

/** How far an answer came: read in the chat, or mailed since nobody read it there. */
function deliveryText(number: number, { read, mailed }: ThreadView): string {
  if (number <= read) return ' · lida'
  return number <= mailed ? ' · enviada por e-mail' : ''
}

const speakers = { visitor: 'Visitante', staff: 'Equipe', system: '' }

function Line({ message, thread }: { message: PublicMessage; thread: ThreadView }) {
  const { author, name, text, at, number } = message
  const extra = thread.whatsapp?.extras[number]
  const hour = hourText(extra?.saidAt ?? at, thread.zone)
  if (author === 'system') {
    return (
      <li className="talk-line" data-author="system">
        <p>
          {hour}. {text}
        </p>
      </li>
    )
  }
  const speaker = author === 'assistant' ? thread.assistant : name || speakers[author]
  return (
    <li className="talk-line" data-author={author}>
      <p className={author === 'visitor' ? 'sr-only' : 'talk-speaker'}>{speaker}</p>
      <div className="talk-bubble">
        {extra && <MessageExtra extra={extra} conversation={thread.id} />}
        {!extra?.isPlaceholder && <p>{text}</p>}
        <p className="talk-time">
          <time dateTime={new Date(at).toISOString()}>{hour}</time>
          {author === 'staff' && !extra && deliveryText(number, thread)}
          {extra?.state && ` · ${extra.state}`}
        </p>
      </div>
      {extra && <MessageState extra={extra} number={number} />}
    </li>
  )
}

/** One conversation: who, what was said, and the answer. */
export function ConversationThread({ thread, news, back, isLive }: Props) {
  const messages = mergeNews(thread.messages, news)
  const log = useRef<HTMLElement>(null)
  const last = messages.at(-1)
  // Only a reply that was sent empties the box; messages of the visitor leave it alone.
  const lastReply = thread.messages.findLast(({ author }) => author === 'staff')?.number ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message scrolls
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last?.number])
  const place = useRef<HTMLElement>(null)
  useThreadKeys(place)
  return (
    <section ref={place} className="card talk-thread" aria-labelledby="talk-name">
      <header className="talk-top">
        <Link to={back} className="talk-back" aria-label="Voltar para a lista">
          <Icon name="arrow-left" />
        </Link>
        <span className="lead-face" aria-hidden>
          {thread.initials}
        </span>
        <div className="min-w-[7.5rem] flex-1">
          <h1 id="talk-name" className="title-3">
            {thread.name}
          </h1>
          <p className="desk-quiet">
            {[thread.whatsapp?.address, thread.stateText].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ThreadActions thread={thread} />
      </header>
      {!isLive && (
        <p className="talk-offline scripted" role="status">
          Sem ligação ao vivo: as mensagens novas chegam a cada dez segundos.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={log} className="talk-log" tabIndex={0} aria-label="Mensagens">
        <ol>
          {messages.map((message) => (
            <Line key={message.number} message={message} thread={thread} />
          ))}
        </ol>
      </section>
      {/* Read out once, politely: the list itself is not live. */}
      <p role="status" className="sr-only">
        {news.length > 0 && last?.author === 'visitor' && `${thread.name}: ${last.text}`}
      </p>
      <Composer thread={thread} key={`${thread.id} ${lastReply}`} />
    </section>
  )
}

function ThreadActions({ thread }: { thread: ThreadView }) {
  const { state, isTaken, isMine } = thread
  if (state === 'closed') {
    return (
      <div className="talk-actions">
        <ItemAction intent="conversation-reopen" label="Reabrir" busyText="Reabrindo..." />
      </div>
    )
  }
  return (
    <div className="talk-actions">
      {!isTaken && (
        <ItemAction
          intent="conversation-take"
          label="Assumir"
          busyText="Assumindo..."
          variant="cta"
          shortcut="a"
        />
      )}
      {isMine && !thread.whatsapp && (
        <ItemAction
          intent="conversation-return"
          label={`Devolver ao ${thread.assistant}`}
          busyText="Devolvendo..."
        />
      )}
      <details className="talk-more">
        <summary className="btn btn-ghost btn-sm">Mais</summary>
        <div className="talk-menu">
          <Transfer thread={thread} />
          <ItemAction
            intent="conversation-close"
            label="Encerrar conversa"
            busyText="Encerrando..."
          />
        </div>
      </details>
    </div>
  )
}

function Transfer({ thread }: { thread: ThreadView }) {
  const { busy, errors, form } = usePostForm('conversation-transfer', transferForm)
  if (thread.team.length === 0) return null
  return (
    <PostForm {...form} preventScrollReset className="talk-transfer">
      <label>
        <span className="sr-only">Passar para</span>
        <select name="to" defaultValue="" aria-invalid={errors.to ? true : undefined}>
          <option value="" disabled>
            Passar para...
          </option>
          {thread.team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Passando...">
        Passar
      </Button>
      {errors.to && <p className="font-semibold text-danger">{errors.to}</p>}
    </PostForm>
  )
}

/** Enter sends, Shift+Enter makes a new line; an input method's own Enter does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function Composer({ thread }: { thread: ThreadView }) {
  const { answer, busy, errors, field, form } = usePostForm('conversation-reply', replyForm)
  const text = useRef<HTMLTextAreaElement>(null)
  const { chosen, all } = thread.replies
  // Of the first rendering: a list that loads again meanwhile must not make a second message of one.
  const [key] = useState(thread.key)
  if (thread.state === 'closed') {
    return <p className="talk-closed">{thread.closed}. Reabra para escrever de novo.</p>
  }
  if (thread.isTaken && !thread.isMine) {
    return (
      <p className="talk-closed">
        Esta conversa está {thread.stateText}. Passe para você em “Mais” para responder.
      </p>
    )
  }
  const { whatsapp } = thread
  if (whatsapp && !whatsapp.isOpen) return <TemplatePicker thread={thread} whatsapp={whatsapp} />
  return (
    <div className="talk-write">
      {whatsapp && <WindowLeft whatsapp={whatsapp} />}
      {all.length > 0 && (
        <details className="talk-replies mb-2">
          <summary className="link">Respostas rápidas</summary>
          <ul>
            {all.map((reply) => (
              <li key={reply.id}>
                <Link
                  to={`?resposta=${reply.id}`}
                  preventScrollReset
                  replace
                  // With scripts it is put where the cursor is, and nothing typed is lost.
                  onClick={(event) => {
                    const box = text.current
                    if (!box) return
                    event.preventDefault()
                    box.setRangeText(reply.text, box.selectionStart, box.selectionEnd, 'end')
                    box.focus()
                  }}
                >
                  {reply.title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <FailureBox failure={answer?.failure} />
      <PostForm {...form} failure={undefined} preventScrollReset>
        <input type="hidden" name="key" value={answer?.values.key ?? key} />
        <textarea
          ref={text}
          name="text"
          aria-label={`Escreva para ${thread.name}`}
          aria-keyshortcuts="r"
          placeholder={`Escreva para ${thread.name}`}
          defaultValue={field('text', chosen).defaultValue}
          required
          maxLength={MESSAGE_MAX}
          rows={3}
          onKeyDown={sendOnEnter}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={errors.text ? 'reply-error' : undefined}
        />
        {errors.text && (
          <p id="reply-error" className="font-semibold text-danger">
            {errors.text}
          </p>
        )}
        <div className="talk-send">
          <span className="desk-quiet scripted">Enter envia</span>
          <Button type="submit" size="sm" busy={busy} busyText="Enviando...">
            Enviar
          </Button>
        </div>
      </PostForm>
    </div>
  )
}
