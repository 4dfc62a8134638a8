import * as z from 'zod/mini'
import type { AgendaHours, AgendaSettings } from '#content/types/agenda.ts'

export type { AgendaSettings }

import { formatCount } from '#features/shared/rules/text.ts'

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Visitors of one meeting of several. */
export const FEWEST_SEATS = 2
export const MOST_SEATS = 50

export const placeKinds = ['video', 'phone', 'address'] as const

/** Where meetings take place. Telephone and address come from the brand. */
const place = z.discriminatedUnion('kind', [
  // Without a link each meeting has a room of its own.
  z.object({
    kind: z.literal('video'),
    link: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
  }),
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('address') }),
])

export const agendaHours: z.ZodMiniType<AgendaHours> = z.array(
  z.object({ days: z.array(wholeNumber(0, 6)), opens: clock, closes: clock }),
)

/** The agency's calendar settings, in its local time. */
export const agendaSettings = z.object({
  hours: agendaHours,
  /** The first is the default. */
  kinds: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z][a-z-]{0,29}$/)),
        name: z.string().check(z.minLength(3), z.maxLength(60)),
        minutes: wholeNumber(10, 240),
        place: z.optional(z.enum(placeKinds)),
        hosts: z.optional(z.array(wholeNumber(1, 2_000_000_000))),
        seats: z.optional(wholeNumber(FEWEST_SEATS, MOST_SEATS)),
        access: z.optional(z.literal('invited')),
      }),
    )
    .check(z.minLength(1)),
  /** Minutes between possible starts. */
  everyMinutes: wholeNumber(5, 240),
  /** Free minutes after each meeting. */
  bufferMinutes: wholeNumber(0, 240),
  noticeHours: wholeNumber(0, 336),
  horizonDays: wholeNumber(1, 180),
  /** Hours before a meeting until which a visitor may move or cancel it. */
  changeHours: wholeNumber(0, 168),
  nationalHolidays: z.boolean(),
  /**
   * Holidays of the agency. Any text is accepted, because an invalid day stored earlier must not
   * invalidate the other settings; it is listed so that it can be removed.
   */
  closedDays: z.array(z.object({ day: z.string(), name: z.string().check(z.maxLength(60)) })),
  place,
}) satisfies z.ZodMiniType<AgendaSettings>

export type MeetingKind = AgendaSettings['kinds'][number]

/** Where meetings of this kind take place: its own choice, else the agency's. */
export const placeKind = ({ place }: Pick<AgendaSettings, 'place'>, kind: MeetingKind) =>
  kind.place ?? place.kind

export const isPublic = ({ access }: Pick<MeetingKind, 'access'>) => access !== 'invited'

/** 'até 2 horas antes' */
export const deadlineText = (hours: number): string =>
  hours === 0 ? 'até a hora marcada' : `até ${formatCount(hours, 'hora', 'horas')} antes`
