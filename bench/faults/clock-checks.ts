import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { AppProcess } from '../support/app-process.ts'
import { runCommand } from '../support/run-command.ts'
import { benchPassword, cookiesOf } from '../support/sign-up.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Check } from './fault.ts'
import { get, queryAssistant, sendAuthForm, sendContact, signIn, signUp } from './requests.ts'
import type { Stage } from './stage.ts'

/** Loaded ahead of a process whose clock is to be wrong. */
export const shiftClock = join(import.meta.dirname, '..', 'support', 'shift-clock.mjs')

/** One instance's clock is wrong, the other's is the database's. */
type Pair = {
  stage: Stage
  wrong: AppProcess
  right: AppProcess
  offset: number
  name: string
}

/** Whether every answer to the same request has this status. */
async function allAnswer(status: number, answers: Promise<Response>[]): Promise<boolean> {
  return (await Promise.all(answers)).every((answer) => answer.status === status)
}

async function checkSessions({ wrong, right, name }: Pair): Promise<Check[]> {
  const dashboards = (cookie: string) =>
    [wrong, right].map(({ url }) => get(`${url}/dashboard`, { cookie }))
  const email = `sessao-${crypto.randomUUID()}@example.com`
  const bySignUp = cookiesOf(await signUp(wrong.url, email))
  const bySignIn = cookiesOf(await signIn(right.url, email))
  const demo = await fetch(`${right.url}/dashboard?index`, {
    method: 'POST',
    headers: { origin: right.url, cookie: bySignUp },
    body: new URLSearchParams({ intent: 'generate-demo' }),
    redirect: 'manual',
  })
  const [one, other] = await Promise.all(
    dashboards(bySignUp).map(async (page) => figuresOf(await page)),
  )
  return [
    [
      `${name}: a session of either instance is good at both`,
      await allAnswer(200, [...dashboards(bySignUp), ...dashboards(bySignIn)]),
    ],
    [
      `${name}: both show the same 30 days`,
      demo.status === 302 && one === other && /R\$/.test(one ?? ''),
    ],
  ]
}

/** The amounts a page shows. */
async function figuresOf(page: Response): Promise<string> {
  const text = (await page.text()).replace(/<!-- -->/g, '')
  return (text.match(/R\$\s?[\d.,]+/g) ?? []).join(' ')
}

/** Three in an hour by default, wherever they are asked for. */
async function checkLimits({ wrong, right, name }: Pair): Promise<Check[]> {
  const email = `limite-${crypto.randomUUID()}@example.com`
  const forgot = ({ url }: AppProcess) => sendAuthForm(url, { intent: 'forgot', email })
  const allowed = []
  for (const app of [wrong, right, wrong]) allowed.push((await forgot(app)).status)
  const refused = [(await forgot(right)).status, (await forgot(wrong)).status]
  return [
    [
      `${name}: limits count as one`,
      allowed.every((status) => status === 302) && refused.every((status) => status === 429),
    ],
  ]
}

async function checkContact({ stage, wrong, right, name }: Pair): Promise<Check[]> {
  const id = crypto.randomUUID()
  const slow = [wrong, right].map(({ url }, index) => ({
    url,
    email: `lento${index}-${id}@example.com`,
  }))
  const quick = [wrong, right].map(({ url }, index) => ({
    url,
    email: `veloz${index}-${id}@example.com`,
  }))
  const key = crypto.randomUUID()
  const twice = { email: `dobro-${id}@example.com`, key, elapsed: 9000 }
  const sent = [
    ...slow.map(({ url, email }) => sendContact(url, { email, elapsed: 9000 })),
    ...quick.map(({ url, email }) => sendContact(url, { email, elapsed: 500 })),
    sendContact(wrong.url, twice).then(() => sendContact(right.url, twice)),
  ]
  const accepted = await allAnswer(200, sent)
  const database = stage.database()
  const { rows } = await database.db.execute<{
    email: string
    spam: string | null
    skew: number
  }>(sql`
    select email, suspected_spam as spam, extract(epoch from now() - created_at)::float as skew
    from alisio.contact_messages where email like ${`%${id}%`}`)
  const acknowledged = new Set([...slow.map(({ email }) => email), twice.email])
  const outcome = await untilMailed(stage, database, acknowledged, 40)
  const spam = rows.filter((row) => row.spam).map(({ email }) => email)
  return [
    [
      `${name}: the form's least time is the visitor's own`,
      accepted && spam.length === 2 && spam.every((email) => email.startsWith('veloz')),
    ],
    [`${name}: a message sent to both is one`, rows.length === 5],
    [`${name}: messages are dated by the database`, rows.every(({ skew }) => Math.abs(skew) < 60)],
    [
      `${name}: jobs run at once, each mail once`,
      outcome.notMailed === 0 && outcome.duplicates === 0,
    ],
  ]
}

async function checkReset({ stage, wrong, right, name }: Pair): Promise<Check[]> {
  let fine = true
  for (const [path, opened] of [
    [wrong, right],
    [right, wrong],
    [wrong, wrong],
  ] as const) {
    const email = `senha-${crypto.randomUUID()}@example.com`
    await signUp(right.url, email)
    await sendAuthForm(path.url, { intent: 'forgot', email })
    const token = await stage.mailedToken(email)
    const answer = await sendAuthForm(
      opened.url,
      {
        intent: 'reset',
        token,
        password: `${benchPassword}-nova`,
        confirmPassword: `${benchPassword}-nova`,
      },
      `/auth?mode=reset&token=${token}`,
    )
    fine &&= answer.status === 302
  }
  return [[`${name}: a link to a new password works at either`, fine]]
}

/** A file of the samples comes out with the days it names. */
async function checkImport({ stage, right, offset, name }: Pair): Promise<Check[]> {
  const email = `arquivo-${crypto.randomUUID()}@example.com`
  await signUp(right.url, email)
  const { code } = await runCommand(
    process.execPath,
    [
      '--import',
      shiftClock,
      'scripts/command/import-campaigns.ts',
      '--client',
      email,
      '--unconfirmed',
      'docs/samples/meta-ads-pt.csv',
    ],
    { env: { DATA_DIR: stage.dataDir, CLOCK_OFFSET_MS: String(offset) }, seconds: 60 },
  )
  const database = stage.database()
  const { rows } = await database.db.execute<{ days: string }>(sql`
    select string_agg(distinct campaigns_stats.date::text, ' ' order by campaigns_stats.date::text) as days
    from alisio.campaigns_stats join alisio.campaigns on campaigns.id = campaigns_stats.campaign_id
    join alisio."user" on "user".id = campaigns.client_id where "user".email = ${email}`)
  return [
    [
      `${name}: imported days are the file's`,
      code === 0 && rows[0]?.days === '2026-10-01 2026-10-02 2026-10-03',
    ],
  ]
}

/** The clock is set while an answer is streamed. */
async function checkJump({ wrong, name }: Pair): Promise<Check[]> {
  const email = `salto-${crypto.randomUUID()}@example.com`
  const cookie = cookiesOf(await signUp(wrong.url, email))
  const streaming = queryAssistant(wrong.url, 'lento: como vender mais bolos?')
  await sleep(300)
  wrong.send('SIGUSR2')
  const answer = await (await streaming).text()
  const page = await get(`${wrong.url}/dashboard`, { cookie })
  return [
    [
      `${name}: setting the clock right cuts no stream and no session`,
      answer.includes('[DONE]') && page.status === 200,
    ],
  ]
}

export const clockChecks = [
  checkSessions,
  checkLimits,
  checkContact,
  checkReset,
  checkImport,
  checkJump,
]
