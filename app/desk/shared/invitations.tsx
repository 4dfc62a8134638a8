import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { type FieldProps, PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { inviteForm, staffInviteForm, staffRoles } from '#features/people/rules/desk.ts'

type InvitationView = { id: string; email: string; state: string; ended: boolean }

export function InvitationList({ invitations }: { invitations: InvitationView[] }) {
  return (
    <ul className="desk-rows" aria-label="Convites abertos">
      {invitations.map(({ id, email, state, ended }) => (
        <li key={id}>
          <span className="avatar" data-quiet>
            <Icon name="mail" className="size-5" />
          </span>
          <div className="desk-row-main">
            <p className="font-semibold">{email}</p>
            <p className={ended ? 'desk-warn' : 'desk-quiet'}>{state}</p>
          </div>
          <div className="desk-row-acts">
            <ItemAction intent="resend" id={id} label="Reenviar" busyText="Enviando..." />
            <Sure label="Cancelar" text="O link enviado deixa de funcionar.">
              <ItemAction
                intent="withdraw"
                id={id}
                label="Cancelar o convite"
                busyText="Cancelando..."
                variant="cta"
                className="btn-danger"
              />
            </Sure>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** `roles` for an invitation to the staff. */
export function InviteForm({ roles }: { roles?: (keyof typeof staffRoles)[] }) {
  const { busy, field, form } = usePostForm('invite', roles ? staffInviteForm : inviteForm)
  return (
    <PostForm preventScrollReset {...form} className="invite-form">
      <Field
        label="E-mail de quem convidar"
        {...field('email')}
        type="email"
        autoComplete="off"
        required
        maxLength={255}
        className="grow"
      />
      {roles && (
        <Field as="select" {...field('role', 'team')} label="Papel">
          {roles.map((role) => (
            <option key={role} value={role}>
              {staffRoles[role]}
            </option>
          ))}
        </Field>
      )}
      <Button type="submit" busy={busy} busyText="Enviando...">
        <Icon name="user-plus" />
        Convidar
      </Button>
    </PostForm>
  )
}

type Props = { field: FieldProps }

/** A person with at least a telephone or an e-mail address. */
export function PersonFields({ field, stored = {} }: Props & { stored?: Record<string, string> }) {
  return (
    <>
      <Field
        label="Nome"
        {...field('name', stored.name)}
        required
        maxLength={100}
        autoComplete="off"
      />
      <Field
        label="Telefone ou WhatsApp"
        {...field('phone', stored.phone)}
        type="tel"
        maxLength={20}
        autoComplete="off"
        hint="Telefone ou e-mail: um dos dois basta."
      />
      <Field
        label="E-mail"
        {...field('email', stored.email)}
        type="email"
        maxLength={255}
        autoComplete="off"
      />
      <Field
        label="Empresa"
        {...field('company', stored.company)}
        maxLength={100}
        autoComplete="off"
      />
    </>
  )
}

export function ChannelField({ field }: Props) {
  return (
    <Field as="select" label="Por onde veio" {...field('channel', 'phone')}>
      <option value="phone">Telefone</option>
      <option value="whatsapp">WhatsApp</option>
      <option value="referral">Indicação</option>
      <option value="counter">Balcão</option>
    </Field>
  )
}
