import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast, useIntent } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Choice } from '../shared/choice.tsx'
import { AgendaBlocks, AgendaHolidays } from './agenda-closed.tsx'
import { AgendaKinds, AgendaPlace, AgendaRules } from './agenda-rules.tsx'
import { agendaSettingsAction, agendaSettingsData } from './agenda-settings.server.ts'
import { HoursFields, SettingsPart } from './settings-part.tsx'

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

/** Who takes meetings. Without anybody the agency has one shared calendar. */
function AgendaPeople({ people }: { people: Person[] }) {
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
  const selected = answer?.values.mode ?? mode
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
                  defaultChecked={selected === value}
                  label={label}
                />
              ))}
            </div>
            <HoursFields values={answer ? answer.values : values} errors={answer?.errors ?? {}} />
          </SettingsPart>
        </details>
      </div>
    </li>
  )
}

type AgendaFeedProps = { address: string; subscribe: string }

/** The calendar feed's address. It grants access, so it can be renewed. */
function AgendaFeed({ address, subscribe }: AgendaFeedProps) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Copiado'),
      () => setCopied('Selecione e copie'),
    )
  return (
    <>
      <Field
        label="Endereço do seu calendário"
        hint="Só seu: quem tem este endereço vê as conversas, com nomes e contatos. Ele deixa de valer se você sair da equipe."
        defaultValue={address}
        key={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="desk-row-acts">
        <a href={subscribe} className="btn btn-ghost btn-sm">
          <Icon name="smartphone" className="size-5" />
          Assinar neste aparelho
        </a>
        <Button variant="ghost" size="sm" onClick={copy}>
          <Icon name="copy" className="size-5" />
          <span role="status">{copied || 'Copiar'}</span>
        </Button>
        <Sure
          label="Trocar o endereço"
          text="O endereço de agora para de funcionar em todos os aparelhos."
        >
          <ItemAction intent="renew-feed" label="Trocar mesmo" busyText="Trocando..." />
        </Sure>
      </div>
    </>
  )
}

type Props = { custom: boolean; opening: string; values: Record<string, string>; version?: string }

/** When meetings can be booked: opening hours or custom hours. */
function AgendaHours({ custom, opening, values, version }: Props) {
  const { answer } = useIntent('agenda-hours')
  const mode = answer?.values.mode ?? (custom ? 'own' : 'opening')
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
      <HoursFields values={answer ? answer.values : values} errors={answer?.errors ?? {}} />
    </SettingsPart>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => agendaSettingsData(args)
export const action = (args: ActionFunctionArgs) => agendaSettingsAction(args)

export default function AgendaSettingsPage() {
  const { hours, kinds, newKind, rules, place, holidays, people, hosts, blocks, feed, versions } =
    useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Ajustes da agenda"
        text="O que muda aqui vale para as próximas conversas; as marcadas ficam como estão."
      />
      <div className="panel-columns">
        <div>
          <Card
            id="horarios"
            title="Horários"
            icon="clock"
            text="Quando dá para marcar uma conversa."
          >
            <AgendaHours {...hours} version={versions.horarios} />
          </Card>
          <Card id="pessoas" title="Quem atende" icon="users">
            <AgendaPeople people={people} />
          </Card>
          <Card
            id="bloqueios"
            title="Horários bloqueados"
            icon="lock"
            text="Ninguém marca nada neles."
          >
            <AgendaBlocks blocks={blocks} hosts={hosts} today={holidays.today} />
          </Card>
          <Card id="feriados" title="Feriados" icon="calendar">
            <AgendaHolidays {...holidays} />
          </Card>
        </div>
        <div>
          <Card id="conversas" title="Tipos de conversa" icon="message">
            <AgendaKinds kinds={kinds} added={newKind} version={versions.conversas} />
          </Card>
          <Card id="lugar" title="Onde acontece" icon="map">
            <AgendaPlace {...place} version={versions.lugar} />
          </Card>
          <Card id="regras" title="Regras" icon="settings">
            <AgendaRules values={rules} version={versions.regras} />
          </Card>
          <Card
            id="celular"
            title="No seu celular"
            icon="smartphone"
            text="As conversas no calendário que você já usa."
          >
            <AgendaFeed {...feed} />
          </Card>
        </div>
      </div>
    </>
  )
}
