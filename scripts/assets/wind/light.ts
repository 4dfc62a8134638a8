import { clamp } from './noise.ts'
import type { Stage, Strand } from './stage.ts'

type Light = Required<Pick<Strand, 'weight' | 'alpha' | 'glow' | 'swell'>>

/**
 * How light falls on the line at `t` of a field: a few lines lead, their neighbours catch some of
 * it, and a sheen wanders along the rest. Steady spacing in `t` keeps strong lines from clumping.
 */
export function light({ leads, noise, random }: Stage, t: number, strength = 1): Light {
  const lead = Math.max(...leads.map((at) => Math.exp(-(((t - at) / 0.009) ** 2))))
  const band = 0.5 + 0.5 * noise(2.4 * t + 40, 11)
  const grain = random()
  return {
    weight: 0.85 + 0.55 * band + 0.35 * grain + 1.15 * lead,
    alpha: clamp((0.3 + 0.26 * band + 0.12 * grain + 0.4 * lead) * strength),
    glow: lead > 0.55 ? lead : 0,
    swell: (s) => clamp(0.66 + 0.42 * noise(1.9 * s + 20, 2.2 * t) + 0.3 * lead, 0.22, 1),
  }
}
