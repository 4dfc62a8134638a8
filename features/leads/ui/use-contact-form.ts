import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../rules/contact.ts'
import { type ContactSession, openSession } from './contact-session.ts'
import type { FormState } from './form-state.ts'

/** The state the form shows; what happens between the first key and the answer is contact-session's. */
export function useContactForm(errors: FieldErrors = {}) {
  const form = useRef<HTMLFormElement>(null)
  const session = useRef<ContactSession>(undefined)
  const [state, setState] = useState<FormState>({ errors, sending: false })
  // A live region stands before its first message does.
  const [awake, setAwake] = useState(false)

  useEffect(() => {
    // At once, so that focus can go to what has just been described.
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
