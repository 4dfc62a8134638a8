import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { NewPasswordFields } from '#app/shell/forms/new-password-fields.tsx'
import { PasswordField } from '#app/shell/forms/password-field.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { changePasswordForm } from '#features/people/rules/credentials.ts'
import { type SettingsFormProps, settingsAddress } from './settings-form.ts'

/** `email` lets password managers know whose password it is. */
export function ChangePasswordForm({ answer, busy, email }: SettingsFormProps & { email: string }) {
  const { errors, form } = useFormCheck(changePasswordForm, answer?.errors)
  return (
    <Form method="post" action={settingsAddress} replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="password" />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Senha atual"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <NewPasswordFields
        labels={{ password: 'Nova senha', confirm: 'Confirmar nova senha' }}
        errors={errors}
      />
      <p>
        <Button type="submit" variant="ghost" busy={busy} busyText="Alterando...">
          Alterar senha
        </Button>
      </p>
    </Form>
  )
}
