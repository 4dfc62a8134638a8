import { across } from '../curves.ts'
import { light } from '../light.ts'
import { lerp, smoothstep } from '../noise.ts'
import type { Field, Strand } from '../stage.ts'

/** Sheets of cloth one behind another, each turning in the wind: one idea, many pieces. */
export const layers: Field = (stage) => {
  const { noise, random } = stage
  const sheets = stage.wide ? 4 : 3
  const perSheet = stage.wide ? 22 : 18
  return Array.from({ length: sheets }, (_, sheet): Strand[] => {
    const phase = random() * 20
    const base = lerp(0.2, 1.02, sheet / (sheets - 1))
    const twist = lerp(2.3, 3.3, random())
    return Array.from({ length: perSheet }, (_, i) => {
      const across01 = i / (perSheet - 1)
      const t = (sheet + across01) / sheets
      const points = across(stage, (u) => {
        const spine = base - 0.3 * smoothstep(0, 1.1, u) ** 1.3 + 0.12 * noise(1.2 * u + phase, sheet)
        const turn = Math.cos(phase + twist * u + 0.9 * across01)
        return spine + (across01 - 0.5) * 0.3 * turn + 0.035 * Math.sin(phase + 4.5 * u + 2.2 * across01)
      })
      return { points, ...light(stage, t, i === 0 || i === perSheet - 1 ? 1.5 : 1) }
    })
  }).flat()
}
