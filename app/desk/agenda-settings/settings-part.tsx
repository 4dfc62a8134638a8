import type { ReactNode } from 'react'
import { useIntent } from '#app/shell/forms/form-state.ts'
import { PostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { hourField, SPANS, weekdays } from '#features/agenda/rules/agenda-forms.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

type Props = {
  intent: string
  /** Tells equal forms of a page apart. */
  id?: string
  /** The stored version, to detect concurrent changes. */
  version?: string
  label?: string
  busyText?: string
  className?: string
  form?: Record<string, unknown>
  children: ReactNode
}

export function SettingsPart(props: Props) {
  const {
    intent,
    id,
    version,
    label = 'Salvar',
    busyText = 'Salvando...',
    className = '',
    form,
  } = props
  const { answer, busy } = useIntent(intent, id)
  return (
    <PostForm
      intent={intent}
      id={id}
      failure={answer?.failure}
      preventScrollReset
      className={`settings-part ${className}`}
      {...form}
    >
      {version && <input type="hidden" name="version" value={answer?.version ?? version} />}
      {props.children}
      <p>
        <Button type="submit" variant="ghost" busy={busy} busyText={busyText}>
          {label}
        </Button>
      </p>
    </PostForm>
  )
}

type HoursFieldsProps = { values: Record<string, string>; errors: FieldErrors }

/** A week's hours, two spans a day. An empty day is closed. */
export function HoursFields({ values, errors }: HoursFieldsProps) {
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
