import { Fragment, type ReactNode, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { marks, plainText } from '../rules/marks.ts'
import { hourAndMinute, type Message } from './message.ts'

/** Pages of this site, and nothing that only looks like them to a browser. */
export function isSitePath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./%#?=&]*$/.test(path) && !path.startsWith('/functions/')
}

function withMarks(line: string, bold = false): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of line.matchAll(marks)) {
    const [whole, double, single, label, path] = match
    const strong = double ?? single
    if (strong === undefined && !isSitePath(path as string)) continue
    if (match.index > end) nodes.push(line.slice(end, match.index))
    end = match.index + whole.length
    const key = match.index
    if (strong === undefined) {
      nodes.push(
        <SiteLink key={key} to={path as string} className="link">
          {label}
        </SiteLink>,
      )
    } else nodes.push(bold ? strong : <strong key={key}>{withMarks(strong, true)}</strong>)
  }
  nodes.push(line.slice(end))
  return nodes
}

/** A bot's words as text, bold, line breaks and links within the site; all else stays text. */
export function BotText({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and only grow
    <Fragment key={index}>
      {index > 0 && <br />}
      {withMarks(line)}
    </Fragment>
  ))
}

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
