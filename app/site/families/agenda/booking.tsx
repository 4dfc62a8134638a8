import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Fold } from '#app/site/render/fold.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { DayPicker } from './day-picker.tsx'
import { HourPicker } from './hour-picker.tsx'
import type { Picker } from './picker.ts'
import { Seal } from './seal.tsx'
import { Ticket, type TicketProps } from './ticket.tsx'
import { AddToCalendar, UntilThen } from './until-then.tsx'

type Action = { intent?: string; label: string; to?: string; strong?: true }

export type BookingPageProps = {
  picture: WindPicture
  framed: boolean
  eyebrow: string
  title: [plain: string, strong: string]
  lead: string
  problem?: string
  /** What can be done first, such as confirming, or booking anew. */
  actions: Action[]
  calendars?: { google: string; outlook: string; file: string }
  steps?: { when: string; text: string }[]
  ticket?: Omit<TicketProps, 'children'>
  /** Moving and cancelling, while it is not too late; else a sentence that says why not. */
  change?: { text: string; move: string } | { text: string; move?: undefined }
  /** Where the booking's forms go. */
  action: string
  /** While it is being moved. */
  mover?: { picker: Picker; action: string; back: string; summary: string | undefined }
}

const MOVE_FORM = 'agenda-mudar'

export function BookingPage(page: BookingPageProps) {
  const { eyebrow, title, lead, problem, actions, calendars, steps, ticket, change, mover } = page
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
            {problem && (
              <p role="alert" className="agenda-problem mt-6">
                <Icon name="alert" />
                {problem}
              </p>
            )}
            {actions.length > 0 && (
              <form method="post" action={page.action} className="agenda-actions">
                {actions.map(({ intent, label, to, strong }) =>
                  to ? (
                    <SiteLink key={label} to={to} className={look(strong)}>
                      {label}
                    </SiteLink>
                  ) : (
                    <button
                      key={label}
                      type="submit"
                      name="intent"
                      value={intent}
                      className={look(strong)}
                    >
                      {label}
                    </button>
                  ),
                )}
              </form>
            )}
          </div>
          {calendars && <AddToCalendar {...calendars} />}
          {steps && <UntilThen steps={steps} />}
        </div>
        <Fold />
        {mover ? (
          <Mover {...mover} post={page.action} />
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
                    <form method="post" action={page.action}>
                      <SiteLink to={change.move} className="btn btn-sm btn-ghost">
                        Mudar horário
                      </SiteLink>
                      <button
                        type="submit"
                        name="intent"
                        value="cancelar"
                        className="btn btn-sm btn-ghost"
                      >
                        Cancelar conversa
                      </button>
                    </form>
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

const look = (strong?: true) => `btn ${strong ? 'btn-cta' : 'btn-ghost'}`

type MoverProps = NonNullable<BookingPageProps['mover']> & { post: string }

function Mover({ picker, action, back, summary, post }: MoverProps) {
  return (
    <div className="agenda-card" data-agenda-card={picker.minutes}>
      <DayPicker picker={picker} action={action} />
      <HourPicker picker={picker} form={MOVE_FORM} />
      <form id={MOVE_FORM} method="post" action={post} className="agenda-details later">
        <input type="hidden" name="intent" value="mudar" />
        <Seal summary={summary} action="Mudar para este horário" />
        <p className="agenda-legal">
          <SiteLink to={back} className="link">
            Deixar como está
          </SiteLink>
        </p>
      </form>
    </div>
  )
}
