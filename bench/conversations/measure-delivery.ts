import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CONVERSATIONS_PATH,
  EVENTS_PATH,
  MESSAGES_PATH,
} from '#features/conversations/rules/conversations.ts'
import type { AppProcess } from '../support/app-process.ts'
import { type Account, sendForm } from '../support/sign-up.ts'
import { follow } from './follow.ts'

export type Visitor = {
  id: string
  app: AppProcess
  token: string
  headers: Record<string, string>
}

/** A visitor with an address of their own, whose conversation is open. */
async function openVisitor(app: AppProcess, number: number): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url')
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1`,
  }
  const answer = await fetch(app.url + CONVERSATIONS_PATH, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      token,
      niche: 'Padaria',
      name: `Visitante ${number}`,
      turns: [{ by: 'visitor', text: 'Quero falar com uma pessoa.' }],
      page: `${app.url}/planos`,
      before: '',
      visit: { landing: '', referrer: '' },
    }),
  })
  if (!answer.ok) throw new Error(`a conversation was answered with ${answer.status}`)
  return { id: '', app, token, headers }
}

export async function openVisitors(apps: AppProcess[], count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (let number = 0; number < count; number += 1) {
    visitors.push(await openVisitor(apps[number % apps.length] as AppProcess, number))
  }
  return visitors
}

/** When each message was sent, and how long it took to each reader, in milliseconds. */
export class Deliveries {
  readonly toOpenPages: number[] = []
  readonly toLists: number[] = []
  readonly toVisitors: number[] = []
  readonly #sent = new Map<string, number>()

  send(): string {
    const mark = randomUUID()
    this.#sent.set(mark, performance.now())
    return mark
  }

  note(kind: 'toOpenPages' | 'toLists' | 'toVisitors', text: string, at: number): void {
    const since = this.#sent.get(text)
    if (since !== undefined) this[kind].push(at - since)
  }
}

export const followVisitor = ({ app, headers }: Visitor, deliveries: Deliveries) =>
  follow(app.url + EVENTS_PATH, { ...headers, 'Last-Event-ID': '0' }, ({ event, data }, at) => {
    if (event !== 'message') return
    const message = JSON.parse(data)
    if (message.author === 'staff') deliveries.note('toVisitors', message.text, at)
  })

/** A page of the desk with one conversation open: its messages, and the rows of its list. */
export const followDesk = (
  app: AppProcess,
  { cookie }: Account,
  id: string,
  deliveries: Deliveries,
) => {
  // A row comes again with its next change, and then with the same words.
  const listed = new Set<string>()
  return follow(
    `${app.url}/agencia/conversas/eventos?conversa=${id}&depois=0`,
    { cookie },
    ({ event, data }, at) => {
      if (event === 'message') {
        const message = JSON.parse(data)
        if (message.author === 'visitor') deliveries.note('toOpenPages', message.text, at)
      } else if (event === 'rows') {
        for (const { lastText = '' } of JSON.parse(data)) {
          if (!listed.has(lastText)) deliveries.note('toLists', lastText, at)
          listed.add(lastText)
        }
      }
    },
  )
}

async function write({ app, headers }: Visitor, text: string): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), text })
  const answer = await fetch(app.url + MESSAGES_PATH, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`a message was answered with ${answer.status}`)
}

async function reply(app: AppProcess, { cookie }: Account, id: string, text: string) {
  const fields = { intent: 'conversation-reply', key: randomUUID(), text }
  const headers = { cookie }
  const answer = await sendForm(app.url, `/agencia/conversas/${id}`, fields, { headers })
  if (answer.status !== 302) throw new Error(`a reply was answered with ${answer.status}`)
}

type Pair = { visitor: Visitor; app: AppProcess; account: Account }

/** Visitors of open pages write and are answered, each from another process than its reader's. */
export async function talk(
  pairs: Pair[],
  others: Visitor[],
  deliveries: Deliveries,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<{ count: number; refused: number }> {
  const running: Promise<void>[] = []
  let refused = 0
  const begin = (act: Promise<void>) =>
    running.push(
      act.catch(() => {
        refused += 1
      }),
    )
  const end = performance.now() + seconds * 1000
  let count = 0
  while (performance.now() < end) {
    const pair = pairs[count % pairs.length] as Pair
    const turn = count % 4
    if (turn === 0) {
      begin(reply(pair.app, pair.account, pair.visitor.id, deliveries.send()))
    } else {
      const visitor = turn === 1 ? pair.visitor : (others[count % others.length] as Visitor)
      begin(write(visitor, deliveries.send()))
    }
    count += 1
    await sleep(1000 / perSecond)
  }
  await Promise.all(running)
  // The last ones are on their way.
  await sleep(2000)
  return { count, refused }
}
