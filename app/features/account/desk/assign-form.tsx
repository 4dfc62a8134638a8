import { Form } from 'react-router'
import { assignForm } from '#contracts/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureBox } from '../failure-box.tsx'
import { useFormCheck } from '../use-form-check.ts'
import { useIntent } from '../use-intent.ts'

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
