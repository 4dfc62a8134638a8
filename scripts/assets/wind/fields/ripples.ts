import { light } from '../light.ts'
import { smoothstep } from '../noise.ts'
import type { Field, Point } from '../stage.ts'

/** One touch on still water and how far it carries. */
export const ripples: Field = (stage) => {
  const { noise, width, height, focus, wide } = stage
  const count = wide ? 28 : 22
  const tilt = -0.24
  const squash = 0.52
  const reach = (wide ? 1.3 : 1) * height
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6) / count
    const radius = reach * (0.03 + 0.97 * t ** 1.25)
    const steps = 180
    const points = Array.from({ length: steps + 1 }, (_, s): Point => {
      const angle = Math.PI + (s / steps) * Math.PI * 2
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
    // The ring closes at the left, where the sheen's two ends must agree.
    const seam = (s: number) => 0.3 + 0.7 * smoothstep(0, 0.12, s) * smoothstep(1, 0.88, s)
    return { points, ...line, swell: (s) => line.swell(s) * seam(s) }
  })
}
