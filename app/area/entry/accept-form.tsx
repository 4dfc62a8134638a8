import { Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { NewPasswordFields, PasswordField } from '#app/shell/forms/password-fields.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { acceptForm, eraseForm } from '#features/people/rules/credentials.ts'

type Props = {
  step: 'accept' | 'other' | 'sign-in' | 'create'
  /** The invitation link, which the forms post to. */
  address: string
  email: string
  signedInAs: string | null
}

/** The step that the visitor's session requires. */
export function AcceptForm({ step, ...props }: Props) {
  if (step === 'accept') return <AcceptHere {...props} />
  if (step === 'other') return <OtherAccount {...props} />
  return step === 'sign-in' ? <SignInFirst {...props} /> : <NewAccount {...props} />
}

type StepProps = Omit<Props, 'step'>

const InvitedAddress = ({ email }: { email: string }) => (
  <Field label="Email" type="email" value={email} readOnly autoComplete="username" />
)

function NewAccount({ address, email }: StepProps) {
  const { busy, errors, field, form } = usePostForm('sign-up', acceptForm)
  return (
    <PostForm action={address} {...form} className="grid gap-5">
      <InvitedAddress email={email} />
      <Field
        label="Nome Completo"
        {...field('fullName')}
        autoComplete="name"
        required
        maxLength={100}
      />
      <NewPasswordFields
        labels={{ password: 'Senha', confirm: 'Confirmar Senha' }}
        errors={errors}
      />
      <Button type="submit" busy={busy} busyText="Criando conta..." className="w-full">
        Criar senha e entrar
      </Button>
    </PostForm>
  )
}

function SignInFirst({ address, email }: StepProps) {
  const { busy, errors, form } = usePostForm('sign-in', eraseForm)
  return (
    <PostForm action={address} {...form} failure={undefined} className="grid gap-5">
      <p className="text-muted">Você já tem uma conta. Entre para aceitar o convite.</p>
      <FailureBox failure={form.failure} />
      <InvitedAddress email={email} />
      <PasswordField
        label="Senha"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <Button type="submit" busy={busy} busyText="Entrando..." className="w-full">
        Entrar e aceitar
      </Button>
      <p className="text-center">
        <Link to="/auth?mode=forgot" className="link">
          Esqueci minha senha
        </Link>
      </p>
    </PostForm>
  )
}

function AcceptHere({ address, email }: StepProps) {
  const { busy, form } = usePostForm('accept')
  return (
    <PostForm {...form} action={address} className="grid gap-5">
      <p className="text-muted">
        Você está conectado como <strong>{email}</strong>.
      </p>
      <Button type="submit" busy={busy} busyText="Aceitando..." className="w-full">
        Aceitar convite
      </Button>
    </PostForm>
  )
}

function OtherAccount({ email, signedInAs }: StepProps) {
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        O convite é para <strong>{email}</strong>, e você está conectado como{' '}
        <strong>{signedInAs}</strong>. Saia e abra o link do e-mail de novo.
      </p>
      <form method="post" action="/dashboard/sign-out">
        <Button type="submit" variant="ghost">
          Sair desta conta
        </Button>
      </form>
    </div>
  )
}
