import { light } from '../light.ts'
import { lerp, smoothstep } from '../noise.ts'
import type { Field, Point, Strand } from '../stage.ts'

/** Squared paper that the wind takes hold of: structure becoming movement. */
export const grid: Field = (stage) => {
  const { noise, width, height, wide } = stage
  const rows = wide ? 27 : 24
  const columns = wide ? 34 : 18
  const warp = (u: number, v: number): Point => {
    const pull = smoothstep(0.22, 1.05, u)
    const x = u + pull * (0.1 * noise(0.9 * u + 4, 0.8 * v) + 0.16 * (0.5 - v))
    const y = v - pull * 0.34 * u + pull * 0.3 * noise(0.95 * u, 0.75 * v + 9)
    return [x * width, y * height]
  }
  const fine = 100
  const line = (t: number, at: (s: number) => Point, strength: number): Strand => ({
    points: Array.from({ length: fine }, (_, s) => at(s / (fine - 1))),
    ...light(stage, t, strength),
  })
  return [
    ...Array.from({ length: columns }, (_, i) => {
      const u = lerp(-0.04, 1.3, i / (columns - 1))
      return { ...line(i / columns, (s) => warp(u, lerp(-0.2, 1.6, s)), 0.62), weight: 0.95, glow: 0 }
    }),
    ...Array.from({ length: rows }, (_, i) => {
      const v = lerp(-0.15, 1.6, i / (rows - 1))
      return line((i + 0.5) / rows, (s) => warp(lerp(-0.05, 1.25, s), v), 1)
    }),
  ]
}
