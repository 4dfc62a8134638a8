import { type FormEvent, useEffect, useState } from 'react'
import type { z } from 'zod/mini'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'

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
