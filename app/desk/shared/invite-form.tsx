import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { inviteForm, staffInviteForm, staffRoles } from '#features/people/rules/desk.ts'

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
