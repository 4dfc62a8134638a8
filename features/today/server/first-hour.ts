import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { defaultOf } from '#content/live.ts'
import type { Brand } from '#content/types/brand.ts'
import { readChanged } from '#features/calendar/server/calendar.server.ts'
import { type Desk, recordAudit } from '#features/people/server/people.server.ts'
import { readFirstSteps } from '#features/publishing/server/publishing.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { tooManyRequests } from '#server/failures/errors.ts'
import { takeFromLimit } from '#server/limits/limits.ts'
import { type FirstHourStep, firstHourSteps } from '../rules/first-hour.ts'

const GUIDE = 'first-hour'
const keyOf = (step: FirstHourStep) => `${GUIDE} ${step}`

const factsRow = z.object({
  settled: z.array(z.string()),
  clients: z.boolean(),
  samples: z.boolean(),
  figures: z.boolean(),
  team: z.boolean(),
  mail: z.nullable(z.enum(['sent', 'queued', 'failed'])),
})

/** Any mail that left proves that sending works; else the state of the last try. */
const readFacts = async (tx: Transaction) => {
  const rows = await queryRows(tx, factsRow)`
    select
      array(select key from alisio.settled_items where key like ${`${GUIDE}%`}) as settled,
      exists (select from alisio.clients where not demo) as clients,
      exists (select from alisio.clients where demo) as samples,
      exists (select from alisio.campaigns where not demo and exists (
        select from alisio.campaigns_stats stats where stats.campaign_id = campaigns.id)) as figures,
      (select count(*) > 1 from alisio.staff) or exists (
        select from alisio.invitations where staff_role is not null and accepted_at is null
          and withdrawn_at is null) as team,
      case when exists (select from alisio.lead_mails where state = 'sent') then 'sent' else (
        select state from alisio.lead_mails where kind = 'mail-test'
        order by created_at desc limit 1) end as mail`
  return rows[0] as z.infer<typeof factsRow>
}

/** The trial's first owner has the sample's address until they change it. */
const hasOwnAddress = (email: string) =>
  email !== (defaultOf('brand#brand') as Brand | undefined)?.email || !brand.sample

export type FirstHour = {
  steps: { id: FirstHourStep; done: boolean; skipped: boolean }[]
  /** Steps of the site's own guide that are left. */
  siteLeft: number
  samples: 'offered' | 'there' | 'none'
  /** `unset` where mails are only written to files. */
  mail: z.infer<typeof factsRow>['mail'] | 'unset'
  email: string
}

/** Null once nothing is left, or an owner has taken the guide away. For owners. */
export async function readFirstHour(desk: Desk): Promise<FirstHour | null> {
  const { member, run, database, staffId } = desk
  if (member.role !== 'owner') return null
  const { facts, hours } = await run(async (tx) => ({
    facts: await readFacts(tx),
    hours: (await readChanged(tx)).hours,
  }))
  if (facts.settled.includes(GUIDE)) return null
  const site = await readFirstSteps(database, staffId)
  const mail = desk.deps.env.SMTP_URL ? facts.mail : 'unset'
  const siteLeft = site.steps.filter(({ state }) => state === 'open').length
  const done: Record<FirstHourStep, boolean> = {
    account: hasOwnAddress(member.email),
    site: siteLeft === 0,
    client: facts.clients,
    figures: facts.figures,
    hours: hours !== undefined,
    team: facts.team,
    mail: mail === 'sent',
    factor: member.enrolled,
  }
  const steps = firstHourSteps.map((id) => ({
    id,
    done: done[id],
    skipped: !done[id] && facts.settled.includes(keyOf(id)),
  }))
  if (steps.every(({ done: isDone, skipped }) => isDone || skipped)) return null
  return {
    steps,
    siteLeft,
    samples: facts.samples ? 'there' : facts.clients ? 'none' : 'offered',
    mail,
    email: member.email,
  }
}

async function settle(tx: Transaction, staffId: string, key: string) {
  const { rowCount } = await tx.execute(sql`
    insert into alisio.settled_items (key, settled_by) values (${key}, ${staffId})
    on conflict do nothing`)
  if (rowCount) await recordAudit(tx, { kind: 'item-settled', detail: { what: GUIDE } })
}

export const skipFirstHourStep = ({ run, staffId }: Desk, step: FirstHourStep) =>
  run((tx) => settle(tx, staffId, keyOf(step)))

/** Takes the guide away for every owner. */
export const endFirstHour = ({ run, staffId }: Desk) => run((tx) => settle(tx, staffId, GUIDE))

const testLimit = { name: 'mail-test', most: 10, windowSeconds: 3600 }

/** Shows whether mails leave, with one to whoever asks. */
export async function sendProofMail({ deps, member }: Desk): Promise<void> {
  const { database, queue } = deps
  const limit = await takeFromLimit(database.db, testLimit, member.id)
  if (!limit.allowed) throw tooManyRequests(limit.retryAfterSeconds)
  const title = `Os e-mails da ${brand.name} saem`
  const lines = [
    'Este é o teste que você pediu na mesa da agência. Se ele chegou, convites, confirmações e relatórios também chegam.',
    'Se veio parar no spam, marque como “não é spam” e confira os registros SPF e DKIM do seu domínio.',
  ]
  await database.db.transaction((tx) =>
    queueMail(tx, queue, {
      kind: 'mail-test',
      to: member.email,
      subject: title,
      html: mailPage({ title, body: lines.map(paragraph).join('\n') }),
      text: mailText([`${title}.`, ...lines]),
    }),
  )
}
