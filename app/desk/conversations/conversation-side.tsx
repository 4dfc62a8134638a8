import { Link } from 'react-router'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { joinForm, noteForm } from '#features/conversations/rules/conversation-forms.ts'
import type { ThreadView } from './conversations.server.ts'

type Fact = { label: string; value: string }

function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="talk-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who it is, where they came from, and what the team noted. */
export function ConversationSide({ thread }: { thread: ThreadView }) {
  const { lead } = thread
  return (
    <aside className="card talk-side" aria-label="Sobre esta conversa">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="title-3">Lead</h2>
        {lead && (
          <Link to={`/agencia/leads/${lead.id}`} className="link">
            Abrir
          </Link>
        )}
      </div>
      {lead ? (
        <>
          <Facts facts={lead.facts} />
          <p className="desk-quiet">
            {lead.outside}{' '}
            {lead.whatsapp && (
              <a href={lead.whatsapp} className="link" target="_blank" rel="noreferrer">
                Abrir o WhatsApp
              </a>
            )}
          </p>
        </>
      ) : (
        <Join thread={thread} />
      )}
      <Facts facts={thread.facts} />
      <Notes thread={thread} />
      {lead && (
        <Sure label="Separar do lead" text="A conversa sai do histórico deste lead.">
          <ItemAction intent="conversation-separate" label="Separar" busyText="Separando..." />
        </Sure>
      )}
    </aside>
  )
}

/** Joins a conversation to the lead of the same person. */
function Join({ thread }: { thread: ThreadView }) {
  const { answer, busy, field, form } = usePostForm('conversation-join', joinForm)
  return (
    <div className="grid gap-3">
      <p className="desk-quiet">
        {thread.joinable.length > 0
          ? 'Pelo que escreveu, parece ser:'
          : 'Ainda não deixou telefone nem e-mail. Quando deixar, a conversa entra no lead sozinha.'}
      </p>
      {thread.joinable.map(({ id, text, why }) => (
        <div key={id} className="talk-joinable">
          <p>
            <b>{text}</b> <span className="desk-quiet">{why}</span>
          </p>
          <ItemAction
            intent="conversation-join"
            id={id}
            fields={{ lead: id }}
            label="É esta pessoa"
            about={text}
            busyText="Juntando..."
          />
        </div>
      ))}
      <details open={answer ? true : undefined}>
        <summary className="link">Juntar a um lead</summary>
        <PostForm {...form} preventScrollReset className="grid gap-2 mt-2">
          <Field
            {...field('lead')}
            label="E-mail, telefone ou referência"
            hint="Vale também o endereço da página do lead."
            maxLength={300}
            autoComplete="off"
          />
          <p>
            <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Juntando...">
              Juntar
            </Button>
          </p>
        </PostForm>
      </details>
    </div>
  )
}

function Notes({ thread }: { thread: ThreadView }) {
  const { busy, field, form } = usePostForm('conversation-note', noteForm)
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="title-3">
        Notas da equipe
      </h2>
      <PostForm {...form} key={thread.notes.length} preventScrollReset className="grid gap-2 mt-2">
        <Field
          {...field('text')}
          as="textarea"
          rows={2}
          label="Nova nota"
          hint="O visitante não vê."
          maxLength={4000}
        />
        <p>
          <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Guardando...">
            Anotar
          </Button>
        </p>
      </PostForm>
      {thread.notes.length > 0 && (
        <ul className="talk-notes">
          {thread.notes.map(({ id, head, body }) => (
            <li key={id}>
              <p className="desk-quiet">{head}</p>
              <p className="whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link to="/agencia/conversas/respostas" className="link">
          Respostas rápidas e espera
        </Link>
      </p>
    </section>
  )
}
