import { light } from '../light.ts'
import { lerp, smoothstep } from '../noise.ts'
import type { Field, Point, Strand } from '../stage.ts'

/** A cyclone from above: arms that wind in towards an eye. */
export const spiral: Field = (stage) => {
  const { noise, random, width, height, focus, wide } = stage
  const arms = 3
  const perArm = wide ? 15 : 11
  const tilt = -0.32
  const squash = 0.7
  const start = random() * Math.PI * 2
  return Array.from({ length: arms }, (_, arm) =>
    Array.from({ length: perArm }, (_, i): Strand => {
      const within = i / (perArm - 1)
      const t = (arm + within) / arms
      const steps = 190
      const points = Array.from({ length: steps + 1 }, (_, s): Point => {
        const way = s / steps
        const angle = start + ((arm + 0.74 * within) * Math.PI * 2) / arms + way * 4.9
        const radius = height * lerp(1.25, lerp(0.12, 0.19, within), smoothstep(0, 1, way) ** 0.55)
        const wobble = 1 + 0.1 * noise(way * 2 + arm * 3, 1.4 * within) * (1 - way)
        const x = radius * wobble * Math.cos(angle)
        const y = radius * wobble * Math.sin(angle) * squash
        return [
          focus.x * width + x * Math.cos(tilt) - y * Math.sin(tilt),
          focus.y * height + x * Math.sin(tilt) + y * Math.cos(tilt),
        ]
      })
      const line = light(stage, t, arms * perArm)
      const taper = (s: number) => smoothstep(-0.1, 0.15, s) * smoothstep(1, 0.66, s)
      return { points, ...line, swell: (s) => line.swell(s) * taper(s) }
    }),
  ).flat()
}
