import { setTimeout as sleep } from 'node:timers/promises'
import { launchChrome } from '../support/chrome.ts'
import { cookiesOf } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import { type ButtonVisit, visitAndPress } from './button-visits.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Fault } from './fault.ts'
import { startProxy } from './nginx-proxy.ts'
import { makeOtherBuild } from './other-build.ts'
import { get, queryAssistant, sendContact, signIn, signUp } from './requests.ts'
import { describeProblems, quantileMs, Traffic } from './traffic.ts'

const ROUNDS = 6
const VISITS_PER_ROUND = 4

export const rollingRestarts: Fault = {
  name: 'rolling-restarts',
  title: 'Two builds at once: rolling restarts behind nginx',
  timeoutSeconds: () => 900,
  async run(stage) {
    const other = await makeOtherBuild(stage)
    const builds = [other.project, process.cwd()]
    const chrome = await launchChrome()
    stage.defer(() => chrome.close())
    await stage.startMail()
    const env = { TRUST_PROXY: 'loopback' }
    const apps = [await stage.startApp({ env }), await stage.startApp({ env })]
    const proxy = await startProxy(
      stage,
      apps.map((app) => app.url),
    )
    const email = 'cliente@example.com'
    const cookie = cookiesOf(await signUp(proxy.url, email))
    const acknowledged = new Set<string>()
    let count = 0
    const page = (path: string) => ({ kind: path, run: () => get(proxy.url + path) })
    const contact = {
      kind: 'contact',
      run: async () => {
        count += 1
        const visitor = `v${count}@example.com`
        const answer = await sendContact(proxy.url, { email: visitor })
        if (answer.ok) acknowledged.add(visitor)
        return answer
      },
    }
    const chat = {
      kind: 'chat',
      run: () => queryAssistant(proxy.url, 'como vender mais bolos?'),
      judge: ({ status, body }: { status: number; body: string }) =>
        (status !== 200 || !body.includes('[DONE]')) && `broken off (${status})`,
    }
    const dashboard = { kind: '/dashboard', run: () => get(`${proxy.url}/dashboard`, { cookie }) }
    const enter = {
      kind: 'sign-in',
      run: () => signIn(proxy.url, email),
      judge: ({ status }: { status: number }) => status !== 302 && `answered ${status}`,
    }
    const quick = new Traffic([page('/'), contact, page('/home1'), dashboard, contact], {
      visitors: 8,
      pauseMs: 5,
    })
    const slow = new Traffic([chat, enter, chat], { visitors: 3, pauseMs: 50 })
    for (const load of [quick, slow]) stage.defer(() => load.stop())
    await sleep(2000)
    const stops: number[] = []
    const pressed: ButtonVisit[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const app of apps) {
        stops.push(await app.end('SIGTERM'))
        app.deploy(builds[round % builds.length] as string)
        await app.start()
        await sleep(500)
        // From here to the next restart one process runs the one build, one the other.
        for (let count = 0; app === apps[0] && count < VISITS_PER_ROUND; count += 1) {
          pressed.push(await visitAndPress(chrome, proxy.url))
        }
      }
    }
    await Promise.all([quick.stop(), slow.stop()])
    const database = stage.database()
    const outcome = await untilMailed(stage, database, acknowledged, 120)
    const visits = [...quick.visits, ...slow.visits]
    const failed = visits.filter(({ problem }) => problem)
    const missing = pressed.flatMap((visit) => visit.missing)
    const worked = pressed.filter(({ works }) => works).length
    const files = pressed.reduce((sum, visit) => sum + visit.files, 0)
    return {
      done: `two instances on one database behind nginx, each stopped with SIGTERM and started again with another build ${ROUNDS} times in turn, under load (pages, contact, client area, sign-in, streams); while their builds differ, Chromium opens a page without a cache and presses its menu`,
      checks: [
        ['not one request failed', failed.length === 0],
        ['the builds differ', other.changed > 0],
        ['the browser got every hashed file', files > 0 && missing.length === 0],
        ['every press of the menu opened it', worked === pressed.length],
        [
          'every acknowledged message is stored and mailed',
          outcome.notStored + outcome.notMailed === 0,
        ],
        ['no mail was sent twice', outcome.duplicates === 0],
      ],
      figures: [
        `${visits.length} requests, ${acknowledged.size} of them messages, over ${stops.length} restarts`,
        `failed: ${describeProblems(failed)}`,
        `${other.changed} scripts named differently, ${pressed.length} visits by a browser between the builds, ${files} hashed files, ${missing.length} missing ${missing.slice(0, 3).join(', ')}, ${worked} menus opened`,
        `p50/p99 of the quick ones ${round(quantileMs(quick.visits, 0.5), 1)}/${round(quantileMs(quick.visits, 0.99))} ms`,
        `stopping took ${round(Math.max(...stops) / 1000, 1)} s at most`,
        `${outcome.notStored} not stored, ${outcome.notMailed} not mailed, ${outcome.duplicates} twice`,
        ...(failed.length ? [proxy.complaints()] : []),
      ],
    }
  },
}
