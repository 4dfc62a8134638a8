import { capitalizeFirst } from '#features/shared/rules/text.ts'
import type { ConversionKind } from './figures.ts'
import {
  families,
  pixel,
  type ResultFamily,
  type ResultGroup,
  UNSTATED_RESULTS,
} from './result-families.ts'

export { PLAIN_CONVERSIONS, type ResultFamily, UNSTATED_RESULTS } from './result-families.ts'

const familyOfType = new Map(
  families.flatMap((family) => family.types.map((type) => [type, family])),
)
const custom = familyOfType.get(pixel('custom'))

/** Parts of Meta's machine names that are never a conversion, in names that are not listed. */
const harmless =
  /view|click|engage|impression|reach|video|like|reaction|comment|share|save|^app_custom_event\.|activate_app|app_use/

/** An export writes "actions:lead" for a campaign's result, Meta's interface "lead". */
const prefix = /^(?:actions|conversions|unique_actions|catalog_segment_actions|action_type):/

/** Something that happened beside a campaign's own result; the platform's interface lists it. */
const BESIDE = 'action_type:'
export const besideResult = (type: string) => `${BESIDE}${type}`
export const asResult = (type: string) => `actions:${type}`

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function findFamily(kind: string): ResultFamily | null {
  const name = plain(kind).replace(prefix, '')
  const listed = familyOfType.get(name)
  if (listed) return listed
  if (/^offsite_conversion\.(?:custom|fb_pixel_custom)\./.test(name)) return custom ?? null
  // Words are read as words; of a machine's name only what is harmless.
  if (/[._]/.test(name)) {
    const end = name.split('.').at(-1) as string
    return familyOfType.get(end.replace(/^fb_mobile_/, '')) ?? null
  }
  return families.find(({ words }) => words?.test(name)) ?? null
}

export type ResultKind = {
  /** As the platform names it. */
  kind: string
  /** Portuguese, for one and for many. */
  names: readonly [one: string, many: string]
  group: ResultGroup
  /** Without anybody's choice. */
  counts: boolean
  /** Whether the agency is asked until it chooses. */
  asks: boolean
  /** Whether it happened beside the campaign's own result. */
  beside: boolean
}

const described = new Map<string, ResultKind>()
const MOST_KEPT = 1000

/** What a platform's name of a kind of result means. */
export function describeKind(kind: string): ResultKind {
  const kept = described.get(kind)
  if (kept) return kept
  const family = findFamily(kind)
  const beside = kind.startsWith(BESIDE)
  const isHarmless = !family && harmless.test(plain(kind).replace(prefix, ''))
  const unknown = !family && !isHarmless
  const fresh: ResultKind = {
    kind,
    names: family?.names ?? ['outro resultado', 'outros resultados'],
    group: family?.group ?? 'other',
    counts: !beside && family?.counts === true,
    asks: unknown || family?.counts === null || kind === UNSTATED_RESULTS,
    beside,
  }
  if (described.size < MOST_KEPT) described.set(kind, fresh)
  return fresh
}

/** "Leads", as the name of a row. */
export function labelKind(kind: string): string {
  return capitalizeFirst(describeKind(kind).names[1])
}

/** What the agency chose: for a campaign, else for the client. */
export type ResultChoices = {
  client: ReadonlyMap<string, boolean>
  campaigns: ReadonlyMap<string, ReadonlyMap<string, boolean>>
}

export const noChoices: ResultChoices = { client: new Map(), campaigns: new Map() }

export function countsAs(kind: string, choices: ResultChoices, campaignId?: string): boolean {
  const ofCampaign = campaignId ? choices.campaigns.get(campaignId)?.get(kind) : undefined
  return ofCampaign ?? choices.client.get(kind) ?? describeKind(kind).counts
}

/** Families of a group whose results count, the preferred one first. */
const preferred: Record<ConversionKind, string[]> = {
  contacts: ['leads', 'cadastros', 'contatos', 'agendamentos', 'formulários enviados', 'ligações'],
  purchases: ['compras'],
  conversations: ['conversas'],
}
export const familiesOf = (group: ConversionKind): ResultFamily[] =>
  preferred[group].flatMap((name) => families.find(({ names }) => names[1] === name) ?? [])

/** The family whose names count the same event; other families hold different events. */
export function overlappingFamily(type: string): ResultFamily | undefined {
  const family = familyOfType.get(type)
  return family?.counts ? family : undefined
}
