import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { NewPasswordFields } from '#app/shell/forms/new-password-fields.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { resetForm } from '#features/people/rules/credentials.ts'
import type { EntryFormProps } from './entry-form.ts'

/** `link` is what the mail brought: the token, and whether it still works. */
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
  // With the token, so that a form sent back without scripts is still the form of this link.
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
