import { carried, uneven } from '../curves.ts'
import { light } from '../light.ts'
import { lerp } from '../noise.ts'
import type { Field, Point } from '../stage.ts'

/** Wind that works around a calm centre: flow past a cylinder that turns, as in the textbooks. */
export const vortex: Field = (stage) => {
  const { noise, width, height, unit, wide, focus } = stage
  const centre: Point = [focus.x * width, (focus.y + 0.08) * height]
  const radius = (wide ? 0.215 : 0.16) * height
  const velocity = (x: number, y: number): Point => {
    const dx = x - centre[0]
    const dy = y - centre[1]
    const r = Math.max(radius * 0.99, Math.hypot(dx, dy))
    const squeeze = (radius / r) ** 2
    const cos = dx / r
    const sin = dy / r
    const radial = (1 - squeeze) * cos
    const around = -(1 + squeeze) * sin + (1.9 * radius) / r
    const away = Math.min(1, (r - radius) / (2 * radius))
    const gust = (0.3 * noise(x / (760 * unit), y / (760 * unit)) - 0.14) * away
    const vx = radial * cos - around * sin
    const vy = radial * sin + around * cos
    return [vx * Math.cos(gust) - vy * Math.sin(gust), vx * Math.sin(gust) + vy * Math.cos(gust)]
  }
  const count = wide ? 84 : 56
  return uneven(stage, count, 0.3).map((t) => {
    const points = carried([-0.06 * width, lerp(-0.05, 1.9, t) * height], velocity, {
      stride: 7 * unit,
      steps: 600,
      inside: (x, y) => x < width * 1.06 && y > -height * 0.4 && y < height * 2,
    })
    return { points, ...light(stage, t) }
  })
}
