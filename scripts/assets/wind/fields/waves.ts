import { across } from '../curves.ts'
import { light } from '../light.ts'
import { lerp } from '../noise.ts'
import type { Field } from '../stage.ts'

/** The sea under the wind, seen towards the horizon: far lines close and flat, near ones wide and high. */
export const waves: Field = (stage) => {
  const { noise } = stage
  const count = stage.wide ? 34 : 27
  const horizon = stage.wide ? 0.3 : 0.16
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const depth = 0.06 * t + 0.94 * t ** 1.9
    const points = across(stage, (u) => {
      const run = (u - 0.5) * lerp(5, 1.7, t ** 0.6)
      const crest = Math.sin(run * 2.6 + depth * 9 + 2.2 * noise(run * 0.5 + 3, depth * 1.4))
      const swell = 0.75 * noise(run * 0.7 + 5, depth * 2) + 0.55 * crest
      return lerp(horizon, 1.16, depth) + lerp(0.004, 0.15, depth) * swell - 0.05 * u * (1 - depth)
    })
    return { points, ...light(stage, t, count) }
  })
}
