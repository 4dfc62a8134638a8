import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { PasswordField } from '#app/shell/forms/password-field.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { signInForm } from '#features/people/rules/credentials.ts'
import { EmailField } from './email-field.tsx'
import type { EntryFormProps } from './entry-form.ts'

export function SignInForm({ answer, busy }: EntryFormProps) {
  const { errors, form } = useFormCheck(signInForm, answer?.errors)
  return (
    <Form method="post" action="/auth" replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="sign-in" />
      <EmailField given={answer?.given.email} error={errors.email} />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" busy={busy} busyText="Entrando..." className="w-full">
        Entrar
      </Button>
      <p className="text-center">
        <Link to="/auth?mode=forgot" className="link">
          Esqueci minha senha
        </Link>
      </p>
    </Form>
  )
}
