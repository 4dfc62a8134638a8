import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type HeadersFunction, useActionData, useNavigation } from 'react-router'
import type { z } from 'zod/mini'
import { toast } from '#app/ui/toast/toast.ts'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'
import type { FormIntent } from './desk-copy.ts'
import type { Failure } from './failure-box.tsx'

/** The answer to a form that failed; other forms redirect. */
export type FormAnswer<Intent extends FormIntent = FormIntent> = {
  /** Unique per answer, so that its toast appears once. */
  id: string
  intent: Intent
  errors?: FieldErrors
  failure?: Failure
  /** The version somebody else saved meanwhile; a form that sends it overwrites that version. */
  version?: string
  /** The typed values, without secrets, to fill in the form again; boxes of one name, a line each. */
  values: Record<string, string>
}

type Answer = { id: string; failure?: Failure } | undefined

/** Shows a toast once per failed answer of the page's action. */
export function useFailureToast() {
  const answer = useActionData<Answer>()
  const shownId = useRef<string>(undefined)
  useEffect(() => {
    if (!answer?.failure || shownId.current === answer.id) return
    shownId.current = answer.id
    toast({ variant: 'destructive', ...answer.failure })
  }, [answer])
}

/** The answer to a form's last attempt, and whether a request is running. */
export function useIntent(intent: string, id?: string) {
  const answer = useActionData<FormAnswer>()
  const { formData } = useNavigation()
  const isThis = (form: { intent: unknown; id: unknown }) =>
    form.intent === intent && (id === undefined || form.id === id)
  return {
    answer: answer && isThis({ intent: answer.intent, id: answer.values.id }) ? answer : undefined,
    busy: Boolean(formData && isThis({ intent: formData.get('intent'), id: formData.get('id') })),
  }
}

/**
 * Validates a form before it is sent. With errors nothing is sent and the first invalid field gets
 * the focus; typing in a field clears its error.
 */
export function useFormCheck(schema: z.ZodMiniType | undefined, answered?: FieldErrors) {
  const [errors, setErrors] = useState<FieldErrors>(answered ?? {})
  useEffect(() => setErrors(answered ?? {}), [answered])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!schema) return
    const form = event.currentTarget
    const { errors: invalid = {} } = parseForm(schema, new FormData(form))
    setErrors(invalid)
    const names = Object.keys(invalid)
    if (names.length === 0) return
    event.preventDefault()
    const fields = [...form.elements] as HTMLInputElement[]
    fields.find((field) => names.includes(field.name))?.focus()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setErrors(({ [name]: _, ...rest }) => rest)
  }

  return { errors, form: schema ? ({ onSubmit, onInput, noValidate: true } as const) : {} }
}

/** A page's `headers` export: passes `Retry-After` on to visitors without scripts. */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
}
