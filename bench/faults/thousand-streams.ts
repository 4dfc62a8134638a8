import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { median, round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'

const STREAMS = 1000
const SAMPLES = 200
/** What the product promises for one process, all it has at rest included. */
const MOST_MB = 350

type Result = { firstMs: number; complete: boolean }

/** Plain http: a thousand fetches would measure this process instead. */
function openStream(
  url: string,
  question: string,
  headers: Record<string, string>,
  agent: Agent | false = false,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const outgoing = request(url, { method: 'POST', headers, agent, timeout: 90_000 })
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error('silent for 90 s')))
    outgoing.on('response', (answer) => {
      let firstMs = 0
      let end = ''
      if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (!firstMs && text.includes('content')) firstMs = performance.now() - since
        end = (end + text).slice(-40)
      })
      answer.on('end', () => resolve({ firstMs, complete: end.includes('[DONE]') }))
      answer.on('error', reject)
    })
    outgoing.end(question)
  })
}

/** Connections of anybody on this machine to a port that are still established. */
function connectionsOf(port: string): number {
  const hex = `:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, from, , state]) => state === '01' && from?.endsWith(hex)).length
}

async function startModel() {
  const model = fork(join(import.meta.dirname, '..', 'support', 'slow-model.ts'))
  const [port] = (await once(model, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => model.kill() }
}

export const thousandStreams: Fault = {
  name: 'thousand-streams',
  title: 'A thousand answers at once',
  timeoutSeconds: () => 300,
  async run(stage) {
    const model = await startModel()
    stage.defer(model.stop)
    const app = await stage.startApp({ env: { CHAT_API_URL: `${model.url}/v1` } })
    const json = { 'Content-Type': 'application/json' }
    const ours = { ...json, Authorization: 'Bearer visitante' }
    const chat = app.url + CHAT_PATH
    const question = (text: string) => JSON.stringify({ niche: 'Padaria', question: text })
    const quick = question('rápido: como vender mais bolos?')
    const direct = JSON.stringify({ messages: [{ role: 'user', content: quick }], stream: true })

    const agent = new Agent({ keepAlive: true })
    const times: Record<'direct' | 'ours', number[]> = { direct: [], ours: [] }
    for (let sample = -50; sample < SAMPLES; sample += 1) {
      const one = await openStream(`${model.url}/v1/chat/completions`, direct, json, agent)
      const other = await openStream(chat, quick, ours, agent)
      if (sample < 0) continue
      times.direct.push(one.firstMs)
      times.ours.push(other.firstMs)
    }
    agent.destroy()

    const before = app.residentMb()
    let most = before
    let openAtOnce = 0
    const openNow = async () => Number(await (await fetch(`${model.url}/open`)).text())
    const watch = setInterval(async () => {
      most = Math.max(most, app.residentMb())
      openAtOnce = Math.max(openAtOnce, await openNow().catch(() => 0))
    }, 250)
    stage.defer(() => clearInterval(watch))
    const results = await Promise.allSettled(
      Array.from({ length: STREAMS }, () =>
        openStream(chat, question('como vender mais bolos?'), ours),
      ),
    )
    clearInterval(watch)
    const complete = results.filter((one) => one.status === 'fulfilled' && one.value.complete)
    const errors = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    // Connections to the model are kept for four seconds after their last use.
    await sleep(8000)
    const open = await openNow()
    const connections = connectionsOf(new URL(app.url).port)
    const added = median(times.ours) - median(times.direct)
    return {
      done: `${STREAMS} visitors ask at once; the model takes 10 s for each answer`,
      checks: [
        ['all complete', complete.length === STREAMS],
        ['all open at the same moment', openAtOnce === STREAMS],
        [`memory stays below ${MOST_MB} MB`, most < MOST_MB],
        ['nothing is left open', open === 0],
      ],
      figures: [
        `${complete.length} complete, ${errors.length} errors${errors[0] ? ` (${errors[0]})` : ''}`,
        `${openAtOnce} open at once`,
        `memory ${round(before)} → ${round(most)} MB (${round(((most - before) * 1024) / STREAMS)} kB a stream)`,
        `first token: ${round(median(times.direct), 2)} ms from the model, ${round(median(times.ours), 2)} ms through the app (${round(added, 2)} ms added)`,
        `afterwards ${open} answers and ${connections} connections open`,
      ],
    }
  },
}
