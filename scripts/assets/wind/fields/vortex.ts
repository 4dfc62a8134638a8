import { carried } from '../curves.ts'
import { light } from '../light.ts'
import type { Field, Point } from '../stage.ts'

/** Wind that works around a calm centre: flow past a cylinder that turns, as in the textbooks. */
export const vortex: Field = (stage) => {
  const { noise, width, height, unit, wide, focus } = stage
  const centre: Point = [focus.x * width, (focus.y + 0.1) * height]
  const radius = (wide ? 0.23 : 0.17) * height
  const heading = -0.26
  const velocity = (x: number, y: number): Point => {
    const dx = x - centre[0]
    const dy = y - centre[1]
    const r = Math.max(radius, Math.hypot(dx, dy))
    const angle = Math.atan2(dy, dx) - heading
    const squeeze = (radius / r) ** 2
    const radial = (1 - squeeze) * Math.cos(angle)
    const around = -(1 + squeeze) * Math.sin(angle) + (1.75 * radius) / r
    const away = Math.min(1, (r - radius) / (2.5 * radius))
    const gust = 0.42 * noise(x / (800 * unit), y / (800 * unit)) * away
    const outward = angle + heading + gust
    return [
      radial * Math.cos(outward) - around * Math.sin(outward),
      radial * Math.sin(outward) + around * Math.cos(outward),
    ]
  }
  const inside = (x: number, y: number) =>
    x > -0.06 * width && x < 1.06 * width && y > -0.5 * height && y < 1.5 * height
  const walk = { stride: 7 * unit, steps: 420, inside }
  const count = wide ? 46 : 34
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    // Every line is met where it passes over the centre, and followed both ways from there.
    const distance = radius * (1.02 + 0.9 * t + (wide ? 3.6 : 3.2) * t ** 2.2)
    const top: Point = [
      centre[0] + distance * Math.sin(heading),
      centre[1] - distance * Math.cos(heading),
    ]
    const back = carried(
      top,
      (x, y) => velocity(x, y).map((part) => -part) as [number, number],
      walk,
    )
    const points = [...back.reverse(), ...carried(top, velocity, walk).slice(1)]
    return { points, ...light(stage, t, count) }
  })
}
