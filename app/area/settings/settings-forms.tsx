import { useState } from 'react'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { NewPasswordFields, PasswordField } from '#app/shell/forms/password-fields.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  changeEmailForm,
  changePasswordForm,
  eraseForm,
  longestEmail,
} from '#features/people/rules/credentials.ts'
import { type Profile, profileForm } from '#features/people/rules/profile.ts'

export type SettingsIntent =
  | 'profile'
  | 'password'
  | 'change-email'
  | 'sessions'
  | 'erase'
  | 'choose-account'
  | 'leave-account'
  | 'end-connection'

const settingsAddress = '/dashboard/settings'

/** `email` tells password managers which account it is. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { busy, errors, form } = usePostForm('password', changePasswordForm)
  return (
    <PostForm action={settingsAddress} {...form} className="grid gap-5">
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
    </PostForm>
  )
}

/** Confirmed at the new address; the present one can stop it. */
export function ChangeEmailForm({ email }: { email: string }) {
  const { busy, field, errors, form } = usePostForm('change-email', changeEmailForm)
  return (
    <PostForm action={settingsAddress} {...form} className="grid gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Novo e-mail"
        type="email"
        {...field('email')}
        autoComplete="off"
        required
        maxLength={longestEmail}
      />
      <PasswordField
        label="Sua senha, para confirmar"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <p>
        <Button type="submit" variant="ghost" busy={busy} busyText="Enviando...">
          Enviar o link de confirmação
        </Button>
      </p>
    </PostForm>
  )
}

type Props = {
  email: string
  /** The company whose figures stay archived until the agency confirms their removal. */
  stays: string | null
}

/** Stays open after a wrong password. */
export function EraseForm({ email, stays }: Props) {
  const { answer, busy, errors, form } = usePostForm('erase', eraseForm)
  const [open, setOpen] = useState(Boolean(answer))
  return (
    <details className="erase" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="btn btn-ghost">Excluir conta</summary>
      <PostForm action={settingsAddress} {...form} failure={undefined} className="grid gap-5 pt-5">
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
        <FailureBox failure={form.failure} />
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
      </PostForm>
    </details>
  )
}

type ProfileFormProps = { email: string; profile: Profile }

export function ProfileForm({ email, profile }: ProfileFormProps) {
  const { busy, field, form } = usePostForm('profile', profileForm)
  return (
    <PostForm action={settingsAddress} {...form} className="grid gap-5">
      <Field
        label="Email"
        type="email"
        value={email}
        readOnly
        autoComplete="email"
        hint="O email não pode ser alterado por este formulário. Use “Trocar o e-mail”, logo abaixo."
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Nome Completo"
          {...field('fullName', profile.fullName)}
          autoComplete="name"
          required
          maxLength={100}
          className="md:col-span-2"
        />
        <Field
          label="Empresa"
          {...field('companyName', profile.companyName)}
          autoComplete="organization"
          maxLength={100}
        />
        <Field
          label="Telefone"
          {...field('phone', profile.phone)}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          placeholder="(00) 90000-0000"
        />
      </div>
      <p>
        <Button type="submit" busy={busy} busyText="Salvando...">
          Salvar Alterações
        </Button>
      </p>
    </PostForm>
  )
}

type DeviceSession = {
  id: string
  device: string
  mobile: boolean
  lastUse: string
  current: boolean
}

type SessionListProps = { sessions: DeviceSession[]; timeZone: string }

export function SessionList({ sessions, timeZone }: SessionListProps) {
  const { busy, form } = usePostForm('sessions')
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
      <PostForm {...form} action={settingsAddress} className="grid gap-3">
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
      </PostForm>
    </div>
  )
}
