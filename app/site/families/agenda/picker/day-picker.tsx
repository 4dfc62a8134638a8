import type { Picker, PickerDay } from './picker.ts'

const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']

type Props = {
  picker: Picker
  action: string
  /** 'Passo 1 de 3', where the picker is a step of its own. */
  step?: string
}

/** A form of its own that loads the hours of another day: by its button, or by script on a change. */
export function DayPicker({ picker, action, step }: Props) {
  const { days, months, selectedDay, earlier, later, hiddenFields } = picker
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
            <Day key={day.day} {...day} selected={day.day === selectedDay} />
          ))}
        </div>
      </fieldset>
      {hiddenFields.map(([name, value]) => (
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

type DayProps = PickerDay & { selected: boolean }

function Day({ day, number, month, name, level, today, selected }: DayProps) {
  const className = `agenda-day ${today ? 'agenda-today' : ''}`
  const label = (
    <>
      <span className="num" aria-hidden="true">
        {number}
      </span>
      {month && <small aria-hidden="true">{month}</small>}
    </>
  )
  if (level === 0) {
    return (
      <span className={`${className} agenda-off`}>
        <span className="sr-only">{name}</span>
        {label}
      </span>
    )
  }
  return (
    <label className={className}>
      <input type="radio" name="dia" value={day} defaultChecked={selected} aria-label={name} />
      {label}
      <i data-level={level} />
    </label>
  )
}
