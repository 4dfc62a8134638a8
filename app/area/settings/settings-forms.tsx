import { useState } from 'react'
import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { type FormAnswer, useFormCheck } from '#app/shell/forms/form-state.ts'
import { NewPasswordFields, PasswordField } from '#app/shell/forms/password-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { changePasswordForm, eraseForm } from '#features/people/rules/credentials.ts'
import { type Profile, profileForm } from '#features/people/rules/profile.ts'

export type SettingsIntent =
  | 'profile'
  | 'password'
  | 'sessions'
  | 'erase'
  | 'choose-account'
  | 'leave-account'
  | 'end-connection'

export type SettingsAnswer = FormAnswer<SettingsIntent>

type SettingsFormProps = { answer?: SettingsAnswer; busy: boolean }

const settingsAddress = '/dashboard/settings'

/** `email` tells password managers which account it is. */
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

type Props = SettingsFormProps & {
  email: string
  /** The company whose figures stay archived until the agency confirms their removal. */
  stays: string | null
}

/** Stays open after a wrong password. */
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

type ProfileFormProps = SettingsFormProps & { email: string; profile: Profile }

export function ProfileForm({ email, profile, answer, busy }: ProfileFormProps) {
  const { errors, form } = useFormCheck(profileForm, answer?.errors)
  const values = answer?.values ?? {}
  return (
    <Form method="post" action={settingsAddress} replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="profile" />
      <Field
        label="Email"
        type="email"
        value={email}
        readOnly
        autoComplete="email"
        hint="O email não pode ser alterado"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Nome Completo"
          name="fullName"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={values.fullName ?? profile.fullName}
          error={errors.fullName}
          className="md:col-span-2"
        />
        <Field
          label="Empresa"
          name="companyName"
          autoComplete="organization"
          maxLength={100}
          defaultValue={values.companyName ?? profile.companyName}
          error={errors.companyName}
        />
        <Field
          label="Telefone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          placeholder="(00) 90000-0000"
          defaultValue={values.phone ?? profile.phone}
          error={errors.phone}
        />
      </div>
      <p>
        <Button type="submit" busy={busy} busyText="Salvando...">
          Salvar Alterações
        </Button>
      </p>
    </Form>
  )
}

type DeviceSession = {
  id: string
  device: string
  mobile: boolean
  lastUse: string
  current: boolean
}

type SessionListProps = SettingsFormProps & { sessions: DeviceSession[]; timeZone: string }

export function SessionList({ sessions, timeZone, answer, busy }: SessionListProps) {
  // A fixed time zone, so that server and browser render the same text.
  const moment = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  const otherCount = sessions.filter((session) => !session.current).length
  return (
    <div className="grid gap-5">
      <ul className="grid">
        {sessions.map((session) => (
          <li
            className="flex items-center gap-4 py-[0.9rem] border-t border-line last:border-b last:border-line"
            key={session.id}
          >
            <Icon name={session.mobile ? 'smartphone' : 'monitor'} className="size-6 text-muted" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-[0.6rem] gap-y-[0.2rem] font-semibold">
                {session.device}
                {session.current && <span className="session-here">este dispositivo</span>}
              </p>
              <p className="text-[0.95rem] text-muted">
                Último acesso em{' '}
                <time dateTime={session.lastUse}>{moment.format(new Date(session.lastUse))}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Form method="post" action={settingsAddress} replace className="grid gap-3">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="sessions" />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="ghost"
            busy={busy}
            busyText="Saindo..."
            disabled={otherCount === 0}
          >
            Sair de todos os outros dispositivos
          </Button>
          {otherCount === 0 && (
            <span className="text-muted">Só este dispositivo está conectado.</span>
          )}
        </p>
      </Form>
    </div>
  )
}
