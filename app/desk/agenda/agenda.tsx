import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { agendaAction, agendaData } from './agenda.server.ts'
import { AgendaLinks } from './agenda-links.tsx'
import { AgendaWeek, type MeetingView } from './agenda-week.tsx'
import { MarkMeeting } from './mark-meeting.tsx'

type Props = { days: { day: string; title: string; meetings: MeetingView[] }[]; past: boolean }

/** Meetings below each other, by day. */
function AgendaList({ days, past }: Props) {
  if (days.length === 0) return <NoMeetings past={past} />
  return (
    <div className="agenda-list">
      {days.map(({ day, title, meetings }) => (
        <section key={day} className="card panel" aria-labelledby={`dia-${day}`}>
          <h2
            id={`dia-${day}`}
            className="font-body text-[1rem] font-semibold tracking-normal text-muted"
          >
            {title}
          </h2>
          <ul className="desk-rows">
            {meetings.map((meeting) => (
              <MeetingRow key={meeting.id} {...meeting} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function MeetingRow({
  id,
  hour,
  until,
  name,
  about,
  kind,
  host,
  state,
  text,
  ...rest
}: MeetingView) {
  const { demo, isGroup } = rest
  const what = isGroup ? '' : kind
  return (
    <li data-state={state}>
      <p className="meeting-hour">
        <span className="num">{hour}</span>
        <span className="desk-quiet">às {until}</span>
      </p>
      <div className="desk-row-main">
        <p className="font-semibold">
          <Link to={`/agencia/agenda/${id}`} className="meeting-name">
            {name}
          </Link>{' '}
          {text && <span className="pill">{text}</span>} {demo && <DemoMark />}
        </p>
        <p className="desk-quiet">
          {[what, host && `com ${host.name}`, about].filter(Boolean).join(' · ')}
        </p>
      </div>
      {state === 'asks' && !isGroup && <MarkMeeting id={id} />}
      {state === 'asks' && isGroup && (
        <Link to={`/agencia/agenda/${id}`} className="btn btn-ghost btn-sm">
          Dizer quem veio<span className="sr-only"> ({name})</span>
        </Link>
      )}
    </li>
  )
}

function NoMeetings({ past }: { past: boolean }) {
  return (
    <section className="card empty-card">
      <span className="panel-icon">
        <Icon name="calendar" className="size-6" />
      </span>
      <h2 className="title-3">{past ? 'Nenhuma conversa ainda' : 'Nenhuma conversa marcada'}</h2>
      <p>
        {past
          ? 'As conversas dos últimos três meses aparecem aqui.'
          : 'Quem visita o site marca pelos botões “Agendar”. Confira se os horários estão certos.'}
      </p>
      {!past && (
        <div className="empty-actions">
          <Link to="/agencia/agenda/ajustes" className="btn btn-cta">
            Ver os horários
          </Link>
          <a href="/agenda" className="btn btn-ghost">
            Ver a página da agenda
          </a>
        </div>
      )}
    </section>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => agendaData(args)
export const action = (args: ActionFunctionArgs) => agendaAction(args)

const views = [
  ['week', 'Semana', '/agencia/agenda'],
  ['day', 'Dia', '/agencia/agenda?ver=dia'],
  ['coming', 'Próximas', '/agencia/agenda?ver=lista'],
  ['past', 'Passadas', '/agencia/agenda?ver=passadas'],
] as const

export default function AgendaPage() {
  const { view, week, list } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title="Agenda" text="As conversas marcadas pelo site e pela equipe.">
        <div className="flex flex-wrap items-center gap-2">
          <AgendaLinks />
          <Link to="/agencia/agenda/nova" className="btn btn-cta">
            <Icon name="plus" />
            Marcar reunião
          </Link>
        </div>
      </PageHead>
      <nav aria-label="Como ver a agenda" className="period-switch w-fit mb-6">
        {views.map(([name, label, to]) => (
          <Link key={name} to={to} aria-current={view === name ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {week ? <AgendaWeek {...week} /> : <AgendaList days={list ?? []} past={view === 'past'} />}
    </>
  )
}
