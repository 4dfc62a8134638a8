import { light } from '../light.ts'
import { lerp, smoothstep } from '../noise.ts'
import type { Field, Point, Strand } from '../stage.ts'

/** Squared paper that the wind takes hold of: structure becoming movement. */
export const grid: Field = (stage) => {
  const { noise, width, height, unit } = stage
  const cell = 66 * unit
  const warp = (x: number, y: number): Point => {
    const u = x / width
    const v = y / height
    const pull = smoothstep(0.3, 1.1, u)
    const drift = 0.09 * noise(0.9 * u + 4, 0.7 * v) + 0.1 * (0.4 - v)
    const lift = 0.26 * noise(1.05 * u, 0.6 * v + 9) - 0.3 * u
    return [x + pull * drift * width, y + pull * lift * height]
  }
  const fine = 110
  const trace = (at: (s: number) => Point): Point[] =>
    Array.from({ length: fine }, (_, s) => at(s / (fine - 1)))
  const columns = Math.ceil((1.25 * width) / cell)
  const rows = Math.ceil((1.6 * height) / cell)
  const upright = Array.from({ length: columns }, (_, i): Strand => {
    const x = (i - 1) * cell
    const line = light(stage, i / columns, columns)
    const points = trace((s) => warp(x, lerp(-0.2, 1.55, s) * height))
    return { ...line, points, weight: 1.15, alpha: 0.36, glow: 0, venture: 0 }
  })
  const level = Array.from({ length: rows }, (_, i): Strand => {
    const y = (i - 1.5) * cell
    return {
      points: trace((s) => warp(lerp(-0.05, 1.25, s) * width, y)),
      ...light(stage, i / rows, rows),
      venture: 0,
    }
  })
  return [...upright, ...level]
}
