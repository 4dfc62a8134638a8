/** One day of the four weeks. */
export type PickerDay = {
  day: string
  number: string
  /** Where a month begins. */
  month?: string
  /** quinta-feira, 19 de novembro, 6 horários livres */
  name: string
  /** How much is free, from 0 to 6. */
  level: number
  today: boolean
}

/** From and until as the agency's clock shows them. */
type PickerHour = { start: number; label: string; until: string; angle: number }

export type PickerHours = {
  day: string
  dayName: string
  parts: { name: string; hours: PickerHour[] }[]
  /** What stands below the arc: the day's first hour, its middle and its last. */
  scale: string[]
  /** The chosen hour, if it is one of this day's. */
  start: number | undefined
}

export type Picker = {
  days: PickerDay[]
  months: string
  chosen: string | undefined
  hours: PickerHours | undefined
  /** Where further dates stand. */
  earlier?: string
  later?: string
  /** What the forms carry along: the kind of meeting, the booking that is moved, the frame. */
  carried: [name: string, value: string][]
  minutes: number
  zone: { city: string; offset: string }
  /** Where somebody is reached while nothing is free. */
  whatsapp: string
}
