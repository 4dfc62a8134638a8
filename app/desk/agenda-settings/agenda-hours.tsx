import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Choice } from '../shared/choice.tsx'
import { HoursFields } from './hours-fields.tsx'
import { SettingsPart } from './settings-part.tsx'

type Props = { own: boolean; opening: string; values: Record<string, string>; version?: string }

/** When meetings can be booked: while the agency is open, or in hours of their own. */
export function AgendaHours({ own, opening, values, version }: Props) {
  const { answer } = useIntent('agenda-hours')
  const mode = answer?.given.mode ?? (own ? 'own' : 'opening')
  return (
    <SettingsPart intent="agenda-hours" version={version} className="hours-form">
      <div className="choices">
        <Choice
          type="radio"
          name="mode"
          value="opening"
          defaultChecked={mode !== 'own'}
          label="O horário de funcionamento"
          hint={opening}
        />
        <Choice
          type="radio"
          name="mode"
          value="own"
          defaultChecked={mode === 'own'}
          label="Horários próprios"
        />
      </div>
      <HoursFields values={answer ? answer.given : values} errors={answer?.errors ?? {}} />
    </SettingsPart>
  )
}
