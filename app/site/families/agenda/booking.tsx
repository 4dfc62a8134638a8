import type { ReactNode } from 'react'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { CancelCard, type CancelCardProps } from './cancel-card.tsx'
import { OfflineNote } from './offline-note.tsx'
import { DayPicker } from './picker/day-picker.tsx'
import { HourPicker } from './picker/hour-picker.tsx'
import type { Picker } from './picker/picker.ts'
import { Problem } from './problem.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TicketScene } from './ticket-scene.tsx'

type TicketProps = {
  number: string
  /** 'de novembro, quinta-feira' */
  date: string
  hours: string
  /** The same time in the visitor's zone, where it differs. */
  visitorTime?: string
  rows: { label: string; value: string; detail?: string; to?: string }[]
  children?: ReactNode
}

/** The booking's details, drawn as a ticket. */
function Ticket({ number, date, hours, visitorTime, rows, children }: TicketProps) {
  return (
    <article className="ticket" aria-label="Sua conversa">
      <TicketScene />
      <div className="ticket-body">
        <p className="ticket-when">
          <span className="num" aria-hidden="true">
            {number}
          </span>
          <span>
            <b>
              <span className="sr-only">Dia {number} </span>
              {date}
            </b>
            <b>{hours}</b>
            {visitorTime && <span className="agenda-quiet">{visitorTime}</span>}
          </span>
        </p>
        <dl className="ticket-rows">
          {rows.map(({ label, value, detail, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {detail && (
                  <span>
                    {to ? (
                      <a className="link" href={to} rel="noreferrer">
                        {detail}
                      </a>
                    ) : (
                      detail
                    )}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </article>
  )
}

type Calendars = { google: string; outlook: string; file: string }

function AddToCalendar({ google, outlook, file }: Calendars) {
  return (
    <div className="agenda-calendars">
      <h2>Adicionar ao calendário</h2>
      <p>
        <SiteLink to={google} className="btn btn-cta">
          <Icon name="calendar" />
          Google Agenda
        </SiteLink>
        <SiteLink to={outlook} className="btn btn-ghost">
          Outlook
        </SiteLink>
        <SiteLink to={file} className="btn btn-ghost">
          <Icon name="download" />
          Arquivo .ics
        </SiteLink>
      </p>
    </div>
  )
}

/** The reminders between now and the meeting. */
function NextSteps({ steps }: { steps: { when: string; text: string }[] }) {
  return (
    <div className="agenda-until">
      <h2>Daqui até lá</h2>
      <ol>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <b>{when}</b>
            <span className="agenda-quiet">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Action = { intent?: string; label: string; to?: string; primary?: true }

export type BookingPageProps = {
  picture: WindPicture
  framed: boolean
  eyebrow: string
  title: [plain: string, strong: string]
  lead: string
  problem?: string
  /** Main actions, such as confirming or booking again. */
  actions: Action[]
  calendars?: { google: string; outlook: string; file: string }
  steps?: { when: string; text: string }[]
  ticket?: Omit<TicketProps, 'children'>
  /** Addresses to move and to cancel; past the deadline only a text that says so. */
  change?: { text: string; move: string; cancel: string } | { text: string; move?: undefined }
  /** Target of the booking's forms. */
  action: string
  /** Set while the visitor picks another time. */
  move?: { picker: Picker; action: string; back: string; summary: string | undefined }
  /** Set while the visitor is asked to confirm cancelling. */
  cancel?: CancelCardProps
}

const MOVE_FORM = 'agenda-mudar'

export function BookingPage(page: BookingPageProps) {
  const { eyebrow, title, lead, problem, actions, calendars, steps, ticket, change } = page
  const { move, cancel } = page
  return (
    <section className={page.framed ? 'agenda agenda-framed' : 'agenda'}>
      {!page.framed && <Wind picture={page.picture} className="wind-fade-down" />}
      <div className={page.framed ? 'px-1 agenda-done' : 'wrap agenda-done'}>
        <div className="agenda-done-text">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="agenda-title">
              {title[0]} <em>{title[1]}</em>
            </h1>
            <p className="lead mt-5 max-w-[34rem]" role="status">
              {lead}
            </p>
            {problem && !move && <Problem text={problem} focus />}
            {actions.length > 0 && (
              <form method="post" action={page.action} className="agenda-actions">
                {actions.map(({ intent, label, to, primary }) =>
                  to ? (
                    <SiteLink key={label} to={to} className={actionClass(primary)}>
                      {label}
                    </SiteLink>
                  ) : (
                    <button
                      key={label}
                      type="submit"
                      name="intent"
                      value={intent}
                      className={actionClass(primary)}
                    >
                      {label}
                    </button>
                  ),
                )}
              </form>
            )}
          </div>
          {calendars && <AddToCalendar {...calendars} />}
          {steps && <NextSteps steps={steps} />}
        </div>
        <Fold />
        {move ? (
          <MovePicker {...move} post={page.action} problem={problem} />
        ) : cancel ? (
          <CancelCard {...cancel} post={page.action} />
        ) : (
          ticket && (
            <Ticket {...ticket}>
              {change && (
                <div className="ticket-change">
                  <p>
                    <b>Precisa mudar?</b>
                    <span className="agenda-quiet">{change.text}</span>
                  </p>
                  {change.move && (
                    <p className="ticket-actions">
                      <SiteLink to={change.move} className="btn btn-sm btn-ghost">
                        Mudar horário
                      </SiteLink>
                      <SiteLink to={change.cancel} className="btn btn-sm btn-ghost">
                        Cancelar conversa
                      </SiteLink>
                    </p>
                  )}
                </div>
              )}
            </Ticket>
          )
        )}
      </div>
    </section>
  )
}

const actionClass = (primary?: true) => `btn ${primary ? 'btn-cta' : 'btn-ghost'}`

type MovePickerProps = NonNullable<BookingPageProps['move']> & { post: string; problem?: string }

function MovePicker({ picker, action, back, summary, post, problem }: MovePickerProps) {
  return (
    <div className="agenda-card" data-agenda-card={picker.minutes}>
      <DayPicker picker={picker} action={action} />
      <HourPicker picker={picker} form={MOVE_FORM} error={problem} />
      <form id={MOVE_FORM} method="post" action={post} noValidate className="agenda-details later">
        <input type="hidden" name="intent" value="mudar" />
        <SubmitBar summary={summary} action="Mudar para este horário" />
        <p className="agenda-legal">
          <SiteLink to={back} className="link">
            Deixar como está
          </SiteLink>
        </p>
      </form>
      <OfflineNote />
    </div>
  )
}
