import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { startForm } from '#features/agenda/rules/agenda-forms.ts'
import type { FreeTimes } from './day-field.tsx'
import { DayField } from './day-field.tsx'
import { HourChoices } from './hour-choices.tsx'

type Props = FreeTimes & {
  back: string
  /** Whether the person hears of it by mail. */
  tells: boolean
}

/** Another day, then another hour of it; only what is free is offered. */
export function MoveMeeting({ days, chosen, hours, back, tells }: Props) {
  const { answer, busy } = useIntent('move-meeting')
  const { errors, form } = useFormCheck(startForm, answer?.errors)
  if (days.length === 0) {
    return (
      <div className="desk-ends">
        <p>Nenhum horário livre nas próximas quatro semanas.</p>
        <Link to={back} className="link">
          Deixar como está
        </Link>
      </div>
    )
  }
  return (
    <div className="desk-ends">
      <Form method="get" className="invite-form" preventScrollReset>
        <input type="hidden" name="mudar" value="" />
        <DayField label="Novo dia" days={days} chosen={chosen} />
        <Button type="submit" variant="ghost">
          Ver horários
        </Button>
      </Form>
      <Form method="post" replace {...form} className="grid gap-4">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="move-meeting" />
        <HourChoices key={chosen} legend="Nova hora" hours={hours} error={errors.start} />
        <p className="desk-quiet">
          {tells
            ? 'A pessoa recebe um convite novo, que substitui o anterior.'
            : 'Esta pessoa não recebe e-mails desta conversa: avise você.'}
        </p>
        <div className="desk-row-acts">
          <Button type="submit" busy={busy} busyText="Mudando...">
            {tells ? 'Mudar e avisar' : 'Mudar'}
          </Button>
          <Link to={back} className="btn btn-ghost" preventScrollReset>
            Deixar como está
          </Link>
        </div>
      </Form>
    </div>
  )
}
