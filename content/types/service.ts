import type { Fact, Faq, IconName, PageMeta, Photo, WindArt } from './common.ts'

type Head = { eyebrow: string; title: string; intro?: string }

export type Benefits = Head & {
  kind: 'benefits'
  layout: 'lines' | 'bento' | 'cards'
  items: { icon?: IconName; title: string; text: string }[]
}
export type Platforms = Head & {
  kind: 'platforms'
  items: { name: string; bestFor: string; text: string; points: string[] }[]
}
export type Steps = Head & {
  kind: 'steps'
  layout: 'route' | 'ladder'
  /** Said once above the steps, as in 'Média de 13 dias'. */
  total?: string
  items: { title: string; text: string; duration?: string }[]
}
export type Checklist = Head & { kind: 'checklist'; items: string[]; highlight?: Fact }
export type Stats = Head & { kind: 'stats'; items: Fact[]; note?: string }
export type Stories = Head & {
  kind: 'stories'
  items: {
    client: string
    sector: string
    challenge: string
    solution: string
    outcome: string
    metric: Fact
  }[]
}
/** Prices come from content/plans.ts, by id; never typed here. */
export type Tiers = Head & {
  kind: 'tiers'
  plan: 'websites' | 'content' | 'analytics'
  note?: string
}
export type Stack = Head & { kind: 'stack'; groups: { label: string; tools: string[] }[] }
/** Kinds of work on offer, each with examples. */
export type Offerings = Head & {
  kind: 'offerings'
  layout: 'tabs' | 'bento' | 'list'
  items: { icon?: IconName; title: string; text: string; examples?: string[] }[]
}
export type Prose = Head & {
  kind: 'prose'
  paragraphs: string[]
  aside?: { title: string; items: string[] }
}
/** How it is without and with the service, line against line. */
export type Contrast = Head & {
  kind: 'contrast'
  before: string[]
  after: string[]
  beforeLabel: string
  afterLabel: string
}
/** What takes how long, as in the production times of videos and photo shoots. */
export type Times = Head & {
  kind: 'times'
  items: { name: string; duration: string; text: string }[]
}
/** The assistant; what it says itself stands in content/assistant. */
export type ChatSlot = Head & { kind: 'chat' }

export type ServiceBlock = { id: string } & (
  | Benefits
  | Platforms
  | Steps
  | Checklist
  | Stats
  | Stories
  | Tiers
  | Stack
  | Offerings
  | Prose
  | Contrast
  | Times
  | ChatSlot
)

export type ServiceHero = { eyebrow: string; title: string; subtitle: string; facts: Fact[] }

export type ServiceContent = {
  /** As in menus, breadcrumbs and cards. */
  name: string
  /** One sentence for cards and related links. */
  summary: string
  /** Three or four short features for the overview's grid. */
  features: string[]
  icon: IconName
  art: WindArt
  photo?: Photo
  meta: PageMeta
  hero: ServiceHero
  blocks: ServiceBlock[]
  faq: { title: string; items: Faq[] }
  closing: {
    title: string
    text: string
    /** Labels; a page without talk and proposal ends with the scheduling button alone. */
    schedule: string
    talk?: string
    proposal?: string
  }
  /** Prefilled WhatsApp texts; each names the service. */
  whatsapp: { talk: string; proposal: string }
  /** The plan it is sold as, where that is not called like the service and no block lists prices. */
  price?: `${'recurring' | 'one-off'}/${string}`
  /** Slugs of content/services. */
  related: string[]
  /** Slugs of content/cases. */
  cases: string[]
  /** What the version under /home1 says differently; everything else is shared. */
  classic?: { meta: PageMeta; hero: Partial<ServiceHero>; omit?: string[] }
}
