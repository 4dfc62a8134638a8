import { type FormEvent, type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { answerForm, inviteLeadForm } from '#features/leads/rules/leads.ts'
import type { LeadView } from './lead.server.ts'

type Props = {
  answer: LeadView['answer']
  opened: string | null
  wait: { sentence: string; late: boolean } | null
}

/** With scripts a choice changes the page in place, so that typed text is not lost. */
function choose(event: MouseEvent, choice: () => void) {
  event.preventDefault()
  choice()
}

/** Answers by WhatsApp or e-mail, starting from a template. */
export function AnswerBox({ answer, opened, wait }: Props) {
  const [channel, setChannel] = useState(answer.channel)
  const [index, setIndex] = useState(answer.index)
  if (!answer.possible) {
    return (
      <section className="lead-answer" aria-label="Responder">
        <p>Este contato não deixou telefone nem e-mail.</p>
      </section>
    )
  }
  return (
    <section className="lead-answer" id="responder" aria-labelledby="answer-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="answer-title">Responder</h2>
        {wait && <p className={wait.late ? 'desk-warn' : 'desk-quiet'}>{wait.sentence}</p>}
        <nav className="lead-switch" aria-label="Caminho">
          {answer.channels.map(({ name, icon, to, by }) => (
            <Link
              key={name}
              to={to}
              onClick={(event) => choose(event, () => setChannel(by))}
              aria-current={by === channel ? 'true' : undefined}
            >
              <Icon name={icon} />
              {name}
            </Link>
          ))}
        </nav>
      </div>
      {opened && (
        <p className="lead-opened">
          Resposta anotada.{' '}
          <a href={opened} target="_blank" rel="noopener noreferrer" className="link">
            Abrir a conversa no WhatsApp
          </a>
        </p>
      )}
      {answer.templates.length > 0 && (
        <nav className="lead-templates" aria-label="Modelos de resposta">
          {answer.templates.map(({ name, to }, each) => (
            <Link
              key={to}
              to={to}
              onClick={(event) => choose(event, () => setIndex(each))}
              aria-current={each === index ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {/* The key resets the form for another template and after sending. */}
      <AnswerForm
        key={`${index} ${answer.answerCount}`}
        answer={answer}
        channel={channel}
        index={index}
      />
    </section>
  )
}

function AnswerForm(props: {
  answer: LeadView['answer']
  channel: LeadView['answer']['channel']
  index: number
}) {
  const { answer: view, channel, index } = props
  const template = view.templates[index]
  const { answer, busy, field, form } = usePostForm('lead-answer', answerForm)
  const byChat = channel === 'whatsapp'

  /** Opens the chat within the click event; later the browser would block the window. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit?.(event)
    if (event.defaultPrevented || !byChat || !view.number) return
    const text = String(new FormData(event.currentTarget).get('body'))
    const chat = `https://wa.me/${view.number}?text=${encodeURIComponent(text)}`
    window.open(chat, '_blank', 'noopener')
  }

  return (
    <PostForm preventScrollReset {...form} onSubmit={onSubmit}>
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="version" value={answer?.version ?? view.answerCount} />
      {byChat ? (
        <input type="hidden" name="subject" value="" />
      ) : (
        <Field label="Assunto" {...field('subject', template?.subject)} required maxLength={120} />
      )}
      <Field
        as="textarea"
        label={byChat ? 'Mensagem' : 'Texto'}
        {...field('body', template?.body)}
        rows={6}
        required
        maxLength={4000}
      />
      <div className="lead-answer-do">
        <Button type="submit" busy={busy} busyText={byChat ? 'Abrindo...' : 'Enviando...'}>
          <Icon name={byChat ? 'message' : 'mail'} />
          {byChat ? 'Abrir no WhatsApp' : 'Enviar e-mail'}
        </Button>
        <p className="desk-quiet">
          {byChat
            ? `Ao abrir, ${view.isFirst ? 'o lead passa para Em conversa e ' : ''}a resposta entra no histórico.`
            : `Vai para ${view.email}. A resposta da pessoa chega em ${view.replyTo}.`}
        </p>
      </div>
    </PostForm>
  )
}

/** Invitation to the client area after the lead was won. */
export function WonBox({ won }: { won: Exclude<LeadView['won'], false> }) {
  const { busy, field, form } = usePostForm('lead-invite', inviteLeadForm)
  if (won.client) {
    return (
      <p className="lead-won">
        <Icon name="badge-check" />
        <span>
          Virou cliente:{' '}
          <Link to={`/agencia/clientes/${won.client.id}`} className="link">
            {won.client.name}
          </Link>
        </span>
      </p>
    )
  }
  return (
    <section className="lead-answer" aria-labelledby="won-title">
      <h2 id="won-title">Convidar para a Área do Cliente</h2>
      <p className="desk-quiet">
        A empresa passa a existir na mesa, e a pessoa recebe um link para criar a senha.
      </p>
      <PostForm preventScrollReset {...form} className="lead-invite">
        <Field
          label="Nome da empresa"
          {...field('name', won.name)}
          required
          maxLength={120}
          autoComplete="off"
        />
        <Field
          label="E-mail de quem convidar"
          {...field('email', won.email)}
          type="email"
          required
          maxLength={255}
          autoComplete="off"
        />
        <Button type="submit" busy={busy} busyText="Convidando...">
          <Icon name="user-plus" />
          Criar cliente e convidar
        </Button>
      </PostForm>
    </section>
  )
}
