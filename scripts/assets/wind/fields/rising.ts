import { across, uneven } from '../curves.ts'
import { light } from '../light.ts'
import { smoothstep } from '../noise.ts'
import type { Field } from '../stage.ts'

/** A growth curve drawn by wind: level at the left, then carried up and away. */
export const rising: Field = (stage) => {
  const { noise } = stage
  const count = stage.wide ? 42 : 28
  return uneven(stage, count, 0.55).map((t) => {
    const start = -0.1 + 1.62 * t
    const lift = 0.24 + 0.8 * t
    const points = across(stage, (u, way) => {
      const run = Math.max(0, u)
      const rise = lift * (0.1 * run + 0.9 * run ** 2.2)
      const gust = noise(1.25 * way + 3, 1.1 * t) * 0.16 * (0.45 + 0.55 * smoothstep(0, 0.6, u))
      return start - rise + gust
    })
    return { points, ...light(stage, t, count) }
  })
}
