type Props = {
  legend: string
  hours: { start: string; label: string }[]
  chosen?: string
  error?: string
}

/** The free hours of a day, of which one is chosen. */
export function HourChoices({ legend, hours, chosen, error }: Props) {
  return (
    <fieldset aria-describedby={error ? 'horario-erro' : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="hour-choices">
        {hours.map(({ start, label }) => (
          <label key={start}>
            <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
            <span className="num">{label}</span>
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
