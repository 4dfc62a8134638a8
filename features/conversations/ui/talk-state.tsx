import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Field } from '#app/ui/field.tsx'
import { checkPerson, type FieldErrors, personFieldNames } from '#features/leads/rules/contact.ts'
import type { TalkStore } from './talk.ts'

type StateProps = { store: TalkStore; assistant: string; onLeave: () => void }

/** Who is called, when somebody answers, or how it ended. */
export function TalkState({ store, assistant, onLeave }: StateProps) {
  const { state } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const [wantsNote, setWantsNote] = useState(false)
  const until = state?.answering.kind === 'calling' ? state.answering.until : 0
  // When the time of waiting is over the server says when somebody answers.
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => void store.refresh(), Math.max(500, until - Date.now() + 500))
    return () => clearTimeout(timer)
  }, [until, store])
  if (!state) return <p className="talk-notice">Chamando a equipe…</p>
  const { answering, reachable } = state
  if (state.state === 'closed') {
    return (
      <div className="chat-handover">
        <p className="font-semibold">Conversa encerrada.</p>
        <button type="button" className="btn btn-ghost" onClick={onLeave}>
          Continuar com o {assistant}
        </button>
      </div>
    )
  }
  if (state.state === 'assistant') {
    return (
      <div className="chat-handover">
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => void store.call().catch(() => {})}
        >
          Chamar a equipe de novo
        </button>
      </div>
    )
  }
  if (state.state !== 'waiting') return null
  if (reachable) {
    return (
      <div className="chat-handover" role="status">
        <p className="font-semibold">Recado guardado.</p>
        <p>A equipe tem o seu contato e esta conversa, e responde por lá se você sair daqui.</p>
      </div>
    )
  }
  if (answering.kind === 'calling' && !wantsNote) {
    return (
      <div className="chat-handover">
        <p className="font-semibold" role="status">
          Chamando a equipe
        </p>
        <p>Pode continuar escrevendo: avisamos aqui quando alguém entrar.</p>
        <button type="button" className="btn btn-ghost" onClick={() => setWantsNote(true)}>
          Prefiro deixar um recado
        </button>
      </div>
    )
  }
  return <ContactForm store={store} when={answering.kind === 'away' ? answering.when : ''} />
}

const fields = {
  name: { label: 'Seu nome', autoComplete: 'name', required: true },
  phone: { label: 'WhatsApp com DDD', type: 'tel', autoComplete: 'tel' },
  email: { label: 'ou e-mail', type: 'email', autoComplete: 'email' },
} as const

function ContactForm({ store, when }: { store: TalkStore; when: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState('')
  const title = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(form.current as HTMLFormElement))
    const { fields: person, errors: wrong = {} } = checkPerson(typed)
    setErrors(wrong)
    setProblem('')
    if (!person) {
      const first = personFieldNames.find((name) => wrong[name])
      return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    }
    const isStored = await store.leaveContact(person).catch(() => false)
    if (!isStored) setProblem('O recado não saiu. Confira a conexão e envie de novo.')
  }

  return (
    <form
      ref={form}
      noValidate
      className="chat-handover"
      aria-labelledby={title}
      onSubmit={(event) => void submit(event)}
    >
      <p id={title} className="font-semibold">
        Onde a gente responde a você?
      </p>
      {when && <p role="status">{when}</p>}
      {personFieldNames.map((name) => (
        <Field key={name} name={name} {...fields[name]} error={errors[name]} />
      ))}
      <p className="chat-hint">
        Ao enviar, você concorda que a equipe use o contato e esta conversa, só para responder.
      </p>
      <div role="alert" className="chat-missing">
        {problem}
      </div>
      <button type="submit" className="btn btn-cta">
        Deixar recado
      </button>
    </form>
  )
}
