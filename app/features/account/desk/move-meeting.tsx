import { Form, Link, useSubmit } from 'react-router'
import { startForm } from '#contracts/agenda-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureBox } from '../failure-box.tsx'
import { useFormCheck } from '../use-form-check.ts'
import { useIntent } from '../use-intent.ts'

type Props = {
  days: { day: string; label: string }[]
  chosen: string
  hours: { start: string; label: string }[]
  back: string
}

/** Another day, then another hour of it; only what is free is offered. */
export function MoveMeeting({ days, chosen, hours, back }: Props) {
  const { answer, busy } = useIntent('move-meeting')
  const { errors, form } = useFormCheck(startForm, answer?.errors)
  const submit = useSubmit()
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
        <Field
          as="select"
          name="dia"
          label="Novo dia"
          defaultValue={chosen}
          className="grow"
          onChange={({ currentTarget }) =>
            submit(currentTarget.form, { preventScrollReset: true, replace: true })
          }
        >
          {days.map(({ day, label }) => (
            <option key={day} value={day}>
              {label}
            </option>
          ))}
        </Field>
        <Button type="submit" variant="ghost">
          Ver horários
        </Button>
      </Form>
      <Form method="post" replace {...form} className="grid gap-4">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="move-meeting" />
        <fieldset key={chosen} aria-describedby={errors.start ? 'novo-horario-erro' : undefined}>
          <legend className="mb-1.5 font-semibold">Nova hora</legend>
          <div className="hour-choices">
            {hours.map(({ start, label }) => (
              <label key={start}>
                <input type="radio" name="start" value={start} />
                <span className="num">{label}</span>
              </label>
            ))}
          </div>
          {errors.start && (
            <p id="novo-horario-erro" className="mt-1.5 font-semibold text-danger">
              {errors.start}
            </p>
          )}
        </fieldset>
        <p className="desk-quiet">A pessoa recebe um convite novo, que substitui o anterior.</p>
        <div className="desk-row-acts">
          <Button type="submit" busy={busy} busyText="Mudando...">
            Mudar e avisar
          </Button>
          <Link to={back} className="btn btn-ghost" preventScrollReset>
            Deixar como está
          </Link>
        </div>
      </Form>
    </div>
  )
}
