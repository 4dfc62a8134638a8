import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Fold } from '#app/site/render/fold.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AgendaIntro, type AgendaIntroProps } from './agenda-intro.tsx'
import { BOOKING_FORM, BookingForm } from './booking-form.tsx'
import { DayPicker } from './day-picker.tsx'
import { HourPicker } from './hour-picker.tsx'
import type { Picker } from './picker.ts'

export type AgendaPageProps = {
  action: string
  /** Inside a frame of another page: no introduction. */
  framed: boolean
  intro: AgendaIntroProps
  picture: WindPicture
  picker: Picker
  summary: string | undefined
  typed: Record<string, string>
  errors: Partial<Record<string, string>>
  visit: { landing: string; referrer: string; reference: string }
  policy: string
  problem?: string
}

export function AgendaPage(page: AgendaPageProps) {
  const { picker, errors, framed } = page
  return (
    <section className={framed ? 'agenda agenda-framed' : 'agenda'}>
      {!framed && <Wind picture={page.picture} className="wind-fade-down" />}
      <div className={framed ? 'px-1' : 'wrap agenda-grid'}>
        {!framed && <AgendaIntro {...page.intro} />}
        <Fold />
        <div className="agenda-card" data-agenda-card={picker.minutes}>
          {page.problem && (
            <p role="alert" className="agenda-problem">
              <Icon name="alert" />
              {page.problem}
            </p>
          )}
          <div className="agenda-picks">
            <DayPicker picker={picker} action={page.action} />
            <HourPicker picker={picker} form={BOOKING_FORM} error={errors.start} />
          </div>
          <BookingForm {...page} />
        </div>
      </div>
    </section>
  )
}
