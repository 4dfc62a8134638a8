import { Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { NewPasswordFields, PasswordField } from '#app/shell/forms/password-fields.tsx'
import { type FieldProps, PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
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
function EmailField({ field }: { field: FieldProps }) {
  return (
    <Field
      label="Email"
      {...field('email')}
      type="email"
      autoComplete="username"
      required
      maxLength={longestEmail}
    />
  )
}

export function ForgotForm() {
  const { busy, field, form } = usePostForm('forgot', forgotForm)
  return (
    <PostForm action="/auth?mode=forgot" {...form} failure={undefined} className="grid gap-5">
      <h2 className="title-3">Esqueci minha senha</h2>
      <p className="-mt-2 text-muted">
        Informe o e-mail da sua conta. Se ele estiver cadastrado, você recebe um link para criar uma
        nova senha.
      </p>
      <FailureBox failure={form.failure} />
      <EmailField field={field} />
      <Button type="submit" busy={busy} busyText="Enviando..." className="w-full">
        Enviar link
      </Button>
      <p className="text-center">
        <Link to="/auth" className="link">
          Voltar ao login
        </Link>
      </p>
    </PostForm>
  )
}

/** `link` comes from the e-mail: the token, and whether it is still valid. */
type ResetFormProps = { link: { token: string; works: boolean } }

export function ResetForm({ link }: ResetFormProps) {
  const { busy, errors, form } = usePostForm('reset', resetForm)
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
    <PostForm action={address} {...form} failure={undefined} className="grid gap-5">
      <h2 className="title-3">Crie uma nova senha</h2>
      <p className="-mt-2 text-muted">
        Ao salvar, todos os dispositivos conectados à sua conta saem dela.
      </p>
      <FailureBox failure={form.failure} />
      <input type="hidden" name="token" value={link.token} />
      <NewPasswordFields
        labels={{ password: 'Nova Senha', confirm: 'Confirmar Nova Senha' }}
        errors={errors}
      />
      <Button type="submit" busy={busy} busyText="Salvando..." className="w-full">
        Salvar nova senha
      </Button>
    </PostForm>
  )
}

export function SignInForm() {
  const { busy, errors, field, form } = usePostForm('sign-in', signInForm)
  return (
    <PostForm action="/auth" {...form} className="grid gap-5">
      <EmailField field={field} />
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
    </PostForm>
  )
}

export function SignUpForm() {
  const { answer, busy, errors, field, form } = usePostForm('sign-up', signUpForm)
  return (
    <PostForm action="/auth?mode=signup" {...form} className="grid gap-5">
      <Field
        label="Nome Completo"
        name="fullName"
        autoComplete="name"
        required
        maxLength={100}
        defaultValue={answer?.values.fullName}
        error={errors.fullName}
      />
      <EmailField field={field} />
      <NewPasswordFields
        labels={{ password: 'Senha', confirm: 'Confirmar Senha' }}
        errors={errors}
      />
      <Button type="submit" busy={busy} busyText="Criando conta..." className="w-full">
        Criar Conta
      </Button>
    </PostForm>
  )
}
