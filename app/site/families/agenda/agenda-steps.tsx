import { BOOKING_FORM, BookingForm, type BookingFormProps } from './booking-form.tsx'
import { DayPicker } from './picker/day-picker.tsx'
import { HourPicker } from './picker/hour-picker.tsx'

export type AgendaStep = 'day' | 'hour' | 'details'

const STEP_FORM = 'agenda-passo'

type Props = BookingFormProps & {
  step: AgendaStep
  action: string
  /** Addresses of the earlier steps. */
  back: { day: string; hour: string }
}

/**
 * The booking inside a frame, one step per page: all three would not fit the frame's height, and
 * nested scrolling loses visitors. The browser's back button returns to the previous step.
 */
export function AgendaSteps({ step, action, back, ...form }: Props) {
  const { picker, problem } = form
  if (step === 'day') return <DayPicker picker={picker} action={action} step="Passo 1 de 3" />
  if (step === 'details') {
    return (
      <>
        <StepHead text="Passo 3 de 3" back={back.hour} label="Trocar a hora" focus={!problem} />
        <input type="hidden" name="start" value={picker.hours?.start} form={BOOKING_FORM} />
        <input type="hidden" name="dia" value={picker.selectedDay} form={BOOKING_FORM} />
        <BookingForm {...form} />
      </>
    )
  }
  const error = problem?.at === 'hours' ? problem.text : undefined
  // The hour was taken meanwhile: the details were entered already and are sent along.
  const hasDetails = Boolean(form.values.name || form.values.email)
  return (
    <>
      <StepHead text="Passo 2 de 3" back={back.day} label="Trocar o dia" focus={!error} />
      <HourPicker picker={picker} form={hasDetails ? BOOKING_FORM : STEP_FORM} error={error} />
      {hasDetails ? (
        <BookingForm {...form} hidden />
      ) : (
        <form id={STEP_FORM} method="get" action={action} className="mt-5">
          {picker.hiddenFields.map(([name, value]) => (
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
    // biome-ignore lint/a11y/noAutofocus: the visitor opened this step, so a screen reader continues here
    <p className="agenda-step" tabIndex={-1} autoFocus={focus}>
      <span className="agenda-quiet">{text}</span>
      <a className="link inline-block py-1" href={back}>
        {label}
      </a>
    </p>
  )
}
