import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { usePostForm } from '#app/shell/forms/post-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { blockForm, holidayForm } from '#features/agenda/rules/agenda-forms.ts'
import { Choice } from '../shared/choice.tsx'
import { SettingsPart } from './settings-part.tsx'

type Holiday = { day: string; name: string; text: string }
type HolidaysProps = { national: boolean; coming: Holiday[]; agencyDays: Holiday[]; today: string }

export function AgendaHolidays({ national, coming, agencyDays, today }: HolidaysProps) {
  const { field, form } = usePostForm('add-holiday', holidayForm)
  return (
    <>
      <SettingsPart key={String(national)} intent="agenda-national">
        <Choice
          type="checkbox"
          name="national"
          defaultChecked={national}
          label="Fechar nos feriados nacionais"
          hint={coming
            .slice(0, 3)
            .map(({ name, text }) => `${name}, ${text}`)
            .join('; ')}
        />
        <details className="sure">
          <summary className="link">Ver os {coming.length} dos próximos doze meses</summary>
          <ul className="desk-list">
            {coming.map(({ day, name, text }) => (
              <li key={day}>
                {name}, {text}
              </li>
            ))}
          </ul>
        </details>
      </SettingsPart>
      {agencyDays.length > 0 && (
        <ul className="desk-rows" aria-label="Dias fechados da agência">
          {agencyDays.map(({ day, name, text }) => (
            <li key={day}>
              <div className="desk-row-main">
                <p className="font-semibold">{name}</p>
                <p className="desk-quiet">{text}</p>
              </div>
              <ItemAction intent="remove-holiday" id={day} label="Tirar" busyText="Tirando..." />
            </li>
          ))}
        </ul>
      )}
      <SettingsPart
        key={agencyDays.map(({ day }) => day).join()}
        intent="add-holiday"
        label="Fechar este dia"
        form={form}
      >
        <div className="rule-fields">
          <Field {...field('name')} label="Feriado ou folga" maxLength={60} autoComplete="off" />
          <Field {...field('day')} label="Dia fechado" type="date" min={today} />
        </div>
      </SettingsPart>
    </>
  )
}

type BlocksProps = {
  blocks: { id: string; text: string; note: string }[]
  hosts: { id: string; name: string }[]
  today: string
}

export function AgendaBlocks({ blocks, hosts, today }: BlocksProps) {
  const { field, form, answer } = usePostForm('block-time', blockForm)
  const clash = answer?.errors?.anyway
  return (
    <>
      {blocks.length > 0 && (
        <ul className="desk-rows" aria-label="Horários bloqueados">
          {blocks.map(({ id, text, note }) => (
            <li key={id}>
              <div className="desk-row-main">
                <p className="font-semibold">{text}</p>
                {note && <p className="desk-quiet">{note}</p>}
              </div>
              <ItemAction intent="unblock-time" id={id} label="Liberar" busyText="Liberando..." />
            </li>
          ))}
        </ul>
      )}
      <SettingsPart
        key={blocks.map(({ id }) => id).join()}
        intent="block-time"
        label="Bloquear"
        busyText="Bloqueando..."
        form={form}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-4">
          <Field {...field('day')} label="Dia" type="date" min={today} />
          <Field {...field('from')} label="Das" type="time" />
          <Field {...field('until')} label="Até as" type="time" />
          <Field
            {...field('untilDay')}
            label="Último dia"
            hint="Só se for mais de um."
            type="date"
            min={today}
          />
        </div>
        <div className="kind-fields">
          <Field
            {...field('note')}
            label="Para quê"
            hint="Só a equipe vê."
            maxLength={100}
            autoComplete="off"
          />
          {hosts.length > 0 ? (
            <Field {...field('host')} as="select" label="De quem">
              <option value="">Todos</option>
              {hosts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Field>
          ) : (
            <input type="hidden" name="host" value="" />
          )}
        </div>
        {clash && (
          <div className="grid gap-3">
            <p role="alert" className="font-semibold text-danger wrap-anywhere">
              {clash}
            </p>
            <Choice type="checkbox" name="anyway" value="sim" label="Bloquear mesmo assim" />
          </div>
        )}
      </SettingsPart>
    </>
  )
}
