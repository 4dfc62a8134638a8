import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type BenchSite, document } from './site.ts'

const PER_SECOND = 500
const CONNECTIONS = 30
const PAUSE_MS = (1000 * CONNECTIONS) / PER_SECOND
/** A visitor who fell behind catches up on at most this much, so that a stall is no burst later. */
const MOST_BEHIND_MS = 1000
/** Ready-made, made for each request, and missing: all of them show the release's number. */
const paths = ['/links', '/', '/contato', '/links', '/nada-aqui', '/servicos']

function get(agent: Agent, url: string): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
        resolve({ status: answer.statusCode ?? 0, html: text.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** The numbers on two pages of a process, one ready-made and one made for the request. */
export async function numbersOn(url: string): Promise<number[]> {
  const pages = await Promise.all(
    ['/links', '/contato'].map(async (path) => (await fetch(url + path)).text()),
  )
  return pages.flatMap(numbersIn)
}

const numbersIn = (html: string) => [...html.matchAll(/Edição (\d+)\./g)].map(([, n]) => Number(n))

/**
 * Visitors on connections of their own, each to one process: every page must carry one number, and
 * none a lower one than the connection has seen.
 */
export function watchReleases({ apps }: BenchSite) {
  const problems: string[] = []
  let answers = 0
  let numbered = 0
  let stopped = false
  const visitors = Array.from({ length: CONNECTIONS }, async (_, index) => {
    const app = apps[index % apps.length]
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let highest = 0
    let due = performance.now()
    for (let turn = index; !stopped; turn += 1) {
      due = Math.max(due + PAUSE_MS, performance.now() - MOST_BEHIND_MS)
      const path = paths[turn % paths.length] as string
      try {
        const { status, html } = await get(agent, app?.url + path)
        answers += 1
        const numbers = numbersIn(html)
        if (numbers.length > 1) numbered += 1
        if (status !== (path === '/nada-aqui' ? 404 : 200)) problems.push(`${path}: ${status}`)
        if (new Set(numbers).size > 1) problems.push(`${path}: mixes ${[...new Set(numbers)]}`)
        const [number = highest] = numbers
        if (number < highest) problems.push(`${path}: ${number} after ${highest}`)
        highest = Math.max(highest, number)
      } catch (error) {
        problems.push(`${path}: ${error}`)
      }
      await sleep(Math.max(0, due - performance.now()))
    }
    agent.destroy()
  })
  return async () => {
    stopped = true
    await Promise.all(visitors)
    return { answers, numbered, problems }
  }
}

/** Texts of two documents, so that all pages and some twice carry the number. */
export async function draftNumber({ query }: BenchSite, number: number): Promise<string[]> {
  const text = `Edição ${number}.`
  const patches = {
    [document]: { linksLabel: text, meta: { description: `${text} Todos os links.` } },
    'brand#brand': { tagline: text, description: `${text} Quem somos.` },
  }
  for (const [key, patch] of Object.entries(patches)) {
    await query(`insert into alisio.site_drafts (document, patch, changed_by_name)
      values ('${key}', '${JSON.stringify(patch)}'::jsonb, 'bench')
      on conflict (document) do update set patch = excluded.patch, version = 1`)
  }
  return Object.keys(patches)
}
