import * as z from 'zod/mini'
import { noteChannels, notedPerson, reachable } from '#features/leads/rules/leads.ts'
import { personFields } from '#features/leads/rules/person-fields.ts'
import { momentText } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { clockTime, dayOfYear } from './agenda-forms.ts'

const noHour = 'Escolha um horário'

/**
 * What a visitor fills in to book a meeting. `start` is the moment of the selected slot, in
 * milliseconds.
 */
export const bookingFields = z.object({
  start: z.pipe(momentText(noHour), z.transform(Number)),
  ...personFields,
  subject: z.pipe(
    z.nullish(
      z
        .string()
        .check(z.overwrite(stripControls), z.trim(), z.maxLength(200, 'Assunto muito longo')),
    ),
    z.transform((subject) => subject ?? ''),
  ),
})

/** What somebody with an invitation fills in: who they are is known. */
export const invitedFields = z.pick(bookingFields, { start: true, subject: true })

/** An invitation of a lead to book a meeting. */
export const inviteForm = z.object({
  kind: z.string('Escolha a conversa').check(z.minLength(1, 'Escolha a conversa'), z.maxLength(30)),
  /** Send the link by mail. */
  mail: z.optional(z.literal('sim')),
})

export type BookingField = keyof typeof bookingFields.shape

/** In the order of the page. */
export const bookingFieldNames = Object.keys(bookingFields.shape) as BookingField[]

/** The IANA name of a zone, or undefined when the name is unknown. */
export function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

export const REASON_LENGTH = 500

/** Why the visitor cancels; may be empty. Line breaks stay, other control characters go. */
export const cancelReason = z.string().check(
  z.overwrite((text) =>
    text
      .split(/\r\n?|\n/)
      .map(stripControls)
      .join('\n'),
  ),
  z.trim(),
  z.maxLength(REASON_LENGTH, `Escreva até ${REASON_LENGTH} caracteres`),
)

const noDay = 'Escolha o dia e a hora'
const emptyOr = <Schema extends z.ZodMiniType>(schema: Schema, error: string) =>
  z.optional(z.union([z.literal(''), schema], error))

/** Either an offered slot (`start`), or a day and an hour agreed on elsewhere. */
const meeting = {
  kind: z.string().check(z.maxLength(30)),
  start: emptyOr(momentText(noHour), noHour),
  day: emptyOr(dayOfYear, noDay),
  hour: emptyOr(clockTime, noDay),
  /** Book although the site would not offer this time. */
  anyway: z.optional(z.literal('sim')),
  subject: z
    .string()
    .check(z.overwrite(stripControls), z.trim(), z.maxLength(200, 'Assunto muito longo')),
  /** Send the invitation by mail. */
  invite: z.optional(z.literal('sim')),
}

type When = { start?: string; day?: string; hour?: string }

const complete = z.refine<When>(({ day, hour }) => Boolean(day) === Boolean(hour), {
  path: ['hour'],
  message: noDay,
})
const hasTime = z.refine<When>(({ start, day, hour }) => Boolean(start || day || hour), {
  path: ['start'],
  message: noHour,
})

/** A meeting with an existing lead. */
export const leadMeetingForm = z.object(meeting).check(complete, hasTime)

/** A meeting with a person who is no lead yet. */
export const newMeetingForm = z
  .object({
    ...meeting,
    ...notedPerson,
    channel: z.enum(noteChannels, 'Escolha por onde veio'),
  })
  .check(complete, hasTime, reachable)
