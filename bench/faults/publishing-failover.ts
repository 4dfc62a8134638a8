import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { draftNumber, watchReleases } from '../publishing/consistency.ts'
import { openSite, press, shownAt } from '../publishing/site.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { freeze } from './freeze.ts'
import { startReplicated } from './replicated-postgres.ts'

const AWAY_MS = 5000
const VISIBLE_WITHIN_SECONDS = 30

export const publishingFailover: Fault = {
  name: 'publishing-failover',
  title: 'Publishing through a failover',
  timeoutSeconds: () => 300,
  async run(stage) {
    const servers = await startReplicated(stage)
    let { port } = servers.primary
    const query = async (text: string) => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'alisio', database: 'alisio' })
      await client.connect()
      return client.query(text).finally(() => client.end())
    }
    const site = await openSite({ processes: 3, database: { url: servers.url, query } })
    stage.defer(site.close)
    const stop = watchReleases(site)
    const publish = async (number: number) => {
      const since = performance.now()
      await press(site.first, site.account, await draftNumber(site, number))
      await Promise.all(site.apps.map((app) => shownAt(app.url, `Edição ${number}.`)))
      return performance.now() - since
    }
    await publish(1)
    // The second is pressed, and the database vanishes before it is live.
    const pressed = press(site.first, site.account, await draftNumber(site, 2)).catch(
      () => undefined,
    )
    await sleep(100)
    const thaw = freeze(servers.primary.postmasterPid())
    stage.defer(thaw)
    await sleep(AWAY_MS)
    await servers.promote()
    port = servers.standby.port
    const promotedAt = performance.now()
    await pressed
    let answer: Response | undefined
    while (!answer || answer.status >= 400) {
      answer = await draftNumber(site, 3)
        .then((documents) => press(site.first, site.account, documents))
        .catch(() => undefined)
      if (performance.now() - promotedAt > 60_000) break
      await sleep(500)
    }
    await Promise.all(site.apps.map((app) => shownAt(app.url, 'Edição 3.')))
    const seconds = (performance.now() - promotedAt) / 1000
    thaw()
    await sleep(3000)
    const { answers, problems } = await stop()
    const [first = 'none'] = problems
    return {
      done: `three processes on two PostgreSQL in synchronous replication; the primary frozen ${AWAY_MS / 1000} s in the middle of a publication, then the standby promoted, 500 requests/s of public pages all the while`,
      checks: [
        ['every page was old or new as a whole, and none went back', problems.length === 0],
        ['a publication is shown within 30 s of the promotion', seconds <= VISIBLE_WITHIN_SECONDS],
      ],
      figures: [
        `${answers} answers, ${problems.length} problems, the first: ${first}`,
        `published ${round(seconds, 1)} s after the promotion`,
      ],
    }
  },
}
