import { Link } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import {
  closedField,
  type HostMode,
  personField,
  personHours,
} from '#features/agenda/rules/settings-form.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { Choice } from '../../shared/choice.tsx'
import { HoursFields } from './hours-fields.tsx'

/** What the form holds, typed or stored, and what is wrong with it; by the name of the field. */
export type Filled = { values: Record<string, string>; errors: FieldErrors }

export const number = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const

/** A field's name, its value and its error; the id is where the list of errors leads. */
export const fieldIn =
  ({ values, errors }: Filled) =>
  (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] })

type HoursProps = Filled & { opening: string }

/** When meetings can be booked: opening hours or custom hours. */
export function AgendaHours({ opening, values, errors }: HoursProps) {
  const choice = { type: 'radio', name: 'mode' } as const
  return (
    <div className="hours-form settings-part">
      <div className="choices">
        <Choice
          {...choice}
          id="mode"
          value="opening"
          defaultChecked={values.mode !== 'own'}
          label="O horário de funcionamento"
          hint={opening}
        />
        <Choice
          {...choice}
          value="own"
          defaultChecked={values.mode === 'own'}
          label="Horários próprios"
        />
      </div>
      <p>
        <Link to={editorLink('brand#brand', { field: ['hours'] })} className="link">
          Mudar o horário de funcionamento
        </Link>
      </p>
      <HoursFields values={values} errors={errors} />
    </div>
  )
}

type ClosedProps = Filled & {
  rows: number
  holidays: { day: string; name: string; text: string }[]
  today: string
}

export function AgendaClosed({ rows, holidays, today, ...filled }: ClosedProps) {
  const field = fieldIn(filled)
  return (
    <div className="settings-part">
      <Choice
        type="checkbox"
        name="national"
        defaultChecked={filled.values.national === 'on'}
        label="Fechar nos feriados nacionais"
        hint={holidays
          .slice(0, 3)
          .map(({ name, text }) => `${name}, ${text}`)
          .join('; ')}
      />
      <details className="sure">
        <summary className="link">Ver os {holidays.length} dos próximos doze meses</summary>
        <ul className="desk-list">
          {holidays.map(({ day, name, text }) => (
            <li key={day}>
              {name}, {text}
            </li>
          ))}
        </ul>
      </details>
      <p className="desk-quiet">
        Outros dias fechados, como feriados da cidade e folgas. Apague nome e dia para tirar.
      </p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="closed-fields">
          <Field
            {...field(closedField(row, 'nome'))}
            label="Feriado ou folga"
            maxLength={60}
            autoComplete="off"
          />
          <Field {...field(closedField(row, 'data'))} label="Dia fechado" type="date" min={today} />
        </div>
      ))}
    </div>
  )
}

const rules = [
  ['noticeHours', 'Antecedência', 'horas, no mínimo'],
  ['horizonDays', 'Agenda aberta', 'dias à frente'],
  ['bufferMinutes', 'Intervalo depois', 'minutos livres'],
  ['everyMinutes', 'Um horário a cada', 'minutos'],
  ['changeHours', 'Mudar ou cancelar', 'até tantas horas antes'],
] as const

export function AgendaRules(filled: Filled) {
  const field = fieldIn(filled)
  return (
    <div className="rule-fields">
      {rules.map(([name, label, unit]) => (
        <Field key={name} {...field(name)} label={label} hint={unit} {...number} />
      ))}
    </div>
  )
}

export function AgendaPlace({ address, ...filled }: Filled & { address: string }) {
  const field = fieldIn(filled)
  const { place } = filled.values
  const choice = { type: 'radio', name: 'place' } as const
  return (
    <div className="place-form settings-part">
      <div className="choices">
        <Choice
          {...choice}
          value="video"
          defaultChecked={place === 'video'}
          label="Por vídeo"
          hint="Cada conversa ganha uma sala própria, com um endereço que ninguém adivinha (Jitsi)."
        />
        <Choice
          {...choice}
          value="phone"
          defaultChecked={place === 'phone'}
          label="Por telefone"
          hint="A agência liga para o número que a pessoa deixou."
        />
        <Choice
          {...choice}
          value="address"
          defaultChecked={place === 'address'}
          label="Na agência"
          hint={address}
        />
      </div>
      <Field
        {...field('link')}
        label="Uma sala fixa no lugar delas"
        hint="Opcional. O mesmo endereço em todas as conversas; quem tem sala própria em Meu calendário usa a sua."
        type="url"
        inputMode="url"
        autoComplete="off"
        className="place-link"
      />
    </div>
  )
}

const modes: [HostMode, string][] = [
  ['no', 'Não atende'],
  ['agency', 'Nos horários da agência'],
  ['own', 'Em horários próprios'],
]

type Person = { id: string; name: string; initials: string; text: string }

/** Who takes meetings. Without anybody the agency has one shared calendar. */
export function AgendaPeople({ people, ...filled }: Filled & { people: Person[] }) {
  const field = fieldIn(filled)
  const { values, errors } = filled
  return (
    <div className="settings-part">
      <p className="desk-quiet">
        Sem ninguém, a agência tem uma agenda só, e cabe uma conversa por vez. Com pessoas, cada uma
        tem a sua: quem visita o site vê os horários de todas juntas.
      </p>
      <ul className="desk-rows" aria-label="Quem atende">
        {people.map(({ id, name, initials, text }, row) => (
          <li key={id} className="person-hours">
            <span className="avatar" aria-hidden>
              {initials}
            </span>
            <div className="desk-row-main">
              <input type="hidden" name={personField(row, 'id')} value={id} />
              <Field {...field(personField(row, 'atende'))} as="select" label={name} hint={text}>
                {modes.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Field>
              <HoursFields values={values} errors={errors} owner={personHours(row)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
