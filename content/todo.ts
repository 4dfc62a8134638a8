declare const __NEUTRAL_TEXTS__: number | undefined

/** How many texts still stand in for the agency's own: the build counts them, the start and the desk say it. */
export const neutralTexts = typeof __NEUTRAL_TEXTS__ === 'number' ? __NEUTRAL_TEXTS__ : 0

/**
 * A neutral text, or a price that nobody gave: put your own in its place and take `todo` away.
 * @public npm run adopt writes it into content files.
 */
export const todo = <Value extends string | number>(value: Value): Value => value
