import { hourField, SPANS, weekdays } from '#features/agenda/rules/agenda-forms.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

type Props = { values: Record<string, string>; errors: FieldErrors }

/** A week's hours, two spans a day. An empty day is closed. */
export function HoursFields({ values, errors }: Props) {
  return (
    <div className="hours-fields">
      <p className="desk-quiet">
        Até dois períodos por dia, como antes e depois do almoço. Dia vazio é dia fechado.
      </p>
      {weekdays.map(([day, name]) => {
        const spans = Array.from({ length: SPANS }, (_, span) => span)
        const wrong = spans.map((span) => errors[hourField(day, span, 'de')]).find(Boolean)
        return (
          <fieldset key={day}>
            <legend>{name}</legend>
            {spans.map((span) => (
              <span key={span} className="hours-span">
                {(['de', 'ate'] as const).map((end) => (
                  <input
                    key={end}
                    type="time"
                    name={hourField(day, span, end)}
                    defaultValue={values[hourField(day, span, end)]}
                    aria-label={`${name}, ${span + 1}º período, ${end === 'de' ? 'começo' : 'fim'}`}
                    aria-invalid={wrong ? true : undefined}
                  />
                ))}
              </span>
            ))}
            {wrong && (
              <p role="alert" className="font-semibold text-danger">
                {wrong}
              </p>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
