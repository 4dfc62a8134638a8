export const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** A spread that one odd day does not move: comparable to a standard deviation. */
export function mad(values: readonly number[]): number {
  const centre = median(values)
  return 1.4826 * median(values.map((value) => Math.abs(value - centre)))
}
