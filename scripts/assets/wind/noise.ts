import { createNoise2D } from 'simplex-noise'

export type Random = () => number
export type Noise = (x: number, y: number) => number

/** Mulberry32: small, fast, and the same on every machine, so a seed is a drawing. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Two octaves only: a third one makes lines tremble, and trembling lines cost bytes. */
export function seededNoise(seed: number): Noise {
  const broad = createNoise2D(seededRandom(seed))
  const fine = createNoise2D(seededRandom(seed ^ 0x51ed270b))
  return (x, y) => 0.82 * broad(x, y) + 0.18 * fine(x * 2.1, y * 2.1)
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
