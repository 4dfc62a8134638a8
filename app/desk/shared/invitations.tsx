import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck, useIntent } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { inviteForm, staffInviteForm, staffRoles } from '#features/people/rules/desk.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

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
  const { answer, busy } = useIntent('invite')
  const { errors, form } = useFormCheck(roles ? staffInviteForm : inviteForm, answer?.errors)
  return (
    <Form method="post" replace preventScrollReset {...form} className="invite-form">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="invite" />
      <Field
        label="E-mail de quem convidar"
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={255}
        defaultValue={answer?.values.email}
        error={errors.email}
        className="grow"
      />
      {roles && (
        <Field
          as="select"
          name="role"
          label="Papel"
          defaultValue={answer?.values.role ?? 'team'}
          error={errors.role}
        >
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
    </Form>
  )
}

type Props = { values: Partial<Record<string, string>>; errors: FieldErrors }

/** A person with at least a telephone or an e-mail address. */
export function PersonFields({ values, errors }: Props) {
  return (
    <>
      <Field
        label="Nome"
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={values.name}
        error={errors.name}
      />
      <Field
        label="Telefone ou WhatsApp"
        name="phone"
        type="tel"
        maxLength={20}
        autoComplete="off"
        defaultValue={values.phone}
        error={errors.phone}
        hint="Telefone ou e-mail: um dos dois basta."
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        maxLength={255}
        autoComplete="off"
        defaultValue={values.email}
        error={errors.email}
      />
      <Field
        label="Empresa"
        name="company"
        maxLength={100}
        autoComplete="off"
        defaultValue={values.company}
        error={errors.company}
      />
    </>
  )
}

export function ChannelField({ values, errors }: Props) {
  return (
    <Field
      as="select"
      label="Por onde veio"
      name="channel"
      defaultValue={values.channel ?? 'phone'}
      error={errors.channel}
    >
      <option value="phone">Telefone</option>
      <option value="whatsapp">WhatsApp</option>
      <option value="referral">Indicação</option>
      <option value="counter">Balcão</option>
    </Field>
  )
}
