import { useSubmit } from 'react-router'
import { Field } from '#app/ui/field.tsx'

export type FreeTimes = {
  days: { day: string; label: string }[]
  chosen: string
  hours: { start: string; label: string }[]
}

type Props = Pick<FreeTimes, 'days' | 'chosen'> & { label: string }

/** A day with free hours, which are shown as soon as it is chosen. */
export function DayField({ label, days, chosen }: Props) {
  const submit = useSubmit()
  return (
    <Field
      as="select"
      name="dia"
      label={label}
      defaultValue={chosen}
      className="grow"
      onChange={({ currentTarget }) =>
        submit(currentTarget.form, { preventScrollReset: true, replace: true })
      }
    >
      {days.map(({ day, label }) => (
        <option key={day} value={day}>
          {label}
        </option>
      ))}
    </Field>
  )
}
