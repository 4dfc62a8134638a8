import { across } from '../curves.ts'
import { light } from '../light.ts'
import type { Field, Strand } from '../stage.ts'

/** Swell after swell, each line a little later than the one above: a rhythm that keeps arriving. */
export const waves: Field = (stage) => {
  const { noise, random, wide } = stage
  const trains = 2
  const perTrain = wide ? 21 : 15
  return Array.from({ length: trains }, (_, train): Strand[] => {
    const phase = random() * Math.PI * 2
    const late = 1.5 + 0.5 * random()
    return Array.from({ length: perTrain }, (_, i) => {
      const within = i / (perTrain - 1)
      const points = across(stage, (u, way) => {
        const spine =
          (wide ? 0.44 : 0.28) + 0.4 * train - 0.2 * u * u + 0.05 * noise(way + phase, 5 * train)
        const height = 0.1 + 0.07 * noise(1.4 * way + 9, train + phase)
        const swell = Math.sin(phase + 7.4 * way - late * within)
        return spine + height * swell + (within - 0.5) * 0.26
      })
      const line = light(stage, (train + within) / trains, trains * perTrain)
      return { ...line, points }
    })
  }).flat()
}
