import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ExtraView } from './whatsapp-view.server.ts'

type Media = NonNullable<ExtraView['media']>

function File({ media, address }: { media: Media; address: string }) {
  const { name, about, shown: kind, isStored, text } = media
  if (!isStored) {
    return (
      <p className="talk-file">
        <Icon name="download" />
        <span>
          {name}. {text}
        </span>
      </p>
    )
  }
  if (kind === 'image') {
    return (
      <a href={address} target="_blank" rel="noreferrer" className="talk-picture">
        <img src={address} alt={`${name}, enviada pelo WhatsApp`} loading="lazy" />
      </a>
    )
  }
  if (kind === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what a person said has no captions
      <audio controls preload="none" src={address} aria-label={name}>
        <a href={address}>Ouvir o áudio</a>
      </audio>
    )
  }
  if (kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what a person sent has no captions
      <video controls preload="none" src={address} aria-label={name} className="talk-video">
        <a href={address}>Ver o vídeo</a>
      </video>
    )
  }
  return (
    <p className="talk-file">
      <Icon name="download" />
      <span>
        <a href={address} className="link" download>
          {name}
        </a>{' '}
        {about}
      </span>
    </p>
  )
}

/** What a message by WhatsApp has beyond its words: the one it answers, and its file. */
export function MessageExtra({ extra, conversation }: { extra: ExtraView; conversation: string }) {
  const { quote, media } = extra
  return (
    <>
      {quote && (
        <blockquote className="talk-quote">
          <span className="sr-only">Em resposta a: </span>
          {quote.who && <b>{quote.who}</b>}
          <p>{quote.text}</p>
        </blockquote>
      )}
      {media && (
        <File media={media} address={`/agencia/conversas/${conversation}/arquivos/${media.id}`} />
      )}
    </>
  )
}

/** Below a message: the person's reaction, or why it did not arrive. */
export function MessageState({ extra, number }: { extra: ExtraView; number: number }) {
  const { reaction, problem, isUncertain } = extra
  if (!reaction && !problem) return null
  return (
    <>
      {reaction && (
        <p className="talk-reaction">
          <span className="sr-only">Reagiu com </span>
          {reaction}
        </p>
      )}
      {problem && (
        <div className="talk-problem">
          <p>
            <Icon name="alert" className="size-4" /> {problem}
          </p>
          {isUncertain && (
            <p>Pergunte se chegou antes de enviar de novo: pode chegar duas vezes.</p>
          )}
          <ItemAction
            intent="whatsapp-resend"
            id={String(number)}
            fields={{ message: String(number) }}
            label="Enviar de novo"
            busyText="Enviando..."
          />
        </div>
      )}
    </>
  )
}
