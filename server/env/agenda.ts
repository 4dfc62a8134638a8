import { z } from 'zod'

function count(most: number, least = 1) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
}

/** What keeps a flood out of the calendar of /agenda. */
export const agendaVariables = {
  BOOKINGS_PER_ADDRESS_HOUR: count(1_000_000).default(20),
  BOOKINGS_PER_DAY: count(1_000_000).default(60),
  BOOKINGS_OPEN: count(1_000_000).default(2),
  BOOKING_HOLD_MINUTES: count(1440, 5).default(30),
}

export const agendaRemedies = {
  BOOKINGS_PER_ADDRESS_HOUR: 'Set it to a whole number from 1 to 1000000.',
  BOOKINGS_PER_DAY: 'Set it to a whole number from 1 to 1000000.',
  BOOKINGS_OPEN: 'Set it to a whole number from 1 to 1000000.',
  BOOKING_HOLD_MINUTES: 'Set it to a whole number of minutes from 5 to 1440.',
}
