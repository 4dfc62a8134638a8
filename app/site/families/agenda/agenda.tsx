import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Portrait, type PortraitArt } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#content/types/common.ts'
import { type AgendaStep, AgendaSteps } from './agenda-steps.tsx'
import { BOOKING_FORM, BookingForm, type BookingFormProps } from './booking-form.tsx'
import { OfflineNote } from './offline-note.tsx'
import { DayPicker } from './picker/day-picker.tsx'
import { HourPicker } from './picker/hour-picker.tsx'

type AgendaIntroProps = {
  eyebrow: string
  title: [plain: string, strong: string]
  lead: string
  facts: { icon: IconName; text: string }[]
  /** Undefined where the agency presents nobody. */
  host:
    | { name: string; profile?: { role: string; initials: string; portrait: PortraitArt } }
    | undefined
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
          {host.profile && (
            <Portrait
              initials={host.profile.initials}
              art={host.profile.portrait}
              className="host-photo"
              close
            />
          )}
          <p>
            <b>{host.name}</b>
            <span className="agenda-quiet">
              {host.profile ? `${host.profile.role}, conversa com você` : 'Conversa com você'}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}

export type AgendaPageProps = BookingFormProps & {
  action: string
  /** Set inside a frame, which has no introduction and shows one step at a time. */
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
          <OfflineNote />
        </div>
      </div>
    </section>
  )
}
