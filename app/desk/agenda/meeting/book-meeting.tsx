import { Form, useSubmit } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { leadMeetingForm, newMeetingForm } from '#features/agenda/rules/booking.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { Choice } from '../../shared/choice.tsx'
import { FormFooter } from '../../shared/form-footer.tsx'
import { ChannelField, PersonFields } from '../../shared/invitations.tsx'

export type FreeTimes = {
  days: { day: string; label: string }[]
  chosen: string
  hours: Hour[]
}

type Hour = { start: string; label: string /** Free seats of a group, in words. */; seats: string }

type Props = Pick<FreeTimes, 'days' | 'chosen'> & { label: string }

/** A choice of day, which reloads the free hours. */
export function DayField({ label, days, chosen }: Props) {
  const submit = useSubmit()
  return (
    <Field
      as="select"
      name="dia"
      label={label}
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
  )
}

type HourChoicesProps = {
  legend: string
  hours: Hour[]
  chosen?: string
  error?: string
}

export function HourChoices({ legend, hours, chosen, error }: HourChoicesProps) {
  return (
    <fieldset aria-describedby={error ? 'horario-erro' : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="hour-choices">
        {hours.map(({ start, label, seats }) => (
          <label key={start}>
            <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
            <span className="num">{label}</span>
            {seats && <small> {seats}</small>}
          </label>
        ))}
      </div>
      {error && (
        <p id="horario-erro" className="mt-1.5 font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type OtherTimeProps = {
  values: Partial<Record<string, string>>
  errors: FieldErrors
  today: string
}

/** A time that the site does not offer. */
function OtherTime({ values, errors, today }: OtherTimeProps) {
  return (
    <details className="sure" open={Boolean(values.day || values.hour || errors.hour)}>
      <summary className="link">Combinaram outro horário?</summary>
      <div className="sure-box">
        <p>Vale no lugar dos horários acima. Só outra conversa na mesma hora impede.</p>
        <div className="rule-fields">
          <Field
            label="Dia combinado"
            name="day"
            type="date"
            min={today}
            defaultValue={values.day}
            error={errors.day}
          />
          <Field
            label="Hora combinada"
            name="hour"
            type="time"
            defaultValue={values.hour}
            error={errors.hour}
          />
        </div>
        <Choice
          type="checkbox"
          name="anyway"
          value="sim"
          defaultChecked={values.anyway === 'sim'}
          label="Marcar mesmo assim"
          hint="Fora do expediente, em feriado ou em horário bloqueado."
        />
      </div>
    </details>
  )
}

type Lead = { id: string; name: string; email: string }
type BookMeetingProps = {
  kinds: { id: string; label: string }[]
  kind: string
  times: FreeTimes
  today: string
  lead: Lead | null
  back: string
}

function DayForm({
  kinds,
  kind,
  times,
  lead,
}: Pick<BookMeetingProps, 'kinds' | 'kind' | 'times' | 'lead'>) {
  const submit = useSubmit()
  return (
    <Form method="get" className="invite-form" preventScrollReset>
      {lead && <input type="hidden" name="lead" value={lead.id} />}
      <Field
        as="select"
        name="tipo"
        label="Conversa"
        defaultValue={kind}
        className="grow"
        onChange={({ currentTarget }) =>
          submit(currentTarget.form, { preventScrollReset: true, replace: true })
        }
      >
        {kinds.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Field>
      <DayField key={kind} label="Dia" days={times.days} chosen={times.chosen} />
      <Button type="submit" variant="ghost">
        Ver horários
      </Button>
    </Form>
  )
}

/** Books a meeting agreed on by telephone, WhatsApp or in person. */
export function BookMeeting({ kinds, kind, times, today, lead, back }: BookMeetingProps) {
  const { answer, busy, errors, field, form } = usePostForm(
    'book-meeting',
    lead ? leadMeetingForm : newMeetingForm,
  )
  const values = answer?.values ?? {}
  const invites = answer ? values.invite === 'sim' : true
  return (
    <div className="panels">
      <Card title="Quando" icon="calendar">
        <DayForm kinds={kinds} kind={kind} times={times} lead={lead} />
        <PostForm {...form} className="grid gap-5">
          <input type="hidden" name="kind" value={kind} />
          {times.hours.length > 0 ? (
            <HourChoices
              key={times.chosen}
              legend="Hora"
              hours={times.hours}
              chosen={values.start}
              error={errors.start}
            />
          ) : (
            <p role="status">Nenhum horário livre nas próximas quatro semanas.</p>
          )}
          <OtherTime values={values} errors={errors} today={today} />
          {!lead && (
            <>
              <h2 className="title-3 desk-ends">Com quem</h2>
              <PersonFields field={field} />
              <ChannelField field={field} />
            </>
          )}
          <Field label="Assunto" {...field('subject')} maxLength={200} autoComplete="off" />
          {lead && !lead.email ? (
            <p className="desk-quiet">
              {lead.name} não deixou e-mail: nenhum convite será enviado. Avise a pessoa, ou corrija
              o contato antes.
            </p>
          ) : (
            <Choice
              type="checkbox"
              name="invite"
              value="sim"
              defaultChecked={invites}
              label="Enviar o convite por e-mail"
              hint={
                lead
                  ? `Para ${lead.email}, com o arquivo do calendário, lembretes e o link para mudar ou cancelar.`
                  : 'Com o arquivo do calendário, lembretes e o link para mudar ou cancelar. Sem e-mail, nada é enviado.'
              }
            />
          )}
          <FormFooter label="Marcar reunião" busy={busy} busyText="Marcando..." back={back} />
        </PostForm>
      </Card>
    </div>
  )
}
