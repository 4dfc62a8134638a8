import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { readArtefact } from '#features/assistant/server/chat/understanding/artefact.ts'
import { judge, type Verdict } from '../assistant/judge.ts'
import type { Question } from '../assistant/question.ts'
import { firstAskings, heldOut, tuning } from '../assistant/questions.ts'
import { cpuTime, untilIdle } from '../support/cpu.ts'
import { findings, table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { quantile, round } from '../support/statistics.ts'

type Answered = Verdict & { firstByteMs: number }

/** Asks as a browser does, and reads the stream as specified. */
async function queryAssistant(url: string, question: Question): Promise<Answered> {
  const { niche, question: text, previous } = question
  const since = performance.now()
  const answer = await fetch(url + CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer bench-visitor' },
    body: JSON.stringify({ niche, question: text, previous }),
  })
  // A refusal is no wrong answer, and would be counted as one.
  if (!answer.ok) throw new Error(`the assistant answered ${answer.status}: ${await answer.text()}`)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let stream = ''
  let firstByteMs: number | undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    firstByteMs ??= performance.now() - since
    stream += decoder.decode(value, { stream: true })
  }
  const said = stream
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)).choices?.[0].delta.content ?? '')
    .join('')
  return { ...judge(question, said), firstByteMs: firstByteMs ?? Number.NaN }
}

const share = (list: Answered[]) => {
  if (list.length === 0) return 'none are kept back at present'
  const right = list.filter(({ misses }) => misses.length === 0).length
  return `${right} of ${list.length} (${round((100 * right) / list.length, 1)}%)`
}

function byKind(lists: Answered[][]): string {
  const kinds = [...new Set(lists.flat().map(({ question }) => question.kind))]
  const rows = kinds.map((kind) => [
    kind,
    ...lists.map((list) => {
      const kindResults = list.filter(({ question }) => question.kind === kind)
      const right = kindResults.filter(({ misses }) => misses.length === 0).length
      return kindResults.length ? `${right} of ${kindResults.length}` : ''
    }),
  ])
  return table(['kind', 'tuning', 'held out'], rows)
}

function missed(list: Answered[], none: string): string {
  const lines = list
    .filter(({ misses }) => misses.length > 0)
    .map(({ question: { kind, question, previous }, misses }) => {
      const before = previous ? ` (after “${previous}”)` : ''
      return `${kind}: “${question}”${before}: ${misses.join('; ')}`
    })
  return findings(lines, none)
}

/** How sure the model said to be of examples that it had not learnt, and how often it was right. */
function calibration(): string {
  const { curve, temperature } = readArtefact().model
  const percent = (share: number) => `${round(100 * share, 0)}%`
  const rows = curve.map(({ sure, right, count }) => [percent(sure), percent(right), count])
  return `**Calibration.** Examples held back from the fit (temperature ${round(temperature, 2)}); the thresholds applied to it stand in \`thresholds.ts\`.\n\n${table(['says it is sure by', 'was right', 'examples'], rows)}`
}

/** What each set of strangers' questions gave before anything was changed for it. */
function firsts(): string {
  const rows = firstAskings.map(({ set, right, of, read }) => [
    set,
    `${right} of ${of} (${round((100 * right) / of, 1)}%)${read ? `; ${read} by reading` : ''}`,
  ])
  return `**Asked once.** Before anything was changed for it (\`bench/assistant/first-askings.json\`); the last is the figure that counts, of which 95% are aimed at.\n\n${table(['set', 'right'], rows)}`
}

const ONE_BY_ONE = 100

export const assistant: Part = {
  name: 'assistant',
  title: 'The assistant without a model: is the right fact first?',
  async run() {
    const env = Object.fromEntries(
      ['PER_MINUTE', 'PER_HOUR', 'PER_DAY', 'AT_ONCE'].map((name) => [`CHAT_${name}`, '100000']),
    )
    return withServer(
      async ({ url, pid }) => {
        await untilIdle(pid)
        const before = cpuTime(pid)
        await firstByte(url, tuning[0] as Question)
        const firstAnswer = cpuTime(pid) - before
        // The first answers compile what the others run.
        await Promise.all(tuning.slice(0, 20).map((question) => queryAssistant(url, question)))
        const each = async (list: Question[]) => {
          const results: Answered[] = []
          for (let at = 0; at < list.length; at += 16) {
            results.push(
              ...(await Promise.all(
                list.slice(at, at + 16).map((one) => queryAssistant(url, one)),
              )),
            )
          }
          return results
        }
        const begun = cpuTime(pid)
        const lists = [await each(tuning), await each(heldOut)] as [Answered[], Answered[]]
        const perAnswer = (cpuTime(pid) - begun) / lists.flat().length
        const waits: number[] = []
        const idle: number[] = []
        for (const question of tuning.slice(0, ONE_BY_ONE)) {
          idle.push(await timed(`${url}/readyz`))
          waits.push(await firstByte(url, question))
        }
        const all = lists.flat()
        const invented = all.flatMap(({ question, invented }) =>
          invented.map((one) => `“${question.question}”: ${one}`),
        )
        const summary = table(
          ['what', 'aim', 'figure'],
          [
            ['right fact first, tuning part', '95%', share(lists[0])],
            ['right fact first, held-out part', '90%', share(lists[1])],
            [
              'prices, percentages or promises that the content does not hold',
              '0',
              invented.length,
            ],
            [
              'CPU time of the first answer after a start, in steps of 10 ms',
              '50 ms',
              `${firstAnswer} ms`,
            ],
            [
              'CPU time of an answer with its stream, 16 at once, whatever else the machine does',
              '',
              `${round(perAnswer, 1)} ms`,
            ],
            [
              'first byte, one visitor at a time, median',
              '',
              `${round(quantile(waits, 0.5), 1)} ms`,
            ],
            [
              'first byte, one visitor at a time, p95',
              '10.5 ms',
              `${round(quantile(waits, 0.95), 1)} ms`,
            ],
            [
              'for comparison, `/readyz` in turn with them, p95',
              '',
              `${round(quantile(idle, 0.95), 1)} ms`,
            ],
            [
              'first byte, 16 visitors at once, p95',
              '75 ms',
              `${round(
                quantile(
                  all.map(({ firstByteMs }) => firstByteMs),
                  0.95,
                ),
                1,
              )} ms`,
            ],
          ],
        )
        return [
          `Questions as hurried owners type them (\`bench/assistant/questions\`), each with the facts its answer must hold in its first three sentences, must hold anywhere, and must not hold; facts are references to the content. The held-out part is written by strangers to the assistant and to the other questions, or from the public pages before anything was changed for it, and none of it is copied into the examples; its misses were looked at since, so that these are no first askings (decision 043 has those).`,
          summary,
          byKind(lists),
          firsts(),
          calibration(),
          `**Missed, tuning part.** ${missed(lists[0], 'None.')}`,
          `**Missed, held-out part.** ${heldOut.length ? missed(lists[1], 'None.') : 'No set is kept back at present.'}`,
          `**Invented.** ${findings(invented, 'Nothing.')}`,
        ].join('\n\n')
      },
      { env: { ...env, CHAT_ANON_KEY: 'bench-visitor' } },
    )
  },
}

async function timed(address: string): Promise<number> {
  const since = performance.now()
  await (await fetch(address)).text()
  return performance.now() - since
}

/** The first piece alone: what comes after it is paced for reading. */
async function firstByte(url: string, { niche, question, previous }: Question): Promise<number> {
  const leave = new AbortController()
  const since = performance.now()
  const answer = await fetch(url + CHAT_PATH, {
    method: 'POST',
    signal: leave.signal,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer bench-visitor' },
    body: JSON.stringify({ niche, question, previous }),
  })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  const waited = performance.now() - since
  await reader.cancel().catch(() => {})
  leave.abort()
  return waited
}
