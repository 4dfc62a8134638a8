import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { codeForm } from '#features/people/rules/desk.ts'
import { FailureBox } from './failure-box.tsx'
import { useFormCheck, useIntent } from './form-state.ts'

type Props = {
  intent: string
  label: string
  button: string
  action?: string
  /** Sent back with the form, so that the page can show it again. */
  uri?: string
}

export function CodeForm({ intent, label, button, action, uri }: Props) {
  const { answer, busy } = useIntent(intent)
  const { errors, form } = useFormCheck(codeForm, answer?.errors)
  return (
    <Form method="post" action={action} replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value={intent} />
      {uri && <input type="hidden" name="uri" value={uri} />}
      <Field
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
        error={errors.code}
        className="code-field"
      />
      <Button type="submit" busy={busy} busyText="Conferindo..." className="w-full">
        {button}
      </Button>
    </Form>
  )
}
