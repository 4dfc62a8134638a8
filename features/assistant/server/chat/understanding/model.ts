import type { ModelData } from './artefact.ts'

/** What a question is seen as, each with how much. */
export type Features = Map<string, number>

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

function find(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const candidate = hashes[middle] as number
    if (candidate === hash) return middle
    if (candidate < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export const isFeature = ({ hashes }: ModelData, feature: string) =>
  find(hashes, hashOf(feature)) >= 0

/** What each label has for it, before it is compared with the others. */
export function oddsOf(model: ModelData, features: Features): Float64Array {
  const { labels, hashes, starts, targets, weights, step } = model
  const odds = new Float64Array(labels.length)
  for (const [feature, value] of features) {
    const at = find(hashes, hashOf(feature))
    if (at < 0) continue
    const [end, each] = [starts[at + 1] as number, value * step]
    for (let one = starts[at] as number; one < end; one += 1) {
      const label = targets[one] as number
      odds[label] = (odds[label] as number) + each * (weights[one] as number)
    }
  }
  return odds
}

/** How probable each label is. */
export function sharesOf(odds: Float64Array, temperature: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (const one of odds) if (one > most) most = one
  const shares = new Float64Array(odds.length)
  let total = 0
  for (let at = 0; at < odds.length; at += 1) {
    const share = Math.exp(((odds[at] as number) - most) / temperature)
    shares[at] = share
    total += share
  }
  for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] as number) / total
  return shares
}

/** The same for one label. */
export function shareOf(odds: Float64Array, temperature: number, label: number): number {
  let [most, total] = [Number.NEGATIVE_INFINITY, 0]
  for (let at = 0; at < odds.length; at += 1) {
    if ((odds[at] as number) > most) most = odds[at] as number
  }
  for (let at = 0; at < odds.length; at += 1) {
    total += Math.exp(((odds[at] as number) - most) / temperature)
  }
  return Math.exp(((odds[label] as number) - most) / temperature) / total
}

/** The features that spoke most for a label, and against it. */
export function explain(model: ModelData, features: Features, label: number) {
  const { hashes, starts, targets, weights, step } = model
  const effects: { feature: string; points: number }[] = []
  for (const [feature, value] of features) {
    const at = find(hashes, hashOf(feature))
    if (at < 0) continue
    for (let one = starts[at] as number; one < (starts[at + 1] as number); one += 1) {
      if (targets[one] === label)
        effects.push({ feature, points: value * step * (weights[one] as number) })
    }
  }
  return effects.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}
