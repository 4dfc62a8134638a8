import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { rowsAbout } from '#tests/support/database/rows-about.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { runs } from '#tests/support/runs.ts'
import { type MergeChoices, type MergeField, mergeFields } from '../../rules/merge.ts'
import { changeState, noteOnLead } from '../change-lead.ts'
import { setStep } from '../funnel/plan-lead.ts'
import { eraseContact, exportContact } from '../lead-contact.ts'
import { mergeLeads, undoMerge } from '../leads.server.ts'
import { readLead } from '../read-lead.ts'
import { leads } from '../schema.ts'
import { findDuplicatesOf, listDuplicates, markDistinct } from './find-duplicates.ts'
import { listReferences } from './lead-rows.ts'
import { findMergedInto } from './merged-persons.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, {})

const staffMember = () => addStaff(database, 'team')
const at = <T>(staff: { id: string }, work: (tx: Transaction) => Promise<T>) =>
  asStaff(database, staff.id, work)

const phone = () => `(85) 9${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const all = (side: 'kept' | 'gone'): MergeChoices =>
  Object.fromEntries(Object.keys(mergeFields).map((name) => [name, side])) as MergeChoices

const rowOf = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]

async function pair() {
  const number = phone()
  const one = await writeLead(database, { name: 'Ana Um', phone: number })
  const other = await writeLead(database, { name: 'Ana Dois', phone: number.replace(/\D/g, '') })
  return { one, other }
}

/** Everything stored of these leads but versions and the record of merging itself. */
async function contentsOf(ids: string[]) {
  const { rows: references } = await db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'alisio.leads'::regclass`)
  const contents: Record<string, unknown> = {}
  const { rows: leadRows } = await db.execute<{ row: object }>(sql`
    select to_jsonb(leads) - 'version' as row from alisio.leads where id in ${ids} order by id`)
  const { rows: people } = await db.execute<{ row: object }>(sql`
    select to_jsonb(contacts) - 'version' as row from alisio.contacts
    where id in (select contact_id from alisio.leads where id in ${ids}) order by id`)
  contents.leads = leadRows
  contents.contacts = people
  for (const { table, column } of references.filter(({ table }) => table !== 'lead_merges')) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(thing) as row from alisio.${sql.identifier(table)} thing
      where ${sql.identifier(column)} in ${ids} order by id`)
    contents[`${table}.${column}`] = rows
      .map(({ row }) => row)
      .filter(({ kind }) => kind !== 'merged' && kind !== 'unmerged')
  }
  return contents
}

async function merge(
  staff: { id: string },
  keptId: string,
  goneId: string,
  choices: MergeChoices = all('kept'),
) {
  const [kept, gone] = [await rowOf(keptId), await rowOf(goneId)]
  return at(staff, (tx) =>
    mergeLeads(tx, {
      staffId: staff.id,
      keptId,
      goneId,
      keptVersion: kept?.version ?? 0,
      goneVersion: gone?.version ?? 0,
      choices,
    }),
  )
}

test('every table that names a lead can be moved by its id', async () => {
  const references = await db.transaction(listReferences)
  expect(references.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['contact_messages', 'lead_events', 'whatsapp_references']),
  )
  for (const { table } of references) {
    const { rows } = await db.execute(sql`
      select from information_schema.columns
      where table_schema = 'alisio' and table_name = ${table} and column_name = 'id'`)
    expect(rows, table).toHaveLength(1)
  }
})

test('merging and undoing leaves two leads exactly as they were', async () => {
  const marina = await staffMember()
  const fields = Object.keys(mergeFields) as MergeField[]
  const sides = fc.record(
    Object.fromEntries(
      fields.map((name) => [name, fc.constantFrom('kept' as const, 'gone' as const)]),
    ),
  ) as fc.Arbitrary<MergeChoices>
  await fc.assert(
    fc.asyncProperty(
      sides,
      fc.record({
        samePerson: fc.boolean(),
        third: fc.boolean(),
        state: fc.constantFrom('new', 'proposal', 'lost', 'won'),
        step: fc.boolean(),
        notes: fc.nat(2),
      }),
      async (choices, { samePerson, third, state, step, notes }) => {
        const { one, other } = await pair()
        if (samePerson)
          await db.execute(sql`update alisio.leads set contact_id = (
            select contact_id from alisio.leads where id = ${one}) where id = ${other}`)
        const ids = [one, other]
        if (third) {
          const extra = await writeLead(database)
          await db.execute(sql`update alisio.leads set state = 'lost', contact_id = (
            select contact_id from alisio.leads where id = ${other}) where id = ${extra}`)
          await db.execute(sql`update alisio.leads set search = alisio.lead_words(
            name, company, email, phone) from alisio.contacts
            where contacts.id = contact_id and leads.id = ${extra}`)
          ids.push(extra)
        }
        await db.execute(sql`update alisio.leads set search = alisio.lead_words(
          name, company, email, phone) from alisio.contacts
          where contacts.id = contact_id and leads.id in ${[one, other]}`)
        await at(marina, async (tx) => {
          const plan = { staffId: marina.id, before: '', step: 'Ligar', on: '2027-01-04', time: '' }
          if (step) await setStep(tx, { ...plan, leadId: other })
          for (let count = 0; count < notes; count += 1)
            await noteOnLead(tx, { leadId: other, staffId: marina.id, body: `Nota ${count}` })
          const version = step ? 2 : 1
          const deal = { kind: 'Preço', value: '1500.00', expected: '2027-02-01' }
          const change = { leadId: other, staffId: marina.id, version }
          if (state !== 'new') await changeState(tx, { ...change, state: state as 'lost', ...deal })
        })
        const before = await contentsOf(ids)
        const { mergeId } = await merge(marina, one, other, choices)
        expect(await rowOf(other)).toBeUndefined()
        expect(await at(marina, (tx) => findMergedInto(tx, other))).toBe(one)
        const report = await at(marina, (tx) => readLead(tx, one))
        expect(report?.messages).toHaveLength(2)
        expect(report?.events.filter(({ kind }) => kind === 'note')).toHaveLength(notes)
        expect(report?.merge).toBe(mergeId)
        await at(marina, (tx) => undoMerge(tx, { staffId: marina.id, mergeId }))
        expect(await contentsOf(ids)).toEqual(before)
        expect(await at(marina, (tx) => findMergedInto(tx, other))).toBeNull()
      },
    ),
    { numRuns: runs(8, 25) },
  )
}, 60_000)

test('whoever presses twice merges once, and a change in between is refused', async () => {
  const [marina, bia] = [await staffMember(), await staffMember()]
  const { one, other } = await pair()
  const wish = {
    staffId: marina.id,
    keptId: one,
    goneId: other,
    keptVersion: 1,
    goneVersion: 1,
    choices: all('gone'),
  }
  const presses = await Promise.all(
    [1, 2].map(() => at(marina, (tx) => mergeLeads(tx, wish)).then(({ mergeId }) => mergeId)),
  )
  expect(new Set(presses).size).toBe(1)
  const next = await pair()
  await at(bia, (tx) =>
    changeState(tx, { leadId: next.other, staffId: bia.id, version: 1, state: 'proposal' }),
  )
  const stale = at(marina, (tx) =>
    mergeLeads(tx, { ...wish, keptId: next.one, goneId: next.other }),
  )
  await expect(stale).rejects.toThrow('mudou enquanto você olhava')
  expect(await rowOf(next.other)).toMatchObject({ state: 'proposal' })
})

test('a merge cannot be undone after the lead changed, and says so', async () => {
  const marina = await staffMember()
  const { one, other } = await pair()
  const { mergeId } = await merge(marina, one, other)
  // A note changes nothing of the lead.
  await at(marina, (tx) => noteOnLead(tx, { leadId: one, staffId: marina.id, body: 'Ligou' }))
  expect((await at(marina, (tx) => readLead(tx, one)))?.merge).toBe(mergeId)
  await at(marina, (tx) =>
    changeState(tx, { leadId: one, staffId: marina.id, version: 2, state: 'talking' }),
  )
  expect((await at(marina, (tx) => readLead(tx, one)))?.merge).toBeNull()
  const late = at(marina, (tx) => undoMerge(tx, { staffId: marina.id, mergeId }))
  await expect(late).rejects.toThrow('mudou depois da união')
})

test('export and erasure of a person include what was merged', async () => {
  const marina = await staffMember()
  const mark = crypto.randomUUID().slice(0, 13)
  const [mine, theirs] = [`um-${mark}@example.com`, `dois-${mark}@example.com`]
  const number = phone()
  const one = await writeLead(database, { name: `Um ${mark}`, email: mine, phone: number })
  const other = await writeLead(database, { name: `Dois ${mark}`, email: theirs, phone: number })
  await merge(marina, one, other)
  const personal = JSON.stringify(await at(marina, (tx) => exportContact(tx, one)))
  expect(personal).toContain(mine)
  expect(personal).toContain(theirs)
  await eraseContact(deps, marina.id, one)
  expect(await rowsAbout(database, [mine, theirs, `Um ${mark}`, `Dois ${mark}`, other])).toEqual({})
  const { rows } = await db.execute(sql`
    select from alisio.lead_merges where before::text like ${`%${mark}%`}`)
  expect(rows).toEqual([])
})

test('duplicates are found by telephone, reference and person, until somebody says they are two', async () => {
  const marina = await staffMember()
  const { one, other } = await pair()
  const duplicates = await at(marina, (tx) => findDuplicatesOf(tx, one))
  expect(duplicates).toMatchObject([{ id: other, name: 'Ana Dois', why: 'phone' }])
  const reference = crypto.randomUUID().slice(0, 6).toUpperCase()
  const third = await writeLead(database, { phone: phone(), reference })
  const fourth = await writeLead(database, { phone: phone(), reference })
  expect(await at(marina, (tx) => findDuplicatesOf(tx, fourth))).toMatchObject([
    { id: third, why: 'reference' },
  ])
  const pairs = await at(marina, listDuplicates)
  expect(pairs.filter((each) => [each.one, each.other].includes(one))).toHaveLength(1)
  const apart = { staffId: marina.id, oneId: other, otherId: one }
  await at(marina, (tx) => markDistinct(tx, apart))
  await at(marina, (tx) => markDistinct(tx, apart))
  expect(await at(marina, (tx) => findDuplicatesOf(tx, one))).toEqual([])
  const later = await at(marina, listDuplicates)
  expect(later.filter((each) => [each.one, each.other].includes(one))).toEqual([])
})

test('only the server writes merges', async () => {
  const marina = await staffMember()
  const { one, other } = await pair()
  const forged = at(marina, (tx) =>
    tx.execute(sql`insert into alisio.lead_merges (kept_id, gone_id, before, moved, kept_version,
      contact_version) values (${one}, ${other}, '{}', '{}', 1, 1)`),
  )
  await expect(forged).rejects.toThrow()
})
