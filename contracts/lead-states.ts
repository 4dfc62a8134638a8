/** The stops of a lead in their order, then the two ways off the line. */
export const leadStates = {
  new: 'Novo',
  talking: 'Em conversa',
  proposal: 'Proposta',
  won: 'Ganho',
  lost: 'Perdido',
  spam: 'Spam',
} as const

export type LeadState = keyof typeof leadStates

/** Somebody may still wait for an answer. */
export const openStates = ['new', 'talking', 'proposal'] as const satisfies LeadState[]

export const isLeadState = (value: unknown): value is LeadState =>
  typeof value === 'string' && Object.hasOwn(leadStates, value)

/** How somebody reached the agency other than by the site, and what that counts as (see origin.ts). */
export const noteChannels = {
  phone: 'telefone',
  whatsapp: 'whatsapp',
  referral: 'indicacao',
  counter: 'balcao',
} as const

export type NoteChannel = keyof typeof noteChannels
