import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { z } from 'zod/mini'
import { type Failure, FailureBox } from './failure-box.tsx'
import { useFormCheck, useIntent } from './form-state.ts'

/** One of a page's forms: its fields, its state, and the props of its `PostForm`. */
export function usePostForm(intent: string, schema?: z.ZodMiniType, id?: string) {
  const { answer, busy } = useIntent(intent, id)
  const { errors, form } = useFormCheck(schema, answer?.errors)
  /** Props of a field: the typed value, else the stored one. */
  const field = (name: string, stored?: string) => ({
    name,
    defaultValue: answer?.values[name] ?? stored,
    error: errors[name],
  })
  return { answer, busy, errors, field, form: { ...form, intent, id, failure: answer?.failure } }
}

export type FieldProps = ReturnType<typeof usePostForm>['field']

type Props = ComponentProps<typeof Form> & { intent: string; failure: Failure | undefined }

export function PostForm({ intent, id, failure, children, ...form }: Props) {
  return (
    <Form method="post" replace {...form}>
      <FailureBox failure={failure} />
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </Form>
  )
}
