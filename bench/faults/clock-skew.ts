import { ModelStandIn } from '#tests/support/features/assistant/model-stand-in.ts'
import { clockChecks, shiftClock } from './clock-checks.ts'
import type { Check, Fault } from './fault.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const offsets = {
  '10 minutes ahead': 10 * MINUTE,
  '10 minutes behind': -10 * MINUTE,
  'a day ahead': DAY,
  'a day behind': -DAY,
}

export const clockSkew: Fault = {
  name: 'clock-skew',
  title: 'Clocks that disagree',
  timeoutSeconds: () => 480,
  async run(stage) {
    await stage.startMail()
    const model = new ModelStandIn()
    const CHAT_API_URL = await model.start()
    stage.defer(() => model.stop())
    const right = await stage.startApp({ env: { CHAT_API_URL } })
    const results: Check[] = []
    for (const [name, offset] of Object.entries(offsets)) {
      const clock = { CLOCK_OFFSET_MS: String(offset), CLOCK_JUMP_MS: String(-offset) }
      const wrong = await stage.startApp({ env: { CHAT_API_URL, ...clock }, preload: shiftClock })
      for (const check of clockChecks) {
        results.push(...(await check({ stage, wrong, right, offset, name })))
      }
      await wrong.end('SIGTERM')
    }
    const names = new Set(results.map(([statement]) => statement.replace(/^.*?: /, '')))
    const failed = results.filter(([, passed]) => !passed)
    return {
      done: `an instance whose clock is ${Object.keys(offsets).join(', ')}, beside one whose clock is the database's`,
      checks: failed.length ? failed : [...names].map((name) => [name, true]),
      figures: [
        `${results.length - failed.length} of ${results.length} checks held (${names.size} for each of ${Object.keys(offsets).length} offsets)`,
      ],
    }
  },
}
