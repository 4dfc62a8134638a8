import { setTimeout as sleep } from 'node:timers/promises'
import { cookiesOf } from '../support/sign-up.ts'
import { doorCount, knockOnEveryDoor } from './every-door.ts'
import type { Fault } from './fault.ts'
import { freeze } from './freeze.ts'
import { get, signUp } from './requests.ts'

/** From then on everybody is told at once (server/db/connection/primary.ts). */
const NOTICED_MS = 6000

export const outageWords: Fault = {
  name: 'outage-words',
  title: 'How an outage is told',
  timeoutSeconds: () => 180,
  async run(stage) {
    const app = await stage.startApp()
    const cookie = cookiesOf(await signUp(app.url, 'cliente@example.com'))
    const thaw = freeze(stage.postmasterPid())
    stage.defer(thaw)
    await get(`${app.url}/dashboard`, { cookie })
    await sleep(NOTICED_MS)
    const problems = await knockOnEveryDoor(app.url, cookie)
    return {
      done: `PostgreSQL frozen, then ${doorCount} doors tried: public forms, sign-in, client area, desk, assistant and files`,
      checks: [
        ['each answered 503, in the one wording, with when to come back', problems.length === 0],
        ['forms gave back what was typed', !problems.some((one) => one.includes('typed'))],
      ],
      figures: [`problems: ${problems.join(', ') || 'none'}`],
    }
  },
}
