import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { get, sendContact } from './requests.ts'
import { compareSpeed, describeProblems, Traffic } from './traffic.ts'

const ALONE_MS = 10_000
const WATCHED_MS = 100_000

type Kind = {
  name: string
  count: number
  begin: (socket: Socket) => void
  drip: string
  readsNothing?: boolean
}

const post = [
  'POST /functions/v1/send-form-email HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 4000',
  '',
  '{"name":"',
].join('\r\n')

const page = 'GET /home1 HTTP/1.1\r\nHost: localhost\r\n\r\n'

const kinds: Kind[] = [
  { name: 'silent', count: 100, begin: () => {}, drip: '' },
  {
    name: 'dripping headers',
    count: 300,
    begin: (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '),
    drip: 'a',
  },
  { name: 'dripping a body', count: 200, begin: (socket) => socket.write(post), drip: 'a' },
  {
    name: 'asking 2,000 times and not reading',
    count: 20,
    begin: (socket) => socket.write(page.repeat(2000)),
    // Only a write tells somebody who does not read that the connection is gone.
    drip: '\r\n',
    readsNothing: true,
  },
]

/** Resolves with the seconds until the server ended the connection, or nothing where it did not. */
function attack(port: number, { begin, drip, readsNothing }: Kind): Promise<number | undefined> {
  return new Promise((resolve) => {
    const since = performance.now()
    const socket = connect(port, '127.0.0.1', () => begin(socket))
    const dripping = drip ? setInterval(() => socket.write(drip), 1000) : undefined
    const giveUp = setTimeout(() => over(undefined), WATCHED_MS)
    function over(seconds: number | undefined) {
      clearInterval(dripping)
      clearTimeout(giveUp)
      socket.destroy()
      resolve(seconds)
    }
    const cut = () => over((performance.now() - since) / 1000)
    if (readsNothing) socket.pause()
    else socket.resume()
    socket.on('error', cut).on('end', cut).on('close', cut)
  })
}

export const slowLoris: Fault = {
  name: 'slow-loris',
  title: 'Slow-loris',
  timeoutSeconds: () => 300,
  async run(stage) {
    const app = await stage.startApp()
    const others = new Traffic(
      [
        { kind: '/', run: () => get(`${app.url}/`) },
        { kind: '/auth', run: () => get(`${app.url}/auth`) },
        {
          kind: 'contact',
          run: () => sendContact(app.url, { email: `${Math.random()}@a.example` }),
        },
      ],
      { visitors: 2, pauseMs: 50 },
    )
    stage.defer(() => others.stop())
    await sleep(ALONE_MS)
    const attackedAt = performance.now()
    const before = app.residentMb()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, app.residentMb())
    }, 500)
    stage.defer(() => clearInterval(watch))
    const port = Number(new URL(app.url).port)
    const ends = await Promise.all(
      kinds.map(async (kind) => ({
        ...kind,
        seconds: await Promise.all(Array.from({ length: kind.count }, () => attack(port, kind))),
      })),
    )
    clearInterval(watch)
    await others.stop()
    const total = kinds.reduce((sum, { count }) => sum + count, 0)
    const open = ends.flatMap(({ seconds }) => seconds).filter((one) => one === undefined).length
    const pages = others.visits.filter(({ kind }) => kind === '/')
    const speed = compareSpeed(
      pages.filter(({ at }) => at < attackedAt),
      pages.filter(({ at }) => at > attackedAt),
    )
    return {
      done: `${kinds.map(({ name, count }) => `${count} connections ${name}`).join(', ')} (a byte a second)`,
      checks: [
        ['the server cut every one of them', open === 0],
        ['other visitors were served meanwhile', others.problems.length === 0],
        speed.check,
      ],
      figures: [
        `${total - open} of ${total} cut`,
        ...ends.map(({ name, seconds }) => {
          const cut = seconds.filter((one) => one !== undefined)
          return `${name}: ${cut.length ? `after ${round(Math.min(...cut))}–${round(Math.max(...cut))} s` : 'never'}`
        }),
        `other visitors: ${others.visits.length} served, problems: ${describeProblems(others.visits)}`,
        speed.figure,
        `memory ${round(before)} → ${round(most)} MB`,
      ],
    }
  },
}
