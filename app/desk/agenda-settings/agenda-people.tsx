import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Choice } from '../shared/choice.tsx'
import { HoursFields } from './hours-fields.tsx'
import { SettingsPart } from './settings-part.tsx'

type Person = {
  id: string
  version: string
  name: string
  initials: string
  mode: 'no' | 'agency' | 'own'
  text: string
  values: Record<string, string>
}

const modes = [
  ['no', 'Não atende'],
  ['agency', 'Nos horários da agência'],
  ['own', 'Em horários próprios'],
] as const

/** Who takes meetings. With nobody chosen the agency has one calendar for all. */
export function AgendaPeople({ people }: { people: Person[] }) {
  const none = people.every(({ mode }) => mode === 'no')
  return (
    <>
      <p className="desk-quiet">
        {none
          ? 'Ninguém escolhido: a agência tem uma agenda só, e cabe uma conversa por vez.'
          : 'Cada pessoa tem a sua agenda. Quem visita o site vê os horários de todas juntas, e a conversa fica com quem está livre e tem menos marcadas.'}
      </p>
      <ul className="desk-rows" aria-label="Quem atende">
        {people.map((person) => (
          <PersonRow key={person.id} {...person} />
        ))}
      </ul>
    </>
  )
}

function PersonRow({ id, version, name, initials, mode, text, values }: Person) {
  const { answer } = useIntent('agenda-host', id)
  const chosen = answer?.given.mode ?? mode
  return (
    <li>
      <span className="avatar" aria-hidden data-quiet={mode === 'no' || undefined}>
        {initials}
      </span>
      <div className="desk-row-main">
        <p className="font-semibold">{name}</p>
        <p className="desk-quiet">{text}</p>
        <details className="sure" open={answer ? true : undefined}>
          <summary className="btn btn-ghost btn-sm">
            Mudar<span className="sr-only"> os horários de {name}</span>
          </summary>
          <SettingsPart intent="agenda-host" id={id} version={version} className="hours-form">
            <div className="choices">
              {modes.map(([value, label]) => (
                <Choice
                  key={value}
                  type="radio"
                  name="mode"
                  value={value}
                  defaultChecked={chosen === value}
                  label={label}
                />
              ))}
            </div>
            <HoursFields values={answer ? answer.given : values} errors={answer?.errors ?? {}} />
          </SettingsPart>
        </details>
      </div>
    </li>
  )
}
