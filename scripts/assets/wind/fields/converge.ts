import { across, uneven } from '../curves.ts'
import { light } from '../light.ts'
import { smoothstep } from '../noise.ts'
import type { Field } from '../stage.ts'

/** Many readings, one answer: lines from everywhere meet in a waist and leave together, upwards. */
export const converge: Field = (stage) => {
  const { noise, focus } = stage
  const count = stage.wide ? 40 : 30
  return uneven(stage, count, 0.25).map((t) => {
    const spread = t - 0.5
    const points = across(stage, (u, way) => {
      const from = u - focus.x
      // A hyperbola: straight far out, round at the waist, so that no line has a corner.
      const opening = Math.sqrt(0.03 + (from < 0 ? 1.5 : 0.5) * from * from)
      const axis = focus.y + 0.04 - 0.34 * from - 0.5 * Math.max(0, from) ** 2
      const gust = 0.09 * noise(1.3 * way + 2, 1.3 * t) * smoothstep(0.05, 0.5, -from)
      return axis + spread * 1.75 * opening + gust
    })
    return { points, ...light(stage, t, count) }
  })
}
