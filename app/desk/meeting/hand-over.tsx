import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

/** Another person holds the meeting; the visitor's time stays. */
export function HandOver({ others }: { others: { id: string; name: string }[] }) {
  const { answer, busy } = useIntent('hand-over-meeting')
  return (
    <Form method="post" replace preventScrollReset className="desk-ends">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="hand-over-meeting" />
      <div className="invite-form">
        <Field as="select" name="host" label="Passar para" className="grow">
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Button type="submit" variant="ghost" busy={busy} busyText="Passando...">
          Passar
        </Button>
      </div>
    </Form>
  )
}
