import { artStyle } from '#app/generated/mark.ts'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Photo, type PhotoPicture } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#content/types/common.ts'
import { type AgendaStep, AgendaSteps } from './agenda-steps.tsx'
import { AwayNote } from './away-note.tsx'
import { BOOKING_FORM, BookingForm, type BookingFormProps } from './booking-form.tsx'
import { DayPicker } from './day-picker.tsx'
import { HourPicker } from './hour-picker.tsx'

type AgendaIntroProps = {
  eyebrow: string
  title: [plain: string, strong: string]
  lead: string
  facts: { icon: IconName; text: string }[]
  /** Nobody where the agency presents none. */
  host: { name: string; role: string; initials: string; photo?: PhotoPicture } | undefined
}

export function AgendaIntro({ eyebrow, title, lead, facts, host }: AgendaIntroProps) {
  return (
    <div className="agenda-intro">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="agenda-title">
        {title[0]} <em>{title[1]}</em>
      </h1>
      <p className="lead mt-5 max-w-[30rem]">{lead}</p>
      <ul className="agenda-facts">
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {host && (
        <div className="agenda-host">
          {host.photo ? (
            <Photo photo={host.photo} sizes="4rem" className="host-photo" eager />
          ) : (
            <Monogram initials={host.initials} />
          )}
          <p>
            <b>{host.name}</b>
            <span className="agenda-quiet">{host.role}, conversa com você</span>
          </p>
        </div>
      )}
    </div>
  )
}

const wind =
  'M-4 70C18 66 34 62 52 48S76 18 96 8M-4 78C20 75 40 70 58 56S82 28 96 20M-4 86C22 84 46 78 64 64S86 40 96 34M-4 62C16 58 30 52 46 39S70 8 92-4'
const tiles = 'M0 44a44 44 0 0 1 44-44v44zM88 44a44 44 0 0 1-44 44V44z'

function Monogram({ initials }: { initials: string }) {
  return (
    <svg viewBox="0 0 88 88" aria-hidden="true" data-theme="noite">
      <path className="stroke-brand" d={artStyle === 'tiles' ? tiles : wind} />
      {artStyle === 'wind' && (
        <path className="stroke-accent" d="M-4 94C26 92 52 86 70 73S90 54 96 48" />
      )}
      <text x="44" y="53" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}

export type AgendaPageProps = BookingFormProps & {
  action: string
  /** Inside a frame of another page: no introduction, and one step after the other. */
  step: AgendaStep | undefined
  back: { day: string; hour: string }
  intro: AgendaIntroProps
  picture: WindPicture
}

export function AgendaPage(page: AgendaPageProps) {
  const { picker, problem, step } = page
  return (
    <section className={step ? 'agenda agenda-framed' : 'agenda'}>
      {!step && <Wind picture={page.picture} className="wind-fade-down" />}
      <div className={step ? 'px-1' : 'wrap agenda-grid'}>
        {!step && <AgendaIntro {...page.intro} />}
        <Fold />
        <div className="agenda-card" data-agenda-card={picker.minutes}>
          {step ? (
            <AgendaSteps {...page} step={step} />
          ) : (
            <>
              <div className="agenda-picks">
                <DayPicker picker={picker} action={page.action} />
                <HourPicker
                  picker={picker}
                  form={BOOKING_FORM}
                  error={problem?.at === 'hours' ? problem.text : undefined}
                />
              </div>
              <BookingForm {...page} />
            </>
          )}
          <AwayNote />
        </div>
      </div>
    </section>
  )
}
