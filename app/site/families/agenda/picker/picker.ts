/** One cell of the four-week calendar. */
export type PickerDay = {
  day: string
  number: string
  /** Set on the first day of a month. */
  month?: string
  /** Accessible name: 'quinta-feira, 19 de novembro, 6 horários livres'. */
  name: string
  /** Availability, from 0 (nothing free) to 6. */
  level: number
  today: boolean
}

/** `label` and `until` are in the agency's time zone; `angle` is the position on the arc. */
type PickerHour = {
  start: number
  label: string
  until: string
  angle: number
  /** '3 lugares livres', where several visitors share a meeting. */
  seats?: string
}

export type PickerHours = {
  day: string
  dayName: string
  parts: { name: string; hours: PickerHour[] }[]
  /** Labels below the arc: opening, middle and closing hour. */
  scale: string[]
  /** The selected hour, if it belongs to this day. */
  start: number | undefined
}

export type Picker = {
  days: PickerDay[]
  months: string
  selectedDay: string | undefined
  hours: PickerHours | undefined
  /** Addresses of the four weeks before and after. */
  earlier?: string
  later?: string
  /** Hidden fields of the forms: kind of meeting, code of the booking being moved, frame. */
  hiddenFields: [name: string, value: string][]
  minutes: number
  zone: { city: string; offset: string }
  /** Shown when nothing is free. */
  whatsapp: string
}
