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

/** What brought a lead: the database's visit_source(), and how calls are noted at the desk. */
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

export type LeadSource = keyof typeof leadSources

export const isLeadSource = (value: unknown): value is LeadSource =>
  typeof value === 'string' && Object.hasOwn(leadSources, value)

/** How somebody reached the agency other than by the site. */
export const noteChannels = ['phone', 'counter', 'referral', 'whatsapp'] as const

export type NoteChannel = (typeof noteChannels)[number]

/** In words; a key of a later release is shown as it is. */
export const sourceName = (source: string): string =>
  isLeadSource(source) ? leadSources[source] : source
