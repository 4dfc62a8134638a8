import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '#app/ui/field.tsx'
import { newToken } from '#features/conversations/ui/talk.ts'
import { checkPerson, type FieldErrors, personFieldNames } from '#features/leads/rules/contact.ts'
import type { ChatContact, Handover } from '../rules/chat.ts'

export type HandoverProps = {
  handover: Handover
  onAgree: () => void
  onRefuse: () => void
  onContact: (contact: ChatContact) => void
  /** Asks a person into the conversation, under this secret. */
  onCall: (token: string) => void
}

const fields = {
  name: { label: 'Seu nome', autoComplete: 'name', required: true },
  phone: { label: 'WhatsApp com DDD', type: 'tel', autoComplete: 'tel' },
  email: { label: 'ou e-mail', type: 'email', autoComplete: 'email' },
} as const

/** What the assistant waits for, to be pressed or filled in; typing it in the conversation does as well. */
export function HandoverBox({ handover, onAgree, onRefuse, onContact, onCall }: HandoverProps) {
  const place = useRef<HTMLDivElement>(null)
  // It comes after the answer was scrolled to. Where it is higher than the place, its beginning is seen.
  useEffect(() => {
    const box = place.current
    if (box) box.closest('.chat-log')?.scrollTo({ top: box.offsetTop })
  }, [])
  if (handover.step === 'stored') return null
  return (
    <div ref={place}>
      {handover.step === 'contact' ? (
        <>
          <CallBox onCall={onCall} />
          <ContactBox handover={handover} onContact={onContact} />
        </>
      ) : (
        <ConsentBox onAgree={onAgree} onRefuse={onRefuse} />
      )}
    </div>
  )
}

/** Its press is the consent: until then nothing of the conversation is stored. */
function CallBox({ onCall }: Pick<HandoverProps, 'onCall'>) {
  return (
    <div className="chat-handover">
      <button type="button" className="btn btn-cta" onClick={() => onCall(newToken())}>
        Chamar alguém agora
      </button>
      <p className="chat-hint">A equipe recebe esta conversa, só para responder a você.</p>
    </div>
  )
}

function ConsentBox({ onAgree, onRefuse }: Pick<HandoverProps, 'onAgree' | 'onRefuse'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div role="group" className="chat-handover" aria-label="Passar o seu contato para a equipe?">
      <div className="chat-buttons">
        <button type="button" className="btn btn-cta" onClick={onAgree}>
          Sim, pode passar
        </button>
        <button type="button" className="btn btn-ghost" onClick={onRefuse}>
          Não
        </button>
      </div>
    </div>
  )
}

function ContactBox({
  handover: { contact },
  onContact,
}: Pick<HandoverProps, 'handover' | 'onContact'>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const title = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(form.current as HTMLFormElement))
    const { fields: person, errors: wrong = {} } = checkPerson(typed)
    if (person) return onContact(person)
    flushSync(() => setErrors(wrong))
    const first = personFieldNames.find((name) => wrong[name])
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      className="chat-handover"
      aria-labelledby={title}
      onSubmit={submit}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement
        setErrors((before) => ({ ...before, [name]: undefined }))
      }}
    >
      <p id={title} className="font-semibold">
        Para uma pessoa da equipe responder a você
      </p>
      {personFieldNames.map((name) => (
        <Field
          key={name}
          name={name}
          {...fields[name]}
          defaultValue={contact[name]}
          error={errors[name]}
        />
      ))}
      <p className="chat-hint">
        Ao enviar, você concorda que a equipe receba o seu contato e esta conversa, só para
        responder.
      </p>
      <button type="submit" className="btn btn-cta">
        Passar para a equipe
      </button>
    </form>
  )
}
