import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { BotText, plainText } from './bot-text.tsx'
import { hourAndMinute, type Message } from './message.ts'

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="chat-tool"
      onClick={async () => {
        await navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          () => {},
        )
      }}
      onBlur={() => setCopied(false)}
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4" />
      {copied ? 'Copiada' : 'Copiar'}
    </button>
  )
}

function Dots() {
  return (
    <span className="chat-dots" role="img" aria-label="Digitando">
      <span />
      <span />
      <span />
    </span>
  )
}

type Props = { message: Message; tools: boolean; onRetry?: () => void }

export function MessageBubble({ message, tools, onRetry }: Props) {
  const { type, content, state, timestamp } = message
  const who = type === 'user' ? 'Você' : 'Assistente'
  return (
    <li className="chat-message" data-type={type} data-state={state}>
      <div className="chat-bubble">
        <span className="sr-only">{who}: </span>
        {type === 'user' ? content : <BotText text={content} />}
        {state === 'typing' && <Dots />}
        {state === 'stopped' && <span className="chat-note">Resposta interrompida.</span>}
        <time
          className="chat-time"
          dateTime={timestamp ? new Date(timestamp).toISOString() : undefined}
        >
          {timestamp ? hourAndMinute(timestamp) : '\u00a0'}
        </time>
      </div>
      {tools && state !== 'typing' && (
        <div className="chat-tools">
          {content && state !== 'error' && <CopyButton text={plainText(content)} />}
          {onRetry && (
            <button type="button" className="chat-tool" onClick={onRetry}>
              <Icon name="refresh" className="size-4" />
              Tentar de novo
            </button>
          )}
        </div>
      )}
    </li>
  )
}
