import { Form } from 'react-router'
import { signUpForm } from '#contracts/credentials.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { EmailField } from './email-field.tsx'
import type { EntryFormProps } from './entry-form.ts'
import { FailureBox } from './failure-box.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useFormCheck } from './use-form-check.ts'

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
