import { renderToStaticMarkup } from 'react-dom/server'
import { Icon } from '../../ui/icon.tsx'
import { BotText } from './bot-text.tsx'
import { ChatFields } from './chat-fields.tsx'
import type { ChatProps } from './chat-props.ts'

/**
 * What a page shows until the conversation itself is loaded, as markup: it looks the same, and the
 * page's own script carries none of it. `person` is the WhatsApp link with the place's own greeting.
 */
export function chatShell(chat: ChatProps, person: string): string {
  return renderToStaticMarkup(<Shell {...chat} person={person} />)
}

function Shell({ name, texts, person }: ChatProps & { person: string }) {
  return (
    <section className="chat" data-theme="noite" aria-label={`Conversa com o ${name}`}>
      <div className="chat-head">
        <Icon name="sparkles" className="chat-mark" />
        <span className="chat-name">{name}</span>
      </div>
      <div className="chat-log">
        <div className="chat-messages">
          <div className="chat-bubble">
            <BotText text={texts.greeting} />
            <span className="chat-time">&nbsp;</span>
          </div>
        </div>
        <div className="chat-starters scripted">
          {texts.starters.map(({ niche, question }, index) => (
            <button key={question} type="button" className="chat-starter" value={index}>
              {niche}. {question}
            </button>
          ))}
        </div>
      </div>
      {/* Before scripts run, this method sends nothing anywhere. */}
      <form className="chat-form scripted" method="dialog">
        <ChatFields>
          <button type="button" className="btn btn-cta">
            Enviar
          </button>
        </ChatFields>
        <a className="chat-person" href={person} target="_blank" rel="noopener noreferrer">
          <Icon name="message" className="size-4" />
          Continuar no WhatsApp
        </a>
      </form>
      <div className="chat-form scriptless">
        <p>
          O {name} escreve a resposta aos poucos, e isso precisa de JavaScript. A mesma pergunta
          vale no WhatsApp:
        </p>
        <a className="btn btn-cta" href={person} target="_blank" rel="noopener noreferrer">
          Perguntar no WhatsApp
        </a>
      </div>
    </section>
  )
}
