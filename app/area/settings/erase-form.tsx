import { useState } from 'react'
import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { PasswordField } from '#app/shell/forms/password-field.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { eraseForm } from '#features/people/rules/credentials.ts'
import { type SettingsFormProps, settingsAddress } from './settings-form.ts'

type Props = SettingsFormProps & {
  email: string
  /** The company whose figures wait for the agency's confirmation, if there is one. */
  stays: string | null
}

/** Opens on request and by itself after a wrong password; a plain disclosure without scripts. */
export function EraseForm({ answer, busy, email, stays }: Props) {
  const { errors, form } = useFormCheck(eraseForm, answer?.errors)
  const [open, setOpen] = useState(Boolean(answer))
  return (
    <details className="erase" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="btn btn-ghost">Excluir conta</summary>
      <Form method="post" action={settingsAddress} replace {...form} className="grid gap-5 pt-5">
        {stays ? (
          <>
            <p>
              Perfil, preferências, sessões, conexões e links de relatórios são apagados na hora e
              não podem ser recuperados.
            </p>
            <p>
              Os números, as metas, as anotações e os relatórios que fizemos para {stays} saem do ar
              na hora e ficam arquivados, sem o seu acesso, até confirmarmos a exclusão deles. Você
              recebe um e-mail de confirmação. Se quiser guardar uma cópia, baixe os seus dados
              antes.
            </p>
          </>
        ) : (
          <p>
            Perfil, preferências, sessões e os números das campanhas que só você acompanha são
            apagados na hora e não podem ser recuperados. Você recebe um e-mail de confirmação. Se
            quiser guardar uma cópia, baixe os seus dados antes.
          </p>
        )}
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="erase" />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Confirme com a sua senha"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
        />
        <p>
          <Button type="submit" busy={busy} busyText="Excluindo..." className="btn-danger">
            Excluir minha conta para sempre
          </Button>
        </p>
      </Form>
    </details>
  )
}
