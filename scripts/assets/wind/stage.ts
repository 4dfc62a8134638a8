import { type Noise, type Random, seededNoise, seededRandom, smoothstep } from './noise.ts'

export type Point = readonly [x: number, y: number]

export type Strand = {
  points: Point[]
  /** Line width in pixels of a drawing 900 high, where the line is at its fullest. */
  weight: number
  alpha: number
  /** Swells and thins the line along its way, 0–1 of `weight`; t runs from 0 to 1. */
  swell?: (t: number) => number
  /** How far into the quiet part of the sheet this line ventures, as a share of the width. */
  venture?: number
  /** Drawn once more, blurred, under the line: how much of it, 0–1. */
  glow?: number
}

/** The sheet a field draws on: its size, its chance, and where the eye should rest. */
export type Stage = {
  width: number
  height: number
  /** Landscape, with text at the left; otherwise a phone, with text over all of it. */
  wide: boolean
  /** Pixels per unit of a drawing 900 high. */
  unit: number
  /** The width against that of a hero: a narrow sheet holds fewer waves, not steeper ones. */
  span: number
  /** Where text ends, as a share of the width. */
  quiet: number
  /** Where the strongest lines run, as shares of a field's own 0–1. */
  leads: { at: number; strength: number }[]
  focus: { x: number; y: number }
  random: Random
  noise: Noise
}

export type Field = (stage: Stage) => Strand[]

type Sheet = { seed: number; width: number; height: number; quiet?: number }

export function createStage({ seed, width, height, ...sheet }: Sheet): Stage {
  const wide = width > height * 1.2
  const quiet = sheet.quiet ?? (wide ? 0.42 : 0.3)
  const random = seededRandom(seed * 7919 + 1)
  const leads = [1, 0.7, 0.85, 0.6].map((strength, i) => ({
    at: (i + 0.2 + 0.6 * random()) / 4,
    strength,
  }))
  return {
    width,
    height,
    wide,
    unit: height / 900,
    span: width / ((1600 / 900) * height),
    quiet,
    focus: wide ? { x: 0.5 + 0.55 * quiet, y: 0.47 } : { x: 0.72, y: 0.3 },
    leads,
    random,
    noise: seededNoise(seed * 104729 + 7),
  }
}

/** How much of a line may show at a point: text keeps the left, and on a phone the foot as well. */
export function presence(stage: Stage, [x, y]: Point, venture = 0): number {
  const u = x / stage.width + venture
  const v = y / stage.height
  if (stage.wide) return smoothstep(stage.quiet - 0.36, stage.quiet + 0.3, u)
  return 0.92 * smoothstep(0, 0.95, u) * smoothstep(1, 0.3, v - 0.15 * u)
}
