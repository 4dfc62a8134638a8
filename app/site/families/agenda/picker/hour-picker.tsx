import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Problem } from '../problem.tsx'
import { DayArc } from './day-arc.tsx'
import type { Picker } from './picker.ts'

type Props = { picker: Picker; form: string; error?: string }

const ERROR = 'agenda-hora-error'

/** The hours of one day, as radio buttons of the form with the id `form`. */
export function HourPicker({ picker, form, error }: Props) {
  const { hours, zone } = picker
  const first = hours?.parts[0]?.hours[0]?.start
  return (
    <div
      role="radiogroup"
      className="agenda-part later"
      aria-labelledby="agenda-hora"
      aria-describedby={error && ERROR}
      aria-invalid={error ? true : undefined}
      data-agenda-hours=""
    >
      <div className="agenda-head">
        <h2 id="agenda-hora">Escolha a hora</h2>
        <span className="agenda-quiet" data-agenda-day="">
          {hours?.dayName}
        </span>
      </div>
      {error && <Problem text={error} id={ERROR} focus={first === undefined} />}
      {hours && <input type="hidden" name="dia" value={hours.day} form={form} />}
      {hours && hours.parts.length > 0 ? (
        <>
          <DayArc {...hours} />
          {hours.parts.map((part) => (
            <fieldset key={part.name}>
              <legend className="agenda-part-name">{part.name}</legend>
              <div className="agenda-hours">
                {part.hours.map(({ start, label, until, angle, seats }) => (
                  <label key={start} className="agenda-hour">
                    <input
                      type="radio"
                      name="start"
                      value={start}
                      form={form}
                      required
                      data-until={until}
                      data-angle={angle}
                      defaultChecked={start === hours.start}
                      aria-describedby={error && start === first ? ERROR : undefined}
                      // biome-ignore lint/a11y/noAutofocus: the missing choice, in the response to a submitted form
                      autoFocus={Boolean(error) && start === first}
                    />
                    <span className="num">{label}</span>
                    {seats && <small> {seats}</small>}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <p className="agenda-zone">
            <Icon name="globe" className="size-4.5" />
            <span data-agenda-zones="">
              Horário de {zone.city} ({zone.offset}).
            </span>
          </p>
        </>
      ) : (
        <p className="agenda-empty">
          {hours ? (
            'Nenhum horário livre neste dia. Escolha outro: os que têm traço ainda têm vaga.'
          ) : (
            <>
              Nenhum horário livre nestas semanas.{' '}
              {picker.later ? 'Veja as datas seguintes ou chame' : 'Chame'} no{' '}
              <SiteLink to={picker.whatsapp} className="link">
                WhatsApp
              </SiteLink>
              .
            </>
          )}
        </p>
      )}
    </div>
  )
}
