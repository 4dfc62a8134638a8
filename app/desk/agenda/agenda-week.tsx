import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'

export type MeetingView = {
  id: string
  hour: string
  until: string
  name: string
  about: string
  kind: string
  host: { name: string; initials: string } | null
  demo: boolean
  state: 'on' | 'pending' | 'asks' | 'held' | 'missed' | 'cancelled'
  text: string
}

type Span = { x: number; width: number }
type DayView = {
  day: string
  weekday: string
  number: string
  name: string
  isToday: boolean
  isPast: boolean
  note: string
  meetings: MeetingView[]
  blocks: { id: string; text: string; note: string }[]
  bar: { open: Span[]; booked: Span[]; blocked: Span[] }
}

type Props = {
  title: string
  summary: string
  days: DayView[]
  earlier: string
  later: string
  /** Link to the current week; null on it. */
  now: string | null
}

export function AgendaWeek({ title, summary, days, earlier, later, now }: Props) {
  return (
    <section aria-labelledby="semana">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 mb-4">
        <div>
          <h2 id="semana" className="title-3">
            {title}
          </h2>
          <p className="text-muted">{summary}</p>
        </div>
        <p className="flex gap-2">
          {now && (
            <Link to={now} className="btn btn-ghost btn-sm">
              Esta semana
            </Link>
          )}
          <Link
            to={earlier}
            className="btn btn-ghost btn-sm w-11 px-0"
            aria-label="Semana anterior"
          >
            <Icon name="arrow-left" className="size-5" />
          </Link>
          <Link to={later} className="btn btn-ghost btn-sm w-11 px-0" aria-label="Semana seguinte">
            <Icon name="arrow" className="size-5" />
          </Link>
        </p>
      </div>
      <ol className="grid gap-3 lg:grid-cols-[repeat(5,minmax(0,1.25fr))_repeat(2,minmax(0,1fr))] lg:gap-[0.6rem]">
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
    </section>
  )
}

function Day({ weekday, number, name, note, isToday, isPast, meetings, blocks, bar }: DayView) {
  return (
    <li className="week-day" data-today={isToday || undefined} data-past={isPast || undefined}>
      <h3 className="week-name">
        <span className="sr-only">{name}</span>
        <span aria-hidden>{weekday}</span>
        <span aria-hidden className="num">
          {number}
        </span>
      </h3>
      <DayBar {...bar} />
      {note && <p className="text-[0.875rem] text-muted wrap-anywhere">{note}</p>}
      {meetings.length + blocks.length > 0 && (
        <ul>
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <Link
                to={`/agencia/agenda/${meeting.id}`}
                className="week-meeting"
                data-state={meeting.state}
              >
                <span className="num">{meeting.hour}</span>
                <b>{meeting.name}</b>
                <span>
                  {meeting.kind}
                  {meeting.host && `, ${meeting.host.name}`}
                </span>
                {meeting.text && <span className="pill">{meeting.text}</span>}
                {meeting.demo && <DemoMark />}
              </Link>
            </li>
          ))}
          {blocks.map(({ id, text, note: why }) => (
            <li
              key={id}
              className="py-2 px-3 border border-dashed border-edge rounded-[calc(0.9rem_*_var(--round))] text-[0.875rem] text-muted wrap-anywhere"
            >
              {text}
              {why && <span className="block">{why}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Decorative bar of the day's open, booked and blocked hours. */
function DayBar({ open, booked, blocked }: DayView['bar']) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="week-bar">
      {open.map(({ x, width }) => (
        <rect key={x} x={x} y={2.4} width={width} height={1.2} />
      ))}
      {blocked.map(({ x, width }) => (
        <rect key={x} x={x} y={1.2} width={width} height={3.6} data-blocked="" />
      ))}
      {booked.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={6} data-taken="" />
      ))}
    </svg>
  )
}
