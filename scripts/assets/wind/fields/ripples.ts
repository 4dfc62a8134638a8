import { light } from '../light.ts'
import { clamp } from '../noise.ts'
import type { Field, Point } from '../stage.ts'

/** One touch on still water and how far it carries. */
export const ripples: Field = (stage) => {
  const { noise, width, height, focus, wide } = stage
  const count = wide ? 28 : 22
  const tilt = -0.24
  const squash = 0.52
  const reach = (wide ? 1.3 : 1) * height
  // A ring runs on past its beginning, or the points that lines end in would leave it open.
  const turn = 2.3 * Math.PI
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6) / count
    const radius = reach * (0.03 + 0.97 * t ** 1.25)
    const steps = 200
    const points = Array.from({ length: steps + 1 }, (_, s): Point => {
      const angle = Math.PI + (s / steps) * turn
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const wobble = 1 + 0.12 * t * noise(0.5 * cos + 7, 0.5 * sin + 0.6 * t)
      const x = radius * wobble * cos
      const y = radius * wobble * sin * squash
      return [
        (focus.x + 0.1 * (0.4 - t)) * width + x * Math.cos(tilt) - y * Math.sin(tilt),
        (focus.y + 0.08) * height + x * Math.sin(tilt) + y * Math.cos(tilt),
      ]
    })
    const line = light(stage, t, count)
    const swell = (s: number) => {
      const sheen = noise(0.8 * Math.cos(s * turn) + 20, 0.8 * Math.sin(s * turn) + 2.2 * t)
      return clamp(0.78 + 0.3 * sheen + 0.3 * line.glow, 0.56, 1)
    }
    return { points, ...line, swell }
  })
}
