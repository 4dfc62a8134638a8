import { z } from 'zod'

/**
 * Fields are optional where the platform omits them; unsupported messages are shown as unsupported.
 */
const line = (most: number) => z.string().max(most).optional().catch(undefined)
const digits = z
  .string()
  .regex(/^\+?\d{5,20}$/)
  .transform((number) => number.replace('+', ''))
  .optional()
  .catch(undefined)
/** Seconds, as text. */
const seconds = z
  .union([z.string().regex(/^\d{9,11}$/), z.number().int().positive()])
  .transform((text) => new Date(Number(text) * 1000))

const externalId = z.string().min(1).max(300)

const media = z
  .object({
    id: z.string().min(1).max(300),
    caption: z.string().optional().catch(undefined),
    filename: z.string().optional().catch(undefined),
  })
  .optional()
  .catch(undefined)

const choice = z
  .object({ title: z.string().optional(), text: z.string().optional() })
  .optional()
  .catch(undefined)

export const messageShape = z.object({
  id: externalId,
  from: digits,
  from_user_id: line(200),
  timestamp: seconds,
  type: z.string().max(60).catch('unknown'),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  image: media,
  audio: media,
  video: media,
  document: media,
  sticker: media,
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.string().optional().catch(undefined),
      address: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: z.string() }).optional().catch(undefined),
        phones: z
          .array(z.object({ phone: z.string().optional() }))
          .optional()
          .catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
  button: choice,
  interactive: z.object({ button_reply: choice, list_reply: choice }).optional().catch(undefined),
  reaction: z
    .object({ message_id: externalId, emoji: z.string().max(40).optional() })
    .optional()
    .catch(undefined),
  context: z.object({ id: externalId.optional() }).optional().catch(undefined),
  referral: z
    .object({
      source_url: line(2000),
      source_type: line(40),
      source_id: line(100),
      headline: line(300),
      ctwa_clid: line(400),
    })
    .optional()
    .catch(undefined),
  system: z
    .object({ type: line(60), wa_id: digits, new_wa_id: digits })
    .optional()
    .catch(undefined),
})

export type InMessage = z.infer<typeof messageShape>

/** A call of the person, which opens the window like a message. */
export const callShape = z.object({
  id: externalId,
  from: digits,
  from_user_id: line(200),
  event: z.string().max(40),
  direction: line(40),
  timestamp: seconds,
})

export const statusShape = z.object({
  id: externalId,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: line(300),
  pricing: z
    .object({ billable: z.boolean().optional(), category: line(60) })
    .optional()
    .catch(undefined),
  errors: z
    .array(z.object({ code: z.number().int() }))
    .optional()
    .catch(undefined),
})

export type InStatus = z.infer<typeof statusShape>

const contact = z.object({
  profile: z
    .object({ name: line(300), username: line(200) })
    .optional()
    .catch(undefined),
  wa_id: digits,
  user_id: line(200),
})

export type InContact = z.infer<typeof contact>

const change = z.object({
  field: z.string().max(100).catch(''),
  value: z
    .object({
      metadata: z.object({ phone_number_id: z.string() }).optional().catch(undefined),
      contacts: z.array(contact).catch([]),
      messages: z.array(z.unknown()).catch([]),
      calls: z.array(z.unknown()).catch([]),
      statuses: z.array(z.unknown()).catch([]),
    })
    .catch({ contacts: [], messages: [], calls: [], statuses: [] }),
})

export const deliveryShape = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(change).catch([]) })).max(1000),
})
