import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { NewPasswordFields } from '#app/shell/forms/new-password-fields.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { signUpForm } from '#features/people/rules/credentials.ts'
import { EmailField } from './email-field.tsx'
import type { EntryFormProps } from './entry-form.ts'

export function SignUpForm({ answer, busy }: EntryFormProps) {
  const { errors, form } = useFormCheck(signUpForm, answer?.errors)
  return (
    <Form method="post" action="/auth?mode=signup" replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="sign-up" />
      <Field
        label="Nome Completo"
        name="fullName"
        autoComplete="name"
        required
        maxLength={100}
        defaultValue={answer?.given.fullName}
        error={errors.fullName}
      />
      <EmailField given={answer?.given.email} error={errors.email} />
      <NewPasswordFields
        labels={{ password: 'Senha', confirm: 'Confirmar Senha' }}
        errors={errors}
      />
      <Button type="submit" busy={busy} busyText="Criando conta..." className="w-full">
        Criar Conta
      </Button>
    </Form>
  )
}
