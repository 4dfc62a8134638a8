import { across } from '../curves.ts'
import { light } from '../light.ts'
import { lerp, smoothstep } from '../noise.ts'
import type { Field, Strand } from '../stage.ts'

/** Sheets of cloth one behind another, each opening in its own gust: one idea, many pieces. */
export const layers: Field = (stage) => {
  const { noise, random, wide } = stage
  const sheets = 4
  const perSheet = wide ? 11 : 9
  return Array.from({ length: sheets }, (_, sheet): Strand[] => {
    const phase = random() * 20
    const base = lerp(0.16, 1.05, sheet / (sheets - 1))
    const pace = lerp(3, 4.2, random())
    return Array.from({ length: perSheet }, (_, i) => {
      const within = i / (perSheet - 1)
      const points = across(stage, (u, way) => {
        const gust = 0.13 * noise(1.3 * way + phase, 3 * sheet)
        const spine = base - (wide ? 0.34 : 0.24) * smoothstep(-0.1, 1.15, u) ** 1.4 + gust
        const open = 0.68 + 0.32 * Math.cos(phase + pace * way)
        return (
          spine + (within - 0.5) * 0.27 * open + 0.03 * Math.sin(phase + 5 * way + 1.8 * within)
        )
      })
      const line = light(stage, (sheet + within) / sheets, sheets * perSheet)
      return i === 0 ? { ...line, points, weight: 2, alpha: 0.8, glow: 0.6 } : { ...line, points }
    })
  }).flat()
}
