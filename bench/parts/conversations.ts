import { setTimeout as sleep } from 'node:timers/promises'
import {
  Deliveries,
  followDesk,
  followVisitor,
  openVisitors,
  talk,
  type Visitor,
} from '../conversations/measure-delivery.ts'
import { type BenchSite, openSite } from '../publishing/site.ts'
import type { AppProcess } from '../support/app-process.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { type Account, signUp } from '../support/sign-up.ts'
import { quantile, round } from '../support/statistics.ts'

const CONVERSATIONS = 500
const ACCOUNTS = 5
const DESK_PAGES = 50
const SECONDS = 40
const PER_SECOND = 12
const AIM_MS = 300

/** Times of a public page while nothing or everything else goes on, in milliseconds. */
async function readPages(apps: AppProcess[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let count = 0; performance.now() < end; count += 1) {
    const since = performance.now()
    await (await fetch(`${(apps[count % apps.length] as AppProcess).url}/planos`)).arrayBuffer()
    times.push(performance.now() - since)
    await sleep(20)
  }
  return times
}

async function addStaff({ first, account, query }: BenchSite): Promise<Account[]> {
  const accounts = [account]
  while (accounts.length < ACCOUNTS) accounts.push(await signUp(first))
  await query(`insert into alisio.staff (user_id, role) select id, 'owner' from alisio."user"
    where email like 'bench-%' on conflict do nothing`)
  return accounts
}

/** The ids, which visitors are never told; all of them belong to the accounts, in turn. */
async function takeAll({ query }: BenchSite, visitors: Visitor[], accounts: Account[]) {
  const { rows } = await query('select id, name from alisio.conversations')
  const ids = new Map(rows.map(({ id, name }) => [String(name), String(id)]))
  for (const [number, visitor] of visitors.entries()) {
    visitor.id = ids.get(`Visitante ${number}`) ?? ''
    const { email } = accounts[number % accounts.length] as Account
    await query(`update alisio.conversations set state = 'attended', waiting_since = null,
      owner_id = (select id from alisio."user" where email = '${email}'), attended_by = 'Bench'
      where id = '${visitor.id}'`)
  }
}

const row = (name: string, times: number[]) => [
  name,
  times.length,
  round(quantile(times, 0.5)),
  round(quantile(times, 0.95)),
  round(quantile(times, 0.99)),
]

async function measure(site: BenchSite): Promise<string> {
  const { apps } = site
  const accounts = await addStaff(site)
  const before = apps.map((app) => app.residentMb())
  const alone = await readPages(apps, 8)
  const visitors = await openVisitors(apps, CONVERSATIONS)
  await takeAll(site, visitors, accounts)
  const deliveries = new Deliveries()
  const stops: (() => void)[] = []
  for (const visitor of visitors) stops.push(await followVisitor(visitor, deliveries))
  const pairs = visitors.slice(0, DESK_PAGES).map((visitor, number) => ({
    visitor,
    // Another process than the visitor's.
    app: apps[(number + 1) % apps.length] as AppProcess,
    account: accounts[number % accounts.length] as Account,
  }))
  for (const { visitor, app, account } of pairs) {
    stops.push(await followDesk(app, account, visitor.id, deliveries))
  }
  await sleep(1000)
  const [{ count, refused }, beside] = await Promise.all([
    talk(pairs, visitors.slice(DESK_PAGES), deliveries, {
      seconds: SECONDS,
      perSecond: PER_SECOND,
    }),
    readPages(apps, SECONDS),
  ])
  const during = apps.map((app) => app.residentMb())
  for (const stop of stops) stop()
  const memory = apps.map((_, each) => `${round(before[each] ?? 0)} → ${round(during[each] ?? 0)}`)
  const { toOpenPages, toLists, toVisitors } = deliveries
  const worst = Math.max(...[toOpenPages, toLists, toVisitors].map((each) => quantile(each, 0.95)))
  const figures = table(
    ['from sending to', 'deliveries', 'p50, ms', 'p95, ms', 'p99, ms'],
    [
      row('the open page at the desk, other process', toOpenPages),
      row('every list at the desk', toLists),
      row('the visitor, other process', toVisitors),
      row('(a public page, nothing else going on)', alone),
      row('(a public page meanwhile)', beside),
    ],
  )
  return `Two processes on one PostgreSQL, ${CONVERSATIONS} open conversations each followed by its visitor, ${DESK_PAGES} pages of the desk of ${ACCOUNTS} people, each with a conversation of the other process open; ${count} messages in ${SECONDS} s, a quarter of them replies from the desk, ${refused} refused. The time includes storing; this process sends and reads everything, on the same machine. Aim: 95 % within ${AIM_MS} ms (${worst <= AIM_MS ? 'held' : 'missed'}).\n\n${figures}\n\nResident memory of the processes, before and with all streams, MB: ${memory.join(', ')}.`
}

export const conversations: Part = {
  name: 'conversations',
  title: 'Conversations: 500 visitors, 50 pages of the desk, two processes',
  async run() {
    const site = await openSite({
      processes: 2,
      env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn', SIGN_UPS_PER_ADDRESS: '100' },
    })
    try {
      return await measure(site)
    } finally {
      await site.close()
    }
  },
}
