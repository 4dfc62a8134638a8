import { BOOKING_FORM, BookingForm, type BookingFormProps } from './booking-form.tsx'
import { DayPicker } from './day-picker.tsx'
import { HourPicker } from './hour-picker.tsx'

export type AgendaStep = 'day' | 'hour' | 'details'

const STEP_FORM = 'agenda-passo'

type Props = BookingFormProps & {
  step: AgendaStep
  action: string
  /** Where the day, and where the hour is chosen anew. */
  back: { day: string; hour: string }
}

/**
 * The booking in a frame, one question at a time: a frame is lower than the three together, and what
 * scrolls inside what scrolls gets lost. Each step is a page of its own, so that going back works.
 */
export function AgendaSteps({ step, action, back, ...form }: Props) {
  const { picker, problem } = form
  if (step === 'day') return <DayPicker picker={picker} action={action} step="Passo 1 de 3" />
  if (step === 'details') {
    return (
      <>
        <StepHead text="Passo 3 de 3" back={back.hour} label="Trocar a hora" focus={!problem} />
        <input type="hidden" name="start" value={picker.hours?.start} form={BOOKING_FORM} />
        <input type="hidden" name="dia" value={picker.chosen} form={BOOKING_FORM} />
        <BookingForm {...form} />
      </>
    )
  }
  const error = problem?.at === 'hours' ? problem.text : undefined
  // Somebody else was faster: the details are there already.
  const again = Boolean(form.typed.name || form.typed.email)
  return (
    <>
      <StepHead text="Passo 2 de 3" back={back.day} label="Trocar o dia" focus={!error} />
      <HourPicker picker={picker} form={again ? BOOKING_FORM : STEP_FORM} error={error} />
      {again ? (
        <BookingForm {...form} hidden />
      ) : (
        <form id={STEP_FORM} method="get" action={action} className="mt-5">
          {picker.carried.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {picker.hours && picker.hours.parts.length > 0 && (
            <button type="submit" className="btn btn-cta w-full">
              Continuar
            </button>
          )}
        </form>
      )}
    </>
  )
}

type StepHeadProps = { text: string; back: string; label: string; focus: boolean }

function StepHead({ text, back, label, focus }: StepHeadProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the step was asked for, and reading goes on here
    <p className="agenda-step" tabIndex={-1} autoFocus={focus}>
      <span className="agenda-quiet">{text}</span>
      <a className="link inline-block py-1" href={back}>
        {label}
      </a>
    </p>
  )
}
