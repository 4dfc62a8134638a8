import { Form } from 'react-router'
import { inviteForm, staffInviteForm, staffRoles } from '#contracts/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FailureBox } from '../failure-box.tsx'
import { useFormCheck } from '../use-form-check.ts'
import { useIntent } from '../use-intent.ts'

/** `roles` where the invitation is to the staff. */
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
        defaultValue={answer?.given.email}
        error={errors.email}
        className="grow"
      />
      {roles && (
        <Field
          as="select"
          name="role"
          label="Papel"
          defaultValue={answer?.given.role ?? 'team'}
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
