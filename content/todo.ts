declare const __NEUTRAL_TEXTS__: number | undefined

/** How many texts still stand in for the agency's own: the build counts them, the start says it. */
export const neutralTexts = typeof __NEUTRAL_TEXTS__ === 'number' ? __NEUTRAL_TEXTS__ : 0

/** Made anew whenever the content is evaluated again. */
const neutral = new Set<string | number>()

/**
 * A neutral text, or a price that nobody gave: put your own in its place and take `todo` away.
 * @public npm run adopt writes it into content files.
 */
export const todo = <Value extends string | number>(value: Value): Value => {
  neutral.add(value)
  return value
}

/** Whether a value still is one that nobody wrote. */
export const isNeutral = (value: unknown): boolean => neutral.has(value as string)

/** Whether any is left; most sites have none. */
export const hasNeutral = (): boolean => neutral.size > 0
