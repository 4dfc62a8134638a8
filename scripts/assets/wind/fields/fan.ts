import { uneven } from '../curves.ts'
import { light } from '../light.ts'
import { lerp } from '../noise.ts'
import type { Field, Point } from '../stage.ts'

/** Light leaving a lens, or a palm leaf in the wind: every line from one point, each bending its way. */
export const fan: Field = (stage) => {
  const { noise, width, height, wide } = stage
  const count = wide ? 44 : 32
  const pivot: Point = wide ? [0.56 * width, 1.1 * height] : [0.42 * width, 0.84 * height]
  const reach = (wide ? 1.6 : 1.25) * height
  return uneven(stage, count, 0.3).map((t) => {
    const aim = lerp(-2.75, -0.2, t)
    const bend = lerp(1.35, 0.05, t) + 0.3 * noise(1.6 * t, 4)
    const steps = 120
    let [x, y] = pivot
    const points: Point[] = [[x, y]]
    for (let s = 0; s < steps; s++) {
      const way = s / steps
      const angle = aim + bend * way ** 1.2 + 0.22 * noise(way * 1.3, 1.3 * t) * way
      x += Math.cos(angle) * (reach / steps)
      y += Math.sin(angle) * (reach / steps)
      points.push([x, y])
    }
    const line = light(stage, t, count)
    return { points, ...line, swell: (s) => line.swell(s) * (0.2 + 0.8 * s ** 0.5) }
  })
}
