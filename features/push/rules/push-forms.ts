import * as z from 'zod/mini'
import type { QuietHours } from './quiet-hours.ts'

const checkbox = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined && value !== ''),
)
const wrongTime = 'Escreva a hora como 20:00'
const time = z._default(
  z.string(wrongTime).check(z.trim(), z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, wrongTime)),
  '',
)

/** Two empty times mean no quiet hours. */
export const pushSettingsForm = z
  .object({
    newLead: checkbox,
    waiting: checkbox,
    meeting: checkbox,
    showNames: checkbox,
    quietFrom: time,
    quietTo: time,
  })
  .check(
    z.refine(({ quietFrom, quietTo }) => (quietFrom === '') === (quietTo === ''), {
      message: 'Preencha as duas horas, ou nenhuma',
      path: ['quietTo'],
    }),
    z.refine(({ quietFrom, quietTo }) => quietFrom === '' || quietFrom !== quietTo, {
      message: 'O fim é outra hora que o começo',
      path: ['quietTo'],
    }),
  )

const wrongDevice = 'O navegador não entregou um endereço de avisos que dê para usar'
const base64url = (length: number) =>
  z.string(wrongDevice).check(z.regex(new RegExp(`^[\\w-]{${length}}$`), wrongDevice))

/** What `PushSubscription.toJSON()` returns. */
export const deviceForm = z.object({
  endpoint: z
    .url({ protocol: /^https$/, error: wrongDevice })
    .check(z.maxLength(1000, wrongDevice)),
  p256dh: base64url(87),
  auth: base64url(22),
})

export type PushSettings = {
  newLead: boolean
  waiting: boolean
  meeting: boolean
  showNames: boolean
  quiet: QuietHours | null
}

/** Of whoever has chosen nothing yet. */
export const defaultSettings: PushSettings = {
  newLead: true,
  waiting: true,
  meeting: true,
  showNames: false,
  quiet: { from: '20:00', to: '07:00' },
}
