import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Field } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import type { ContactFormContent } from '#content/types/contact-form.ts'
import type { Visit } from '#features/shared/rules/visit.ts'
import type { FieldErrors } from '../rules/contact.ts'
import { type ContactSession, openSession } from './contact-session.ts'
import type { FormState } from './form-state.ts'

/** State of the form; contact-session.ts handles input and sending. */
function useContactForm(errors: FieldErrors = {}) {
  const form = useRef<HTMLFormElement>(null)
  const session = useRef<ContactSession>(undefined)
  const [state, setState] = useState<FormState>({ errors, sending: false })
  // A live region must exist before its first message.
  const [awake, setAwake] = useState(false)

  useEffect(() => {
    // Synchronous, so that focus can move to the new errors.
    const show = (next: FormState) => flushSync(() => setState(next))
    session.current = openSession(form.current as HTMLFormElement, show)
    setAwake(true)
  }, [])

  function onInput({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    setState(({ errors, sending }) => ({ errors: { ...errors, [name]: undefined }, sending }))
    session.current?.typed(target as HTMLInputElement)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void session.current?.submit()
  }

  return { form, ...state, awake, onInput, onSubmit }
}

type Props = {
  content: ContactFormContent
  /** Endpoint for browsers without JavaScript. */
  action: string
  policy: string
  /** Typed values and errors of a returned form. */
  typed?: Partial<Record<Name, string>>
  errors?: FieldErrors
  /** The visit as far as the request shows it; pre-rendered pages have none. */
  visit?: Visit
}

type Name = keyof ContactFormContent['labels']

const fields = [
  { name: 'name', autoComplete: 'name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'message', as: 'textarea', rows: 5, required: true },
] as const

/**
 * Works as plain HTML until hydrated. Inputs are uncontrolled, so that nothing typed earlier is
 * lost.
 */
export function ContactForm({
  content,
  action,
  policy,
  typed,
  errors: initialErrors,
  visit,
}: Props) {
  const { form, errors, sending, sent, awake, onInput, onSubmit } = useContactForm(initialErrors)
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="contact-form"
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          id={`contact-${field.name}`}
          className={`contact-${field.name}`}
          label={content.labels[field.name]}
          hint={field.name === 'phone' ? content.phoneHint : undefined}
          defaultValue={typed?.[field.name]}
          error={errors[field.name]}
          disabled={sending}
        />
      ))}
      {/* People neither see nor reach it; what is written here was written by a machine. */}
      <div className="sr-only" aria-hidden>
        <label>
          Assunto
          <input name="assunto" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {visit && (
        <>
          <input type="hidden" name="landing" defaultValue={visit.landing} />
          <input type="hidden" name="referrer" defaultValue={visit.referrer} />
        </>
      )}
      <p className="contact-note">
        {content.required} {content.privacy.text}{' '}
        <a href={policy} className="link">
          {content.privacy.link}
        </a>
      </p>
      <button type="submit" className="btn btn-cta" disabled={sending}>
        {sending && <Spinner />}
        {sending ? 'Enviando...' : content.submit}
      </button>
      {sent && (
        <p>
          <a href={`${action}/obrigado`} className="link">
            {content.next}
          </a>
        </p>
      )}
      {awake && createPortal(<Toaster />, document.body)}
    </form>
  )
}
