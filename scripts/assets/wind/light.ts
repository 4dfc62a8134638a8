import { clamp } from './noise.ts'
import type { Stage, Strand } from './stage.ts'

type Light = Required<Pick<Strand, 'weight' | 'alpha' | 'glow' | 'swell' | 'venture'>>

/**
 * How light falls on one of `count` lines, at `t` of the field: a few lines lead, their neighbours
 * catch some of it, and a sheen wanders along the rest. Leads are spread in `t`, so they never clump.
 */
export function light(stage: Stage, t: number, count: number, strength = 1): Light {
  const { leads, noise, random } = stage
  const lead = Math.max(
    ...leads.map(({ at, strength }) => strength * Math.exp(-(((t - at) * count * 1.5) ** 2))),
  )
  const band = 0.5 + 0.5 * noise(2.4 * t + 40, 11)
  const grain = random()
  return {
    weight: 1.05 + 0.5 * band + 0.4 * grain + 1.1 * lead,
    alpha: clamp((0.26 + 0.24 * band + 0.14 * grain + 0.44 * lead) * strength),
    glow: lead > 0.45 ? lead ** 2 : 0,
    swell: (s) => clamp(0.76 + 0.32 * noise(1.9 * s + 20, 2.2 * t) + 0.3 * lead, 0.56, 1),
    venture: 0.16 * (random() - 0.5) + 0.08 * lead,
  }
}
