import { across, uneven } from '../curves.ts'
import { light } from '../light.ts'
import type { Field } from '../stage.ts'

/** Little wind over a wide beach: few lines, far apart, for pages that are read. */
export const calm: Field = (stage) => {
  const { noise } = stage
  const count = stage.wide ? 24 : 16
  return uneven(stage, count, 0.55).map((t) => {
    const points = across(
      stage,
      (u, way) =>
        0.04 +
        1.1 * t -
        0.13 * u * u * (0.4 + t) +
        0.085 * noise(0.9 * way + 6, 0.8 * t) * (0.4 + u),
    )
    return { points, ...light(stage, t, count, 0.85) }
  })
}
