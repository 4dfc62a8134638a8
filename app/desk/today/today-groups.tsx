import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SmallChart } from '../shared/small-chart.tsx'

type Line = {
  key: string
  kind: string
  title: string
  rest: string
  detail: string
  more: string
  href: string
  action: string
  icon: IconName
  /** The key under which somebody settles it. */
  settle: string | null
  alert: { id: string; series: (number | null)[]; description: string } | null
  acts: { intent: string; id: string; fields: Record<string, string>; label: string }[]
  figure: { text: string; late: boolean; part: number | null } | null
}
export type TodayGroup = { kind: string; name: string; lines: Line[] }

const whose = [
  { label: 'Toda a equipe', to: '/agencia', mine: false },
  { label: 'Só comigo', to: '/agencia?de=mim', mine: true },
]

function Whose({ onlyMine }: { onlyMine: boolean }) {
  return (
    <nav className="period-switch" aria-label="De quem">
      {whose.map(({ label, to, mine }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={mine === onlyMine ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Items that need somebody now. The most urgent one has the only solid button. */
export function TodayGroups({ groups, onlyMine }: { groups: TodayGroup[]; onlyMine: boolean }) {
  if (groups.length === 0) return onlyMine ? <NothingOfMine /> : <Nothing />
  return (
    <section className="card today-needs" aria-labelledby="needs-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-[0.6rem]">
        <h2 id="needs-title" className="title-3">
          Pedem alguém agora
        </h2>
        <Whose onlyMine={onlyMine} />
      </div>
      {groups.map(({ kind, name, lines }, group) => (
        <section key={kind} aria-label={name}>
          <h3>
            {name} <span className="num text-muted">{lines.length}</span>
          </h3>
          <ul>
            {lines.map((line, index) => (
              <Need key={line.key} line={line} first={group === 0 && index === 0} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function NothingOfMine() {
  return (
    <section className="card today-nothing" aria-labelledby="needs-title">
      <Whose onlyMine />
      <h2 id="needs-title" className="title-3">
        Nada esperando por você
      </h2>
      <p>
        Aqui ficam os leads que são seus, as suas conversas, os e-mails delas que não chegaram e os
        alertas dos seus clientes. O que ainda não é de ninguém está em “Toda a equipe”.
      </p>
    </section>
  )
}

function Nothing() {
  return (
    <section className="card today-nothing" aria-labelledby="needs-title">
      <Icon name="sun" className="size-9" />
      <h2 id="needs-title" className="title-3">
        Nada esperando
      </h2>
      <p>
        Ninguém sem resposta, nenhum número parado, nenhum e-mail perdido. O que chegar aparece
        aqui.
      </p>
      <div className="empty-actions">
        <Link to="/agencia/leads" className="btn btn-ghost">
          Ver os leads
        </Link>
        <Link to="/agencia/clientes" className="btn btn-ghost">
          Ver os clientes
        </Link>
      </div>
    </section>
  )
}

function Need({ line, first }: { line: Line; first: boolean }) {
  const { figure } = line
  return (
    <li className="need" data-first={first || undefined}>
      <p className="grid gap-[0.4rem] self-start">
        {figure && (
          <>
            <span className="num need-figure" data-late={figure.late || undefined}>
              <span className="sr-only">espera: </span>
              {figure.text}
            </span>
            {figure.part !== null && (
              <progress max={100} value={figure.part} className="need-meter" aria-hidden />
            )}
          </>
        )}
      </p>
      <div className="need-what">
        <p>
          <b className="font-[650]">{line.title}</b>
          {line.rest && `, ${line.rest}`}
        </p>
        <p>{line.detail}</p>
        {line.more && <p className="desk-quiet">{line.more}</p>}
        {line.alert && <SmallChart {...line.alert} />}
      </div>
      <div className="need-acts">
        <Link
          to={line.href}
          className={`btn btn-sm ${first ? 'btn-cta' : 'btn-ghost'}`}
          aria-label={`${line.action}: ${line.title}`}
        >
          <Icon name={line.icon} />
          <span className="need-act">{line.action}</span>
        </Link>
        {line.acts.map((each) => (
          <ItemAction
            key={each.intent}
            {...each}
            about={line.title}
            busyText="Um momento..."
            variant="quiet"
          />
        ))}
        {line.alert && (
          <ItemAction
            intent="alert-seen"
            id={line.alert.id}
            label="Visto"
            about={line.title}
            busyText="Um momento..."
            variant="quiet"
          />
        )}
        {line.settle && (
          <ItemAction
            intent="settle-item"
            id={line.settle}
            label="Visto"
            about={line.title}
            busyText="Um momento..."
            variant="quiet"
          />
        )}
      </div>
    </li>
  )
}
