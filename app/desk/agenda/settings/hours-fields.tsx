import { hourField, SPANS, weekdays } from '#features/agenda/rules/agenda-forms.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

type Props = {
  values: Record<string, string>
  errors: FieldErrors
  /** Whose hours these are; none for the agency's. */
  owner?: string
}

/** A week's hours. One line a day on a phone; more spans of a day unfold below it. */
export function HoursFields({ values, errors, owner }: Props) {
  return (
    <div className="hours-fields">
      <p className="desk-quiet">Dia vazio é dia fechado. Para o almoço, abra mais um período.</p>
      {weekdays.map(([day, name]) => (
        <DayHours key={day} {...{ day, name, values, errors, owner }} />
      ))}
    </div>
  )
}

function DayHours({ day, name, values, errors, owner }: Props & { day: number; name: string }) {
  const field = (span: number, end: 'de' | 'ate') => hourField(day, span, end, owner)
  const more = Array.from({ length: SPANS - 1 }, (_, index) => index + 1)
  const isUsed = (span: number) =>
    Boolean(values[field(span, 'de')] || values[field(span, 'ate')] || errors[field(span, 'de')])
  const line = (span: number) => (
    <SpanFields
      key={span}
      name={`${name}, ${span + 1}º período`}
      from={field(span, 'de')}
      until={field(span, 'ate')}
      values={values}
      error={errors[field(span, 'de')]}
    />
  )
  return (
    <fieldset>
      <legend>
        {name.slice(0, 3)}
        <span className="hours-rest">{name.slice(3)}</span>
      </legend>
      {line(0)}
      <details className="hours-more" open={more.some(isUsed)}>
        <summary>
          <span aria-hidden>+</span>
          <span className="sr-only">Mais períodos: {name}</span>
        </summary>
        {more.map(line)}
      </details>
    </fieldset>
  )
}

type SpanProps = {
  name: string
  from: string
  until: string
  values: Record<string, string>
  error?: string
}

function SpanFields({ name, from, until, values, error }: SpanProps) {
  const common = {
    type: 'time',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${from}-erro` : undefined,
  } as const
  return (
    <span className="hours-span">
      <input
        {...common}
        id={from}
        name={from}
        defaultValue={values[from]}
        aria-label={`${name}, começo`}
      />
      <span aria-hidden>–</span>
      <input {...common} name={until} defaultValue={values[until]} aria-label={`${name}, fim`} />
      {error && (
        <span id={`${from}-erro`} className="font-semibold text-danger">
          {error}
        </span>
      )}
    </span>
  )
}
