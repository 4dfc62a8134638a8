/** Set by `npm run bench -- whole` and `-- properties`: everything is tried that `npm test` has no time for. */
export const triesAll = process.env.TEST_RUNS === 'all'

/**
 * How often a property is tried: here as often as it takes to meet what it was written for, and with
 * TEST_RUNS=all as often as there is time for.
 */
export const runs = (here: number, all: number): number => (triesAll ? all : here)

/** Ends the title of a story that differs from another by its page or press alone (docs/decisions/056). */
export const variant = (isVariant: boolean): string => (isVariant ? ' @whole' : '')

/**
 * The share of a list that falls to one of several who take turns: together they try all of it. With
 * TEST_RUNS=all each of them does.
 */
export const takeShare = <T>(list: readonly T[], turn: number, of: number): T[] =>
  list.filter((_, at) => triesAll || at % of === turn % of)
