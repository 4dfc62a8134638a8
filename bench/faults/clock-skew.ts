import type { Fault } from './fault.ts'

export const clockSkew: Fault = {
  name: 'clock-skew',
  title: 'Clocks that disagree',
  patienceSeconds: () => 300,
  async run() {
    return { done: '', checks: [['stub', false]], figures: [] }
  },
}
