import * as z from 'zod'
import { withoutTokens } from './checks/tokens.ts'
import { line, text } from './common.ts'

const placeholder = /\{([^{}]*)\}/g

/** Names in single braces that a text of a mail holds. */
const namesIn = (value: string) =>
  [...withoutTokens(value).matchAll(placeholder)].map(([, name]) => name as string)

function problemIn(value: string, allowed: readonly string[], needed: readonly string[]) {
  const names = namesIn(value)
  const unknown = names.find((name) => !allowed.includes(name))
  const list = allowed.map((name) => `{${name}}`).join(', ')
  if (unknown !== undefined)
    return allowed.length > 0
      ? `Este e-mail não sabe o que é “{${unknown}}”: use ${list}, ou tire as chaves.`
      : `Este e-mail não sabe o que é “{${unknown}}”: escreva sem as chaves.`
  if (/[{}]/.test(withoutTokens(value).replace(placeholder, '')))
    return 'Há uma chave aberta ou fechada a mais: escreva o nome entre { e }.'
  const missing = needed.find((name) => !names.includes(name))
  return missing ? `Falta {${missing}}: sem ele quem recebe não sabe o que fazer.` : undefined
}

/** A text of a mail. It may hold these names in single braces; the needed ones it has to. */
function wording(
  base: typeof line,
  allowed: readonly string[] = [],
  needed: readonly string[] = [],
) {
  const help =
    allowed.length > 0
      ? `Pode usar ${allowed.map((name) => `{${name}}`).join(', ')}: cada e-mail leva o seu.`
      : undefined
  return base
    .superRefine((value, context) => {
      const portuguese = problemIn(value, allowed, needed)
      if (portuguese)
        context.addIssue({ code: 'custom', message: portuguese, params: { portuguese } })
    })
    .meta(help ? { help } : {})
}

const short = wording(line)
const long = wording(text)
const withNames = (...names: string[]) => wording(text, names)
const withLink = wording(text, ['link'], ['link'])
const button = { button: short, buttonLine: short }
const invitation = z.strictObject({
  subject: short,
  title: short,
  reason: long,
  next: long,
  ...button,
  expiry: withNames('dias'),
  otherwise: long,
})

/** What each mail of the product says, by `mails#name`. */
export const mailSchemas: Readonly<Record<string, z.ZodType>> = {
  'mails#bookingInvitation': z.strictObject({
    title: short,
    movedTitle: short,
    changedTitle: short,
    intro: withNames('prazo'),
    button: short,
    last: long,
  }),
  'mails#bookingInvite': z.strictObject({ title: short, intro: long, button: short, last: long }),
  'mails#bookingHold': z.strictObject({
    title: short,
    intro: withNames('tempo'),
    button: short,
    last: long,
  }),
  'mails#bookingReminder': z.strictObject({ title: short, intro: long, button: short, last: long }),
  'mails#bookingCancelled': z.strictObject({
    title: short,
    byAgency: long,
    byPerson: long,
    last: withLink,
  }),
  'mails#bookingAgency': z.strictObject({
    booked: short,
    moved: short,
    cancelled: short,
    reply: long,
  }),
  'mails#contactReceived': z.strictObject({
    title: short,
    thanks: long,
    hours: long,
    urgent: long,
    ...button,
    last: long,
  }),
  'mails#contactAgency': z.strictObject({
    title: short,
    chatTitle: short,
    button: short,
    conversation: short,
    reply: long,
  }),
  'mails#contactHeld': z.strictObject({ title: short, reason: long, page: withLink, advice: long }),
  'mails#leadReminder': z.strictObject({
    title: short,
    wait: wording(text, ['nome', 'tempo'], ['nome']),
    button: short,
  }),
  'mails#dailySummary': z.strictObject({
    title: short,
    none: long,
    one: long,
    several: withNames('quantas'),
    more: withNames('quantas'),
    button: short,
  }),
  'mails#resetPassword': z.strictObject({
    subject: short,
    title: short,
    reason: long,
    ...button,
    expiry: withNames('minutos'),
    otherwise: long,
  }),
  'mails#verifyEmail': z.strictObject({
    title: short,
    reason: long,
    ...button,
    expiry: long,
    otherwise: long,
  }),
  'mails#emailChange': z.strictObject({
    title: short,
    reason: long,
    ...button,
    expiry: long,
    otherwise: long,
  }),
  'mails#emailNotice': z.strictObject({ title: short, reason: long, ...button, expiry: long }),
  'mails#passwordChanged': z.strictObject({
    title: short,
    changed: long,
    reset: long,
    where: wording(text, ['quando', 'aparelho'], ['quando']),
    nothing: long,
    otherwise: long,
    ...button,
  }),
  'mails#accountErased': z.strictObject({
    title: short,
    all: long,
    personal: long,
    stays: long,
    rest: long,
    bye: long,
  }),
  'mails#staffInvitation': invitation,
  'mails#clientInvitation': invitation,
  'mails#clientReport': z.strictObject({
    subject: wording(line, ['cliente', 'periodo'], ['periodo']),
    correctedSubject: wording(line, ['cliente', 'periodo'], ['periodo']),
    correctedTitle: wording(line, ['periodo'], ['periodo']),
    change: wording(text, ['mudanca'], ['mudanca']),
    button: short,
    attached: long,
    sample: long,
  }),
}
