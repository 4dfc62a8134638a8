import { Form, Link } from 'react-router'
import type { FormIntent } from '#app/shell/forms/desk-copy.ts'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { type FormAnswer, useFormCheck } from '#app/shell/forms/form-state.ts'
import { NewPasswordFields, PasswordField } from '#app/shell/forms/password-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import {
  forgotForm,
  longestEmail,
  resetForm,
  signInForm,
  signUpForm,
} from '#features/people/rules/credentials.ts'

/** `username` is what password managers look for. */
function EmailField({ value, error }: { value?: string; error?: string }) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      maxLength={longestEmail}
      defaultValue={value}
      error={error}
    />
  )
}

/** The answer to the last attempt, and whether a request is running. */
type EntryFormProps = {
  answer?: FormAnswer<FormIntent>
  busy: boolean
}

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
      <EmailField value={answer?.values.email} error={errors.email} />
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

/** `link` comes from the e-mail: the token, and whether it is still valid. */
type ResetFormProps = EntryFormProps & { link: { token: string; works: boolean } }

export function ResetForm({ answer, busy, link }: ResetFormProps) {
  const { errors, form } = useFormCheck(resetForm, answer?.errors)
  if (!link.works) {
    return (
      <div className="grid gap-5">
        <h2 className="title-3">Este link não vale mais</h2>
        <p className="text-muted">
          Links para criar uma nova senha valem por 30 minutos e só funcionam uma vez. Peça outro e
          abra o e-mail mais recente.
        </p>
        <Link to="/auth?mode=forgot" className="btn btn-cta">
          Pedir um novo link
        </Link>
      </div>
    )
  }
  // The token keeps the form usable when it is answered without scripts.
  const address = `/auth?mode=reset&token=${encodeURIComponent(link.token)}`
  return (
    <Form method="post" action={address} replace {...form} className="grid gap-5">
      <h2 className="title-3">Crie uma nova senha</h2>
      <p className="-mt-2 text-muted">
        Ao salvar, todos os dispositivos conectados à sua conta saem dela.
      </p>
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="reset" />
      <input type="hidden" name="token" value={link.token} />
      <NewPasswordFields
        labels={{ password: 'Nova Senha', confirm: 'Confirmar Nova Senha' }}
        errors={errors}
      />
      <Button type="submit" busy={busy} busyText="Salvando..." className="w-full">
        Salvar nova senha
      </Button>
    </Form>
  )
}

export function SignInForm({ answer, busy }: EntryFormProps) {
  const { errors, form } = useFormCheck(signInForm, answer?.errors)
  return (
    <Form method="post" action="/auth" replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="sign-in" />
      <EmailField value={answer?.values.email} error={errors.email} />
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
        defaultValue={answer?.values.fullName}
        error={errors.fullName}
      />
      <EmailField value={answer?.values.email} error={errors.email} />
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
