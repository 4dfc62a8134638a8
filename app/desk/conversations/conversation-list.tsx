import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LeadFace } from '../leads/lead-face.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import type { ConversationListView } from './conversations.server.ts'

type ListProps = { list: ConversationListView; current?: string }

/** Title, presence and groups; on a phone hidden while a conversation is open. */
export function ConversationsHead({ list, current }: ListProps) {
  return (
    <div className="talk-head" data-on-talk={current ? '' : undefined}>
      <div className="page-head">
        <div>
          {/* On a conversation's page its name is the title. */}
          {current ? (
            <p className="page-title font-display font-[650] tracking-[-0.025em] leading-[1.08]">
              Conversas
            </p>
          ) : (
            <h1 className="page-title">Conversas</h1>
          )}
          <p className="mt-1 text-muted" role="status">
            {list.head}
          </p>
        </div>
        <Attending list={list} />
      </div>
      <nav className="lead-chips" aria-label="Conversas por estado">
        {list.chips.map(({ group, name, count, to, isCurrent }) => (
          <Link key={group} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {name} {count !== null && <span className="num">{count}</span>}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** Whether this person is called when somebody asks for a person. */
function Attending({ list: { isAttending, presence } }: { list: ConversationListView }) {
  const { busy, form } = usePostForm('conversation-attend')
  return (
    <PostForm {...form} preventScrollReset className="talk-attending">
      <input type="hidden" name="attending" value={isAttending ? 'no' : 'yes'} />
      <button type="submit" className="talk-switch" aria-pressed={isAttending} aria-busy={busy}>
        <span className="talk-switch-mark" aria-hidden />
        Atendendo
      </button>
      <p className="desk-quiet">{presence}</p>
      {isAttending && <AskPermission />}
    </PostForm>
  )
}

/** Asked for by a press, as browsers require. */
function AskPermission() {
  const [isAskable, setAskable] = useState(false)
  useEffect(() => {
    setAskable('Notification' in window && Notification.permission === 'default')
  }, [])
  if (!isAskable) return null
  return (
    <button
      type="button"
      className="link"
      onClick={() => void Notification.requestPermission().then(() => setAskable(false))}
    >
      Avisar neste aparelho
    </button>
  )
}

export function ConversationList({ list, current }: ListProps) {
  const place = useRef<HTMLElement>(null)
  useListKeys(place)
  return (
    <section
      ref={place}
      className="card lead-list talk-list"
      aria-label="Lista de conversas"
      data-on-lead={current ? '' : undefined}
    >
      <Form
        method="get"
        action="/agencia/conversas"
        role="search"
        aria-label="Conversas"
        className="grid gap-[0.6rem] p-[0.8rem] border-b border-line"
        key={list.search}
      >
        {list.key && <input type="hidden" name="ver" value={list.key} />}
        <SearchField
          label="Buscar nas conversas, por nome, telefone ou palavra"
          placeholder="Nome, telefone ou palavra"
          value={list.search}
        />
        <Button type="submit" variant="ghost" size="sm" className="lead-go">
          Buscar
        </Button>
      </Form>
      {list.rows.length > 0 ? (
        <ol>
          {list.rows.map((row) => (
            <li key={row.id}>
              <Link
                to={`/agencia/conversas/${row.id}${list.filters}`}
                aria-current={row.id === current ? 'true' : undefined}
                data-talk={row.state}
                preventScrollReset
              >
                <b>{row.name}</b>
                {row.wait ? (
                  <span className="num lead-when" data-late>
                    <span className="sr-only">espera: </span>
                    {row.wait.text}
                  </span>
                ) : (
                  <span className="lead-when">{row.when}</span>
                )}
                <span className="lead-about">{row.last}</span>
                <span className="lead-tag">{row.tag}</span>
                {row.state !== 'waiting' && row.owner && <LeadFace owner={row.owner} />}
              </Link>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyList list={list} />
      )}
      <div className="pt-[0.8rem] pb-4 px-[1.2rem] border-t border-line">
        <p className="desk-quiet">Quem espera gente vem primeiro. {list.median}</p>
      </div>
    </section>
  )
}

function EmptyList({ list }: { list: ConversationListView }) {
  if (list.search) {
    return (
      <p className="py-6 px-[1.2rem] text-muted" role="status">
        Nenhuma conversa assim. Busque outra palavra.
      </p>
    )
  }
  return (
    <div className="grid gap-2 py-8 px-[1.2rem]">
      <h2 className="title-3">Mar calmo.</h2>
      <p>Quando alguém pedir gente no chat do site, a conversa sobe para cá.</p>
      <p>
        <Link to="/agencia/conversas?ver=encerradas" className="link">
          Ver as encerradas
        </Link>
      </p>
    </div>
  )
}
