import type { ModelData } from './artefact.ts'
import { shareOf, sharesOf } from './model.ts'

export type Calibration = Pick<ModelData, 'temperature' | 'curve'>
type HeldBack = { label: number; odds: Float64Array }

/** The temperature at which what was held back is told with the least surprise. */
export function calibrate(questions: HeldBack[]): Calibration {
  const surprise = (temperature: number) =>
    questions.reduce((sum, { label, odds }) => {
      const share = shareOf(odds, temperature, label)
      return sum - Math.log(Math.max(1e-9, share))
    }, 0)
  let [temperature, least] = [1, Number.POSITIVE_INFINITY]
  for (let one = 0.5; one < 2; one *= 1.02) {
    const points = surprise(one)
    if (points < least) [temperature, least] = [one, points]
  }
  const bins = Array.from({ length: 10 }, () => ({ sure: 0, right: 0, count: 0 }))
  for (const { label, odds } of questions) {
    const shares = sharesOf(odds, temperature)
    const sure = Math.max(...shares)
    const bin = bins[Math.min(9, Math.floor(sure * 10))] as (typeof bins)[number]
    bin.sure += sure
    bin.count += 1
    bin.right += shares[label] === sure ? 1 : 0
  }
  const curve = bins
    .filter(({ count }) => count > 0)
    .map(({ sure, right, count }) => ({ sure: sure / count, right: right / count, count }))
  return { temperature, curve }
}
