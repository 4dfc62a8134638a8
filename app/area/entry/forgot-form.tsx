import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { forgotForm } from '#features/people/rules/credentials.ts'
import { EmailField } from './email-field.tsx'
import type { EntryFormProps } from './entry-form.ts'

export function ForgotForm({ answer, busy }: EntryFormProps) {
  const { errors, form } = useFormCheck(forgotForm, answer?.errors)
  return (
    <Form method="post" action="/auth?mode=forgot" replace {...form} className="grid gap-5">
      <h2 className="title-3">Esqueci minha senha</h2>
      <p className="-mt-2 text-muted">
        Informe o e-mail da sua conta. Se ele estiver cadastrado, você recebe um link para criar uma
        nova senha.
      </p>
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="forgot" />
      <EmailField given={answer?.given.email} error={errors.email} />
      <Button type="submit" busy={busy} busyText="Enviando..." className="w-full">
        Enviar link
      </Button>
      <p className="text-center">
        <Link to="/auth" className="link">
          Voltar ao login
        </Link>
      </p>
    </Form>
  )
}
