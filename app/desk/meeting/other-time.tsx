import { Field } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { Choice } from '../shared/choice.tsx'

type Props = { given: Partial<Record<string, string>>; errors: FieldErrors; today: string }

/** A time that was agreed on although the site does not offer it. */
export function OtherTime({ given, errors, today }: Props) {
  return (
    <details className="sure" open={Boolean(given.day || given.hour || errors.hour)}>
      <summary className="link">Combinaram outro horário?</summary>
      <div className="sure-box">
        <p>Vale no lugar dos horários acima. Só outra conversa na mesma hora impede.</p>
        <div className="rule-fields">
          <Field
            label="Dia combinado"
            name="day"
            type="date"
            min={today}
            defaultValue={given.day}
            error={errors.day}
          />
          <Field
            label="Hora combinada"
            name="hour"
            type="time"
            defaultValue={given.hour}
            error={errors.hour}
          />
        </div>
        <Choice
          type="checkbox"
          name="anyway"
          value="sim"
          defaultChecked={given.anyway === 'sim'}
          label="Marcar mesmo assim"
          hint="Fora do expediente, em feriado ou em horário bloqueado."
        />
      </div>
    </details>
  )
}
