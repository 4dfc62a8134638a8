import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads } from '#content/leads.ts'
import { agenda } from '#content/pages/agenda.ts'
import { saveAgenda, settingsVersion } from '#features/agenda/server/desk/desk-settings.server.ts'
import { listHosts } from '#features/agenda/server/hosts.ts'
import { readChanged } from '#features/calendar/server/settings.ts'
import type { Goals } from '#features/figures/rules/goals.ts'
import { goalsVersion, saveGoals } from '#features/figures/server/goals/goals.server.ts'
import { answerLead } from '#features/leads/server/answer-lead.ts'
import { readLeadSettings, saveLeadSettings } from '#features/leads/server/lead-settings.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { StaleForm, versionOf } from '#server/failures/stale-form.ts'
import { testDatabase } from '../support/database/database.ts'
import { writeLead } from '../support/features/leads.ts'
import { testDeps } from '../support/people/accounts.ts'
import { addCompany, addStaff } from '../support/people/staff.ts'

const database = testDatabase()
const deps = testDeps(database)
let ana: { id: string }
let bia: { id: string }

beforeAll(async () => {
  ana = await addStaff(database)
  bia = await addStaff(database)
})

afterAll(async () => {
  await database.db.execute(sql`delete from alisio.agenda_settings`)
  await database.db.execute(sql`delete from alisio.lead_settings`)
})

/** A form that two people have open at once: what each of them saves, on the version both saw. */
type Shared = {
  seen: string
  save: (by: { id: string }, which: 'one' | 'other', seen: string) => Promise<unknown>
  stored: () => Promise<unknown>
}

type AgendaWish = Parameters<typeof saveAgenda>[2]

const settings = async (values: { one: AgendaWish; other: AgendaWish }): Promise<Shared> => {
  const version = () =>
    asStaff(database, ana.id, async (tx) =>
      settingsVersion(await readChanged(tx), await listHosts(tx)),
    )
  return {
    seen: await version(),
    save: (by, which, seen) => saveAgenda(database, by.id, values[which], seen),
    stored: version,
  }
}

const hours = (opens: string) => [{ days: [1, 2, 3], opens, closes: '18:00' }]

/** Two values that differ from the agency's content: saving an equal value is no change. */
const unlike = <Value>(current: Value, ...values: [Value, Value, Value]) =>
  values.filter((value) => value !== current) as [Value, Value, ...Value[]]
const { horizonDays } = agenda.settings

const shared: Record<string, () => Promise<Shared>> = {
  goals: async () => {
    const clientId = await addCompany(database, ana.id)
    const goals = (conversions: number): Goals => ({
      monthlyBudget: 1000,
      conversions,
      costPerConversion: null,
      counts: 'conversions',
    })
    return {
      seen: goalsVersion(null),
      save: (by, which, version) =>
        saveGoals(database, by.id, clientId, goals(which === 'one' ? 10 : 20), version),
      stored: async () => {
        const { rows } = await database.db.execute(
          sql`select conversions from alisio.client_goals where client_id = ${clientId}`,
        )
        return rows
      },
    }
  },
  'answer templates': async () => {
    const read = () => asStaff(database, ana.id, (tx) => readLeadSettings(tx))
    const [one, other] = unlike(leads.settings.remindAfterHours, 7, 9, 11)
    const changed = (remindAfterHours: number) => ({ ...leads.settings, remindAfterHours })
    return {
      seen: versionOf(await read()),
      save: (by, which, version) =>
        asStaff(database, by.id, (tx) =>
          saveLeadSettings(tx, changed(which === 'one' ? one : other), version),
        ),
      stored: read,
    }
  },
  'settings of the agenda': () => {
    const [one, other] = unlike(horizonDays, 21, 28, 35)
    return settings({
      one: { settings: { horizonDays: one } },
      other: { settings: { horizonDays: other } },
    })
  },
  'a person’s hours': async () => {
    const { id: userId } = await addStaff(database, 'team')
    const wish = (opens: string) => ({
      people: [{ userId, takesMeetings: false, hours: hours(opens) }],
    })
    return settings({ one: wish('08:00'), other: wish('10:00') })
  },
}

test.each(Object.keys(shared))(
  '%s: the second of two is told, keeps the first one’s, and may save over it on purpose',
  async (name) => {
    const { seen, save, stored } = await (shared[name] as () => Promise<Shared>)()
    const both = await Promise.allSettled([save(ana, 'one', seen), save(bia, 'other', seen)])
    const [refused, ...more] = both.flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    expect(more).toEqual([])
    expect(refused).toBeInstanceOf(StaleForm)
    expect(String(refused)).toContain('enquanto você editava')
    const first = await stored()
    const second = both[0]?.status === 'rejected' ? 'one' : 'other'
    // Whoever saved first and presses once more is no second person.
    await save(ana, second === 'one' ? 'other' : 'one', seen)
    expect(await stored()).toEqual(first)
    await save(bia, second, refused.version)
    expect(await stored()).not.toEqual(first)
  },
)

test('the second of two people who answer a lead by mail gets a warning and may send theirs too', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const leadId = await writeLead(database, { email })
  const answer = (by: { id: string }, answerCount: string) =>
    asStaff(database, by.id, (tx) =>
      answerLead(tx, deps.queue, {
        leadId,
        staff: { id: by.id, name: 'Alguém', email: 'alguem@example.com' },
        channel: 'email',
        subject: 'Oi',
        body: 'Olá!',
        answerCount,
      }),
    )
  const both = await Promise.allSettled([answer(ana, '0'), answer(bia, '0')])
  const late = both[0]?.status === 'rejected' ? ana : bia
  const refused = both.find((each) => each.status === 'rejected')
  expect(String(refused?.reason)).toContain('já respondeu a este lead')
  const countMails = async () => {
    const { rows } = await database.db.execute(
      sql`select from alisio.mails where recipient = ${email}`,
    )
    return rows.length
  }
  expect(await countMails()).toBe(1)
  await answer(late, refused?.reason.version)
  expect(await countMails()).toBe(2)
})
