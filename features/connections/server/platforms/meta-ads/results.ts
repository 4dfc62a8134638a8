import type { ConversionKind } from '#features/figures/rules/figures.ts'
import {
  asResult,
  besideResult,
  familiesOf,
  overlappingFamily,
  type ResultFamily,
} from '#features/figures/rules/result-kinds.ts'

export type Action = { action_type: string; value: string }

/** A campaign's objective decides which kind its results are; else the next one that occurs. */
const groupsByObjective: [RegExp, ConversionKind[]][] = [
  [/LEAD/, ['contacts', 'conversations', 'purchases']],
  [/SALES|CONVERSIONS|CATALOG/, ['purchases', 'contacts', 'conversations']],
  [/ENGAGEMENT|MESSAGES/, ['conversations', 'contacts', 'purchases']],
]
const otherwise: ConversionKind[] = ['purchases', 'contacts', 'conversations']

/** Action types overlap: three of them count the same purchase. The first one present is taken. */
export function pickAction(actions: Action[], { types }: ResultFamily): Action | undefined {
  for (const type of types) {
    const action = actions.find(({ action_type }) => action_type === type)
    if (action) return action
  }
  return undefined
}

/** One family for all days of a window, so that days can be compared. */
function chooseResult(objective: string, days: Action[][]): ResultFamily | undefined {
  const groups = groupsByObjective.find(([words]) => words.test(objective))?.[1] ?? otherwise
  return groups
    .flatMap(familiesOf)
    .find((family) => days.some((actions) => pickAction(actions, family)))
}

/**
 * Everything that happened on each day, once per event and as the platform names it. The campaign's
 * own result is written as its export would; the rest happened beside it.
 */
export function resultsOfDays(objective: string, days: Action[][]): Record<string, number>[] {
  const chosen = chooseResult(objective, days)
  return days.map((actions) => {
    const results: Record<string, number> = {}
    const seen = new Set<ResultFamily>()
    for (const { action_type: type, value } of actions) {
      const family = overlappingFamily(type)
      if (family && seen.has(family)) continue
      if (family) seen.add(family)
      const action = family ? pickAction(actions, family) : undefined
      const name = action?.action_type ?? type
      const count = Number(action?.value ?? value)
      if (count > 0)
        results[family === chosen && family ? asResult(name) : besideResult(name)] = count
    }
    return results
  })
}
