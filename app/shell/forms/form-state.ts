import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type HeadersFunction, useActionData, useNavigation } from 'react-router'
import type { z } from 'zod/mini'
import { toast } from '#app/ui/toast/toast.ts'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'
import type { FormIntent } from './desk-copy.ts'
import type { Failure } from './failure-box.tsx'

/** What a page with several forms shows when one of them did not lead on. */
export type FormAnswer<Intent extends FormIntent = FormIntent> = {
  /** Tells one answer from the next, so that each is said once. */
  id: string
  intent: Intent
  errors?: FieldErrors
  failure?: Failure
  /** Of what somebody else saved in between: sent with it, the form overwrites that on purpose. */
  version?: string
  /** Given back where scripts are off; passwords never are. */
  given: Record<string, string>
}

type Answer = { id: string; failure?: Failure } | undefined

/** Says each failed answer once. */
export function useFailureToast(answer: Answer) {
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (!answer?.failure || said.current === answer.id) return
    said.current = answer.id
    toast({ variant: 'destructive', ...answer.failure })
  }, [answer])
}

/** What one of a page's forms is given: the answer to its last attempt, and whether one is under way. */
export function useIntent(intent: string, id?: string) {
  const answer = useActionData<FormAnswer>()
  const { formData } = useNavigation()
  const isThis = (given: { intent: unknown; id: unknown }) =>
    given.intent === intent && (id === undefined || given.id === id)
  return {
    answer: answer && isThis({ intent: answer.intent, id: answer.given.id }) ? answer : undefined,
    busy: Boolean(formData && isThis({ intent: formData.get('intent'), id: formData.get('id') })),
  }
}

/**
 * Checks a form before it is sent: with errors nothing is sent, and the first wrong field gets
 * the focus. Typing in a field clears what was said of it.
 */
export function useFormCheck(schema: z.ZodMiniType, answered: FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>(answered ?? {})
  useEffect(() => setErrors(answered ?? {}), [answered])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const { errors: found = {} } = parseForm(schema, new FormData(form))
    setErrors(found)
    const names = Object.keys(found)
    if (names.length === 0) return
    event.preventDefault()
    const fields = [...form.elements] as HTMLInputElement[]
    fields.find((field) => names.includes(field.name))?.focus()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setErrors(({ [name]: _, ...others }) => others)
  }

  return { errors, form: { onSubmit, onInput, noValidate: true } as const }
}

/** A page's `headers` export: when to come back reaches visitors without scripts too. */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
}
