import { useIntent } from '#app/shell/forms/form-state.ts'
import { usePostForm } from '#app/shell/forms/post-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { kindField, rulesForm } from '#features/agenda/rules/agenda-forms.ts'
import { Choice } from '../shared/choice.tsx'
import { SettingsPart } from './settings-part.tsx'

const number = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const

const rules = [
  ['bufferMinutes', 'Intervalo depois', 'minutos livres'],
  ['everyMinutes', 'Um horário a cada', 'minutos'],
  ['noticeHours', 'Antecedência', 'horas, no mínimo'],
  ['horizonDays', 'Agenda aberta', 'dias à frente'],
  ['changeHours', 'Mudar ou cancelar', 'até tantas horas antes'],
] as const

type RulesProps = { values: Record<string, string>; version?: string }

export function AgendaRules({ values, version }: RulesProps) {
  const { field, form } = usePostForm('agenda-rules', rulesForm)
  return (
    <SettingsPart intent="agenda-rules" version={version} form={form}>
      <div className="rule-fields">
        {rules.map(([name, label, unit]) => (
          <Field key={name} {...field(name, values[name])} label={label} hint={unit} {...number} />
        ))}
      </div>
    </SettingsPart>
  )
}

type Kind = {
  id: string
  name: string
  minutes: string
  address: string
  promised: boolean
  differs: string
}
type KindsProps = {
  kinds: Kind[]
  added: { name: string; minutes: string }
  version?: string
}

/** The kinds of meeting and how long they take. */
export function AgendaKinds({ kinds, added, version }: KindsProps) {
  const { errors, field } = usePostForm('agenda-kinds')
  return (
    <SettingsPart key={kinds.map(({ id }) => id).join()} intent="agenda-kinds" version={version}>
      {kinds.map(({ id, name, minutes, address, promised, differs }) => (
        <div key={id} className="kind-fields">
          <Field
            {...field(kindField(id, 'nome'), name)}
            label="Nome"
            hint={promised ? address : `${address} (apague o nome para tirar)`}
            maxLength={60}
            autoComplete="off"
          />
          <Field
            {...field(kindField(id, 'minutos'), minutes)}
            label="Minutos"
            hint={differs}
            {...number}
          />
        </div>
      ))}
      <details
        className="sure"
        open={errors[added.name] || errors[added.minutes] ? true : undefined}
      >
        <summary className="btn btn-ghost btn-sm">Mais um tipo de conversa</summary>
        <div className="kind-fields">
          <Field
            {...field(added.name)}
            label="Nome"
            hint="Quem tiver o endereço dela marca; os botões do site continuam como estão."
            maxLength={60}
            autoComplete="off"
          />
          <Field {...field(added.minutes)} label="Minutos" {...number} />
        </div>
      </details>
    </SettingsPart>
  )
}

type PlaceProps = { kind: string; link: string; address: string; version?: string }

export function AgendaPlace({ kind, link, address, version }: PlaceProps) {
  const { answer } = useIntent('agenda-place')
  const place = answer?.values.place ?? kind
  const choice = { type: 'radio', name: 'place' } as const
  return (
    <SettingsPart intent="agenda-place" version={version} className="place-form">
      <div className="choices">
        <Choice {...choice} value="video" defaultChecked={place === 'video'} label="Por vídeo" />
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
        name="link"
        label="Endereço da sala de vídeo"
        hint="Vai no convite de cada pessoa. O mesmo para todas as conversas."
        type="url"
        inputMode="url"
        defaultValue={answer?.values.link ?? link}
        error={answer?.errors?.link}
        autoComplete="off"
        className="place-link"
      />
    </SettingsPart>
  )
}
