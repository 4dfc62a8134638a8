import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'

const hours = [6, 7, 8, 9, 10, 11, 12, 14, 16, 18]

/** When this person gets the day by e-mail, if at all. */
export function SummaryHour({ hour }: { hour: number | null }) {
  const { answer, busy } = useIntent('summary-hour')
  return (
    <Card
      title="Resumo do dia por e-mail"
      text="Só para você, nos dias de expediente."
      className="today-summary"
    >
      <Form method="post" replace preventScrollReset className="invite-form">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="summary-hour" />
        <Field
          as="select"
          name="hour"
          label="Horário"
          key={hour}
          defaultValue={hour ?? ''}
          className="grow"
        >
          <option value="">Não quero</option>
          {hours.map((each) => (
            <option key={each} value={each}>
              {each}h
            </option>
          ))}
        </Field>
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      </Form>
    </Card>
  )
}
