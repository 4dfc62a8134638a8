import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { PasswordField } from '#app/shell/forms/password-field.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { eraseForm } from '#features/people/rules/credentials.ts'

type Props = { intent: string; email: string; button: string }

/** A session left open is not enough: the password once more. */
export function PasswordStep({ intent, email, button }: Props) {
  const { answer, busy } = useIntent(intent)
  const { errors, form } = useFormCheck(eraseForm, answer?.errors)
  return (
    <Form method="post" replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value={intent} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="A sua senha"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <Button type="submit" busy={busy} busyText="Um momento..." className="w-full">
        {button}
      </Button>
    </Form>
  )
}
