import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { useDrag } from './use-drag.ts'

export type MeetingView = {
  id: string
  hour: string
  until: string
  name: string
  about: string
  /** What it is, or how many come. */
  kind: string
  isGroup: boolean
  host: { name: string; initials: string } | null
  demo: boolean
  canMove: boolean
  minutes: number
  state: 'on' | 'pending' | 'asks' | 'held' | 'missed' | 'cancelled'
  text: string
}

type Taken = { id: string; text: string; note: string }
type DayView = {
  day: string
  weekday: string
  number: string
  name: string
  isToday: boolean
  isPast: boolean
  note: string
  meetings: MeetingView[]
  blocks: Taken[]
  busy: Taken[]
  /** Classes that say where each thing stands. */
  column: { open: string[]; meetings: Record<string, string>; blocks: string[]; busy: string[] }
}

type Props = {
  title: string
  summary: string
  days: DayView[]
  scale: { first: number; hours: number }
  nowMinutes: number
  earlier: string
  later: string
  /** Link to the current week or day; null on it. */
  now: string | null
}

/**
 * A week or a day. One list serves everybody: on wide screens its entries stand in a grid of hours,
 * on a phone below each other, and a screen reader hears the same with the same acts.
 */
export function AgendaWeek({ title, summary, days, scale, earlier, later, now, ...rest }: Props) {
  const what = days.length > 1 ? 'Semana' : 'Dia'
  const grid = useRef<HTMLOListElement>(null)
  const { target, onPointerDown } = useDrag(grid, scale)
  const minutes = useMinutes(rest.nowMinutes)
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
              {days.length > 1 ? 'Esta semana' : 'Hoje'}
            </Link>
          )}
          <Link
            to={earlier}
            className="btn btn-ghost btn-sm w-11 px-0"
            aria-label={`${what} anterior`}
          >
            <Icon name="arrow-left" className="size-5" />
          </Link>
          <Link
            to={later}
            className="btn btn-ghost btn-sm w-11 px-0"
            aria-label={`${what} seguinte`}
          >
            <Icon name="arrow" className="size-5" />
          </Link>
        </p>
      </div>
      <p role="status" className="time-target">
        {target}
      </p>
      <div className={`time-grid [--first:${scale.first}] [--hours:${scale.hours}]`}>
        <HourLabels {...scale} />
        <ol ref={grid} className="time-days" onPointerDown={onPointerDown}>
          {days.map((day) => (
            <Day key={day.day} {...day} minutes={day.isToday ? minutes : null} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The clock of the agency, minute by minute, from what the server's showed. */
function useMinutes(start: number): number {
  const [minutes, setMinutes] = useState(start)
  useEffect(() => {
    const began = performance.now()
    setMinutes(start)
    const timer = setInterval(
      () => setMinutes(start + Math.floor((performance.now() - began) / 60_000)),
      30_000,
    )
    return () => clearInterval(timer)
  }, [start])
  return minutes
}

function HourLabels({ first, hours }: Props['scale']) {
  return (
    <div aria-hidden className="time-labels">
      {Array.from({ length: hours }, (_, index) => first + index).map((hour) => (
        <span key={hour} className={`[--h:${hour}]`}>
          {hour}h
        </span>
      ))}
    </div>
  )
}

type DayProps = DayView & { minutes: number | null }

function Day({ day, weekday, number, name, note, isToday, isPast, minutes, ...rest }: DayProps) {
  const { meetings, blocks, busy, column } = rest
  return (
    <li className="week-day" data-today={isToday || undefined} data-past={isPast || undefined}>
      <h3 className="week-name">
        <Link to={`/agencia/agenda?ver=dia&dia=${day}`}>
          <span className="sr-only">{name}</span>
          <span aria-hidden>{weekday} </span>
          <span aria-hidden className="num">
            {number}
          </span>
        </Link>
      </h3>
      {note && <p className="week-note">{note}</p>}
      <div className="time-column" data-day={day}>
        {column.open.map((place) => (
          <span key={place} aria-hidden className={`time-open ${place}`} />
        ))}
        <ul>
          {meetings.map((meeting) => (
            <MeetingItem key={meeting.id} {...meeting} place={column.meetings[meeting.id] ?? ''} />
          ))}
          {blocks.map((block, index) => (
            <TakenItem key={block.id} {...block} kind="blocked" place={column.blocks[index]} />
          ))}
          {busy.map((one, index) => (
            <TakenItem key={one.id} {...one} kind="busy" place={column.busy[index]} />
          ))}
        </ul>
        {minutes !== null && (
          <span
            aria-hidden
            className={`time-now [--h:${Math.floor(minutes / 60)}] [--m:${Math.floor((minutes % 60) / 5) * 5}]`}
          />
        )}
      </div>
    </li>
  )
}

function TakenItem({ text, note, kind, place }: Taken & { kind: string; place?: string }) {
  return (
    <li className={`time-item time-taken ${place}`} data-kind={kind}>
      {text}
      {note && <span className="block">{note}</span>}
    </li>
  )
}

function MeetingItem({ place, ...meeting }: MeetingView & { place: string }) {
  const { id, hour, name, kind, host, state, text, demo, canMove, minutes } = meeting
  return (
    <li
      className={`time-item ${place}`}
      data-drag={canMove ? id : undefined}
      data-minutes={minutes}
      data-name={name}
    >
      <Link
        to={`/agencia/agenda/${id}`}
        className="week-meeting"
        data-state={state}
        draggable={false}
      >
        <span className="num">{hour}</span>
        <b>{name}</b>
        <span>
          {kind}
          {host && `, ${host.name}`}
        </span>
        {text && <span className="pill">{text}</span>}
        {demo && <DemoMark />}
      </Link>
      {canMove && (
        <Link to={`/agencia/agenda/${id}?mudar=`} className="time-move" draggable={false}>
          Mover<span className="sr-only"> a conversa com {name}</span>
        </Link>
      )}
    </li>
  )
}
