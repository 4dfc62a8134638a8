import * as z from 'zod/mini'
import { personFields } from '#features/leads/rules/person-fields.ts'
import { momentText } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/one-line.ts'

const noHour = 'Escolha um horário'

/** What a visitor fills in to book a meeting. `start` is the moment of the chosen hour. */
export const bookingFields = z.object({
  start: z.pipe(momentText(noHour), z.transform(Number)),
  ...personFields,
  subject: z.pipe(
    z.nullish(
      z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(200, 'Assunto muito longo')),
    ),
    z.transform((subject) => subject ?? ''),
  ),
})

export type BookingField = keyof typeof bookingFields.shape

/** In the order they stand on the page. */
export const bookingFieldNames = Object.keys(bookingFields.shape) as BookingField[]

/** A zone by the name that browsers and calendars use for it, or nothing. */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
