import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { assignForm } from '#features/people/rules/desk.ts'

/** Whose figures an account's are. */
export function AssignForm({ clients }: { clients: { id: string; name: string }[] }) {
  const { answer, busy } = useIntent('assign')
  const { errors, form } = useFormCheck(assignForm, answer?.errors)
  if (clients.length === 0) return <p>Crie o cliente primeiro, em Clientes.</p>
  return (
    <Form method="post" replace preventScrollReset {...form} className="invite-form">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="assign" />
      <Field
        as="select"
        label="Cliente"
        name="client"
        required
        defaultValue={answer?.given.client ?? ''}
        error={errors.client}
        className="grow"
      >
        <option value="">Escolha</option>
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Button type="submit" busy={busy} busyText="Ligando...">
        Ligar ao cliente
      </Button>
    </Form>
  )
}
