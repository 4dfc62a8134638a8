import type { Picker, PickerDay } from './picker.ts'

const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']

type Props = {
  picker: Picker
  action: string
  /** Where it stands alone: which step it is. */
  step?: string
}

/**
 * The days are a form of their own, which asks for the hours of another day: without scripts by its
 * button, with them by itself.
 */
export function DayPicker({ picker, action, step }: Props) {
  const { days, months, chosen, earlier, later, carried } = picker
  return (
    <form method="get" action={action} className="agenda-part" data-agenda-days="">
      <fieldset aria-labelledby="agenda-dia">
        <div className="agenda-head">
          <h2 id="agenda-dia">Escolha o dia</h2>
          <span className="agenda-quiet">
            {step && `${step}, `}
            {months}
          </span>
        </div>
        <div className="agenda-days">
          {weekdays.map((name) => (
            <span key={name} aria-hidden="true" className="agenda-weekday">
              {name}
            </span>
          ))}
          {days.map((day) => (
            <Day key={day.day} {...day} chosen={day.day === chosen} />
          ))}
        </div>
      </fieldset>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="agenda-note">
        <span>
          <i />
          Traço maior, mais horários
        </span>
        {earlier && (
          <a className="link inline-block py-1" href={earlier} data-agenda-dates="">
            Datas anteriores
          </a>
        )}
        {later && (
          <a className="link inline-block py-1" href={later} data-agenda-dates="">
            Datas seguintes
          </a>
        )}
      </p>
      <button
        type="submit"
        className={step ? 'btn btn-cta mt-4 w-full' : 'btn btn-sm btn-ghost scriptless mt-4 w-full'}
      >
        Ver horários do dia
      </button>
    </form>
  )
}

function Day({ day, number, month, name, level, today, chosen }: PickerDay & { chosen: boolean }) {
  const look = `agenda-day ${today ? 'agenda-today' : ''}`
  const shown = (
    <>
      <span className="num" aria-hidden="true">
        {number}
      </span>
      {month && <small aria-hidden="true">{month}</small>}
    </>
  )
  if (level === 0) {
    return (
      <span className={`${look} agenda-off`}>
        <span className="sr-only">{name}</span>
        {shown}
      </span>
    )
  }
  return (
    <label className={look}>
      <input type="radio" name="dia" value={day} defaultChecked={chosen} aria-label={name} />
      {shown}
      <i data-level={level} />
    </label>
  )
}
