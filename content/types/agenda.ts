/** Opening hours by weekday, 0 is Sunday. Times are those of the agency's own clock, as HH:MM. */
export type AgendaHours = { days: number[]; opens: string; closes: string }[]

/** Where meetings take place. The telephone and the address are the brand's own. */
type MeetingPlace =
  /** Without a link each meeting has a room of its own. */
  { kind: 'video'; link: string } | { kind: 'phone' } | { kind: 'address' }

type MeetingKind = {
  id: string
  name: string
  minutes: number
  /** Where it takes place, if not where all meetings do. */
  place?: MeetingPlace['kind'] | undefined
  /** Who takes it, by their number in the agenda; everybody who takes meetings where none is named. */
  hosts?: number[] | undefined
  /** How many visitors share one meeting; without it a meeting is one visitor's. */
  seats?: number | undefined
  /** Who may book it: everybody on the site, or only whoever the desk invited. */
  access?: 'invited' | undefined
}

/** What the agency decides about its calendar. */
export type AgendaSettings = {
  hours: AgendaHours
  /** The kinds of meeting; the first is the one of an address that names none. */
  kinds: MeetingKind[]
  /** Meetings start at so many minutes from each other. */
  everyMinutes: number
  /** Kept free after each meeting. */
  bufferMinutes: number
  noticeHours: number
  horizonDays: number
  /** Until how long before it a visitor may move or cancel a meeting. */
  changeHours: number
  nationalHolidays: boolean
  /** The agency's own holidays. */
  closedDays: { day: string; name: string }[]
  place: MeetingPlace
}
