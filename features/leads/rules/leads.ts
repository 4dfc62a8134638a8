import * as z from 'zod/mini'
import type { LeadSettings } from '#content/types/leads.ts'
import { email } from '#features/people/rules/credentials.ts'
import { calendarDay, countNumber } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { UNREACHABLE } from './contact.ts'
import { personFields } from './person-fields.ts'

/** States in order, then the two final ones. */
export const leadStates = {
  new: 'Novo',
  talking: 'Em conversa',
  proposal: 'Proposta',
  won: 'Ganho',
  lost: 'Perdido',
  spam: 'Spam',
} as const

export type LeadState = keyof typeof leadStates

/** States in which somebody may wait for an answer. */
export const openStates = ['new', 'talking', 'proposal'] as const satisfies LeadState[]

/** Sources: those of the database's visit_source(), and channels noted at the desk. */
export const leadSources = {
  'google-ads': 'Google Ads',
  'meta-ads': 'Meta Ads',
  search: 'Busca',
  social: 'Redes sociais',
  links: 'Página de links',
  campaign: 'Outra campanha',
  site: 'Outro site',
  direct: 'Direto ao site',
  referral: 'Indicação',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  counter: 'Balcão',
} as const

type LeadSource = keyof typeof leadSources

export const isLeadSource = (value: unknown): value is LeadSource =>
  typeof value === 'string' && Object.hasOwn(leadSources, value)

/** Channels other than the site. */
export const noteChannels = ['phone', 'counter', 'referral', 'whatsapp'] as const

export type NoteChannel = (typeof noteChannels)[number]

/** Unknown keys, such as those of a later release, are shown unchanged. */
export const sourceName = (source: string): string =>
  isLeadSource(source) ? leadSources[source] : source

const line = (most: number, error: string) =>
  z.string(error).check(z.overwrite(stripControls), z.trim(), z.maxLength(most, error))
const version = countNumber()

/** Accepts '1.500', '1500,00' and 'R$ 1.500,00'; empty means unknown. */
const value = z.pipe(
  line(20, 'Valor muito longo'),
  z.transform((text, context) => {
    const plain = text.replace(/^R\$\s*/, '').replace(/\.(?=\d{3}(\D|$))/g, '')
    if (plain === '') return ''
    if (!/^\d{1,9}([.,]\d{1,2})?$/.test(plain)) {
      context.issues.push({ code: 'custom', message: 'Escreva como 1.500,00', input: text })
      return ''
    }
    return plain.replace(',', '.')
  }),
)

const noDay = 'Escreva a data como 31/12/2026'

/** What a deal is worth and when it is expected; a form may leave either out. */
const deal = {
  value: z.optional(value),
  expected: z.optional(z.union([z.literal(''), calendarDay(noDay)], noDay)),
}

/** A change of state: `kind` is a reason of the list, `reason` the words beside it. */
const stateChange = {
  state: z.enum(Object.keys(leadStates) as [keyof typeof leadStates], 'Escolha o estado'),
  ...deal,
  kind: z.optional(line(40, 'Escolha um motivo da lista')),
  reason: z.optional(line(300, 'Texto muito longo')),
}

/** Offered beside the agency's own reasons; it wants some words. */
export const OTHER_REASON = 'Outro motivo'

type Loss = { state: LeadState; kind?: string; reason?: string }

/** A reason of the list is enough; "Outro motivo" and forms without a list want words. */
const needsReason = z.refine<Loss>(
  ({ state, kind, reason }) =>
    state !== 'lost' || Boolean(reason) || Boolean(kind && kind !== OTHER_REASON),
  { path: ['reason'], message: 'Conte por que se perdeu' },
)

export const stateForm = z.object({ version, ...stateChange }).check(needsReason)

/** The same on the board, where the lead is one of many. */
export const moveForm = z.object({ id: z.guid(), version, ...stateChange }).check(needsReason)

/** Several leads of the list at once; which ones is read by `readSelection`. */
export const bulkStateForm = z
  .object({
    state: stateChange.state,
    kind: stateChange.kind,
    reason: stateChange.reason,
  })
  .check(needsReason)

export const bulkOwnerForm = z.object({
  owner: z
    .string('Escolha o responsável')
    .check(z.minLength(1, 'Escolha o responsável'), z.maxLength(64)),
})

const MOST_SELECTED = 50
const selected = z.object({ leadId: z.guid(), version })

/** Checkboxes of the list: the lead's id and the version that the page showed. */
export function readSelection(values: unknown[]): { leadId: string; version: number }[] {
  return [...new Set(values)].slice(0, MOST_SELECTED).flatMap((value) => {
    const [leadId, number] = String(value).split('.')
    const item = selected.safeParse({ leadId, version: number })
    return item.success ? [item.data] : []
  })
}

export const dealForm = z.object({ version, ...deal })

export const ownerForm = z.object({ version, owner: z.string().check(z.maxLength(64)) })

export const answerForm = z.object({
  channel: z.enum(['whatsapp', 'email'], 'Escolha o caminho'),
  subject: line(120, 'Assunto muito longo'),
  body: z
    .string('Escreva a resposta')
    .check(z.trim(), z.minLength(1, 'Escreva a resposta'), z.maxLength(4000, 'Texto muito longo')),
})

export const notedPerson = {
  name: personFields.name,
  email: z.union([z.literal(''), email], 'Email inválido'),
  phone: line(20, 'Telefone muito longo'),
  company: line(100, 'Nome da empresa muito longo'),
}

export const reachable = z.refine<{ email: string; phone: string }>(
  ({ email, phone }) => Boolean(email || phone),
  { path: ['phone'], message: UNREACHABLE },
)

export const noteLeadForm = z
  .object({
    ...notedPerson,
    message: z.string().check(z.trim(), z.maxLength(1000, 'Texto muito longo')),
    channel: z.enum(noteChannels, 'Escolha por onde veio'),
  })
  .check(reachable)

/** `version` is the contact's when the form was loaded. */
export const contactForm = z.object({ ...notedPerson, version }).check(reachable)

export const inviteLeadForm = z.object({
  name: line(120, 'Nome muito longo').check(z.minLength(1, 'Informe o nome da empresa')),
  email,
})

export const summaryForm = z.object({
  hour: z.union([z.literal(''), z.coerce.number().check(z.int(), z.gte(0), z.lte(23))]),
})

export const eraseContactForm = z.object({
  sure: z.literal('sim', 'Marque que tem certeza'),
})

const templateLine = (most: number) =>
  z.string().check(z.overwrite(stripControls), z.trim(), z.minLength(1), z.maxLength(most))

const answerTemplate = z.object({
  name: templateLine(40),
  subject: templateLine(120),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
})

export type { LeadSettings }

export const leadSettings: z.ZodMiniType<LeadSettings> = z.object({
  remindAfterHours: z.int().check(z.gte(1), z.lte(80)),
  templates: z.array(answerTemplate).check(z.maxLength(12)),
})

/** Placeholders of a template. */
type TemplateWords = Record<'nome' | 'assunto' | 'eu' | 'agencia' | 'agenda', string>

/** Unknown placeholders stay unchanged. */
export function fillTemplate(text: string, words: TemplateWords): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name) =>
    Object.hasOwn(words, name) ? words[name as keyof TemplateWords] : whole,
  )
}
