import { setTimeout as sleep } from 'node:timers/promises'
import { reais } from '#content/derived/prices.ts'
import { recurringServices } from '#content/plans.ts'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { openSite, press } from './site.ts'

const KEY = 'chave-publica-da-bancada'
const EVERY_MS = 50
const plans = 'plans#recurringServices'

/** An answer of the assistant as a visitor reads it. */
async function ask(url: string, question: string): Promise<string> {
  const answer = await fetch(url + CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` },
    body: JSON.stringify({ niche: 'Padaria', question }),
  })
  if (!answer.ok) throw new Error(`the assistant answered ${answer.status}`)
  return (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)).choices?.[0]?.delta?.content ?? '')
    .join('')
}

/** When the first question was sent that a process answers with a text; answers take their time. */
async function answeredFrom(url: string, question: string, text: string): Promise<number> {
  let first = Number.POSITIVE_INFINITY
  const answers: Promise<void>[] = []
  while (first === Number.POSITIVE_INFINITY) {
    const sent = performance.now()
    answers.push(
      ask(url, question).then((answer) => {
        if (answer.includes(text)) first = Math.min(first, sent)
      }),
    )
    await sleep(EVERY_MS)
  }
  await Promise.all(answers)
  return first
}

/** From pressing "Publicar agora" with another price to the first question that the last process answers with it. */
export async function timePrices(processes: number, runs: number): Promise<number[]> {
  const [first, ...others] = recurringServices
  if (!first) throw new Error('there is no monthly service with a price')
  const site = await openSite({
    processes,
    env: {
      CHAT_ANON_KEY: KEY,
      CHAT_PER_MINUTE: '100000',
      CHAT_PER_HOUR: '100000',
      CHAT_PER_DAY: '100000',
      CHAT_AT_ONCE: '100',
    },
  })
  try {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const price = 1201 + run
      const patch = JSON.stringify([{ ...first, price }, ...others]).replaceAll("'", "''")
      await site.query(`insert into alisio.site_drafts (document, patch, changed_by_name)
        values ('${plans}', '${patch}'::jsonb, 'bench')`)
      const question = `quanto custa ${first.name}?`
      const answered = site.apps.map(({ url }) => answeredFrom(url, question, reais(price)))
      const since = performance.now()
      const answer = await press(site.first, site.account, [plans])
      if (answer.status >= 400) throw new Error(`publishing was answered with ${answer.status}`)
      times.push(Math.max(...(await Promise.all(answered))) - since)
    }
    return times
  } finally {
    await site.close()
  }
}
