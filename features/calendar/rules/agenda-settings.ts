import * as z from 'zod/mini'
import type { AgendaHours, AgendaSettings } from '#content/types/agenda.ts'

export type { AgendaSettings }

import { counted } from '#features/shared/rules/text.ts'

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Where meetings take place. The telephone and the address are the brand's own. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('video'), link: z.url({ protocol: /^https$/ }) }),
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('address') }),
])

export const agendaHours: z.ZodMiniType<AgendaHours> = z.array(
  z.object({ days: z.array(wholeNumber(0, 6)), opens: clock, closes: clock }),
)

/** What the agency decides about its calendar. Times are those of its own clock. */
export const agendaSettings = z.object({
  hours: agendaHours,
  /** The kinds of meeting; the first is the one of an address that names none. */
  kinds: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z][a-z-]{0,29}$/)),
        name: z.string().check(z.minLength(3), z.maxLength(60)),
        minutes: wholeNumber(10, 240),
      }),
    )
    .check(z.minLength(1)),
  /** Meetings start at so many minutes from each other. */
  everyMinutes: wholeNumber(5, 240),
  /** Kept free after each meeting. */
  bufferMinutes: wholeNumber(0, 240),
  noticeHours: wholeNumber(0, 336),
  horizonDays: wholeNumber(1, 180),
  /** Until how long before it a visitor may move or cancel a meeting. */
  changeHours: wholeNumber(0, 168),
  nationalHolidays: z.boolean(),
  /**
   * Own holidays. The form lets no impossible day in; one that was stored before it did must not take
   * the other settings along, and is shown so that it can be removed.
   */
  closedDays: z.array(z.object({ day: z.string(), name: z.string().check(z.maxLength(60)) })),
  place,
}) satisfies z.ZodMiniType<AgendaSettings>

export type MeetingKind = AgendaSettings['kinds'][number]

/** 'até 2 horas antes', as far as a visitor may still change a meeting. */
export const untilBefore = (hours: number): string =>
  hours === 0 ? 'até a hora marcada' : `até ${counted(hours, 'hora', 'horas')} antes`
