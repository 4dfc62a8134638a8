import { Field } from '#app/ui/field.tsx'
import { type KindField, kindField, kindHost } from '#features/agenda/rules/settings-form.ts'
import { Choice } from '../../shared/choice.tsx'
import { type Filled, fieldIn, number } from './settings-fields.tsx'

const places = [
  ['', 'Onde acontecem todas'],
  ['video', 'Por vídeo'],
  ['phone', 'Por telefone'],
  ['address', 'Na agência'],
] as const

type People = { id: string; name: string }[]
type RowProps = {
  id: string
  people: People
  filled: Filled
  nameHint: string
  minutesHint?: string
}

function KindRow({ id, people, filled, nameHint, minutesHint }: RowProps) {
  const field = fieldIn(filled)
  return (
    <>
      <div className="kind-fields">
        <Field
          {...field(kindField(id, 'nome'))}
          label="Nome"
          hint={nameHint}
          maxLength={60}
          autoComplete="off"
        />
        <Field
          {...field(kindField(id, 'minutos'))}
          label="Minutos"
          hint={minutesHint}
          {...number}
        />
      </div>
      <KindMore id={id} people={people} filled={filled} />
    </>
  )
}

const extraFields: KindField[] = ['lugar', 'acesso', 'lugares']

/** What few kinds need, folded away until it is used. */
function KindMore({ id, people, filled }: Pick<RowProps, 'id' | 'people' | 'filled'>) {
  const { values, errors } = filled
  const field = fieldIn(filled)
  const names = [
    ...extraFields.map((what) => kindField(id, what)),
    ...people.map((_, row) => kindHost(id, row)),
  ]
  const isUsed = names.some((name) => values[name] || errors[name])
  return (
    <details className="sure" open={isUsed ? true : undefined}>
      <summary className="link">Onde, com quem e para quem</summary>
      <div className="kind-more">
        <Field {...field(kindField(id, 'acesso'))} as="select" label="Quem pode marcar">
          <option value="">Quem visita o site</option>
          <option value="invited">Só por convite da equipe</option>
        </Field>
        <Field
          {...field(kindField(id, 'lugares'))}
          label="Lugares"
          hint="Vazio: cada conversa é com uma pessoa. De 2 a 50: várias marcam o mesmo horário, até lotar."
          {...number}
        />
        <Field {...field(kindField(id, 'lugar'))} as="select" label="Onde acontece">
          {places.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <fieldset>
          <legend className="font-semibold">Quem atende este tipo</legend>
          <p className="desk-quiet">
            Ninguém marcado: todos que atendem. Cada conversa vai para quem tem menos.
          </p>
          {people.map(({ id: person, name }, row) => (
            <Choice
              key={person}
              type="checkbox"
              name={kindHost(id, row)}
              defaultChecked={values[kindHost(id, row)] === 'on'}
              label={name}
            />
          ))}
        </fieldset>
      </div>
    </details>
  )
}

type Kind = { id: string; address: string; promised: boolean; differs: string }
type KindsProps = Filled & { kinds: Kind[]; added: string; people: People }

/** The kinds of meeting, and a row for one more. */
export function AgendaKinds({ kinds, added, people, ...filled }: KindsProps) {
  const isNew = (['nome', 'minutos'] as const).some(
    (what) => filled.values[kindField(added, what)] || filled.errors[kindField(added, what)],
  )
  return (
    <div className="settings-part">
      {kinds.map(({ id, address, promised, differs }) => (
        <div key={id} className="kind-box">
          <KindRow
            {...{ id, people, filled }}
            nameHint={promised ? address : `${address} (apague o nome para tirar)`}
            minutesHint={differs}
          />
        </div>
      ))}
      <details className="sure" open={isNew ? true : undefined}>
        <summary className="btn btn-ghost btn-sm">Mais um tipo de conversa</summary>
        <KindRow
          {...{ people, filled }}
          id={added}
          nameHint="Quem tiver o endereço dela marca; os botões do site continuam como estão."
        />
      </details>
    </div>
  )
}
