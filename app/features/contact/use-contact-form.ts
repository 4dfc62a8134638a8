import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '#contracts/contact.ts'
import type { ContactSession } from './contact-session.ts'

export type FormState = { errors: FieldErrors; sending: boolean }

/** The state the form shows. Rules, drafts and sending are a chunk of their own (contact-session). */
export function useContactForm(errors: FieldErrors = {}) {
  const form = useRef<HTMLFormElement>(null)
  const session = useRef<Promise<ContactSession>>(undefined)
  const ready = useRef<ContactSession>(undefined)
  const [state, setState] = useState<FormState>({ errors, sending: false })
  // Stands before its first message does, as a live region must, but costs no page its bytes.
  const [Toaster, setToaster] = useState<ComponentType>()

  function open() {
    session.current ??= import('./contact-session.ts').then(({ openSession, Toaster }) => {
      setToaster(() => Toaster)
      // At once, so that focus can go to what has just been described.
      const show = (next: FormState) => flushSync(() => setState(next))
      ready.current = openSession(form.current as HTMLFormElement, show)
      return ready.current
    })
    return session.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and `open` only reads refs
  useEffect(() => {
    const wake = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      open().catch(() => {})
    }
    const observer = new IntersectionObserver(wake, { rootMargin: '30%' })
    observer.observe(form.current as HTMLFormElement)
    return () => observer.disconnect()
  }, [])

  function onInput({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    setState(({ errors, sending }) => ({ errors: { ...errors, [name]: undefined }, sending }))
    ready.current?.typed(target as HTMLInputElement)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    open().then(
      ({ submit }) => submit(),
      // Its code cannot be loaded: the browser can still send it.
      () => currentTarget.submit(),
    )
  }

  return { form, ...state, Toaster, onInput, onSubmit }
}
