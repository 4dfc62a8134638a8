import { unknownObjective, unknownStatus } from '../campaigns/import/labels.ts'
import type { Platform } from '../campaigns/import/platform.ts'

export type Said = {
  name: string
  externalId: string | null
  status: string | null
  objective: string | null
}
export type State = Said & { status: string; objective: string }
export type States = Map<string, State>
/** What one import said of campaigns, by the campaign it found or made. */
export type Statement = { campaignId: string; said: Said }

function say(state: State | undefined, said: Said, source: Platform): State {
  return {
    name: said.name,
    externalId: state?.externalId ?? said.externalId,
    status: said.status ?? state?.status ?? unknownStatus,
    objective: said.objective ?? state?.objective ?? unknownObjective[source],
  }
}

function grouped<T>(items: Iterable<T>, key: (item: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const name = key(item)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return groups
}

/** Which campaign each would find, by the rules of match-campaigns.ts; null where it would be refused. */
function findAll(states: States, statements: Statement[]): Map<Said, string> | null {
  const byId = grouped(states, ([, { externalId }]) => externalId)
  const byName = grouped(states, ([, { name }]) => name)
  const saidNames = grouped(statements, ({ said }) => said.name)
  const found = new Map<Said, string>()
  for (const { said } of statements) {
    if (!said.externalId && (byName.get(said.name)?.length ?? 0) > 1) return null
    const [same] = said.externalId ? (byId.get(said.externalId) ?? []) : []
    if (same) found.set(said, same[0])
  }
  const taken = new Set(found.values())
  for (const { said } of statements) {
    if (found.has(said) || saidNames.get(said.name)?.length !== 1) continue
    const named = byName
      .get(said.name)
      ?.find(([id, { externalId }]) => !taken.has(id) && !(externalId && said.externalId))
    if (named) found.set(said, named[0])
  }
  return found
}

/**
 * Does to the states what an import did to the campaigns. False where it would not meet the very
 * campaigns it met then: something it leaned on is no longer there.
 */
export function replay(states: States, statements: Statement[], source: Platform): boolean {
  const found = findAll(states, statements)
  if (!found) return false
  for (const { campaignId, said } of statements) {
    const met = found.get(said)
    if (met !== campaignId && (met || states.has(campaignId))) return false
  }
  for (const { campaignId, said } of statements) {
    states.set(campaignId, say(states.get(campaignId), said, source))
  }
  return true
}

/** A connected account knows its campaigns by their ids, whatever else they are called. */
export function replayLayer(states: States, statements: Statement[]): void {
  for (const { campaignId, said } of statements) states.set(campaignId, said as State)
}

/** The name of a campaign that could no longer be told from another, which the database refuses. */
export function findClash(states: States): string | undefined {
  const seen = new Set<string>()
  for (const { name, externalId } of states.values()) {
    const key = externalId ? `id ${externalId}` : `name ${name}`
    if (seen.has(key)) return name
    seen.add(key)
  }
  return undefined
}
