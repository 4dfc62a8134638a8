import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMeeting } from '#features/agenda/server/booking/booking-links.ts'
import { bookAtDesk } from '#features/agenda/server/desk/book-at-desk.ts'
import { markBooking } from '#features/agenda/server/desk/desk.server.ts'
import { blockTime } from '#features/agenda/server/desk/desk-settings.server.ts'
import { addFigureNote } from '#features/figures/server/goals/figure-notes.ts'
import { saveGoals } from '#features/figures/server/goals/goals.server.ts'
import { setShowcase } from '#features/figures/server/showcase/showcase.server.ts'
import { answerLead } from '#features/leads/server/answer-lead.ts'
import {
  changeOwner,
  changeState,
  noteLeadOnce,
  noteOnLead,
} from '#features/leads/server/change-lead.ts'
import { resendLead } from '#features/leads/server/contact/send-lead.ts'
import { inviteLead } from '#features/leads/server/desk.server.ts'
import { editContact, eraseContact } from '#features/leads/server/lead-contact.ts'
import { releaseLead, removeLead } from '#features/leads/server/release-lead.ts'
import {
  addNote,
  changeClient,
  eraseClient,
  markAgency,
  removeNote,
  removePerson,
} from '#features/people/server/clients/clients.server.ts'
import { createClient } from '#features/people/server/clients/create-client.ts'
import {
  resendInvitation,
  withdrawInvitation,
} from '#features/people/server/invitations/invitations.server.ts'
import { invite } from '#features/people/server/invitations/invite.ts'
import { changeRole, removeStaff } from '#features/people/server/staff/team.server.ts'
import { noWords } from '#features/reports/rules/report.ts'
import {
  beginReport,
  correctReport,
  setCadence,
} from '#features/reports/server/drafts/begin-report.ts'
import { discardReport, saveWords } from '#features/reports/server/drafts/change-draft.ts'
import { removeLogo, setLogo } from '#features/reports/server/logo/client-logos.ts'
import { readImage } from '#features/reports/server/logo/read-image.ts'
import { readReport } from '#features/reports/server/read-report.ts'
import { approveReport, moveSending, takeBack } from '#features/reports/server/send/plan-report.ts'
import { sendAgain, sendReports } from '#features/reports/server/send/send-reports.ts'
import { createLink, withdrawLink } from '#features/reports/server/share-links.ts'
import { makeLead } from '#features/visits/server/references/references.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '../support/database/database.ts'
import { freeNow } from '../support/features/agenda.ts'
import { writeLead } from '../support/features/leads.ts'
import {
  addMonthOfFigures,
  approveAsRead,
  endWait,
  readForApproval,
  sendAsRead,
} from '../support/features/reports.ts'
import { testDeps } from '../support/people/accounts.ts'
import { addCampaign, addClient } from '../support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '../support/people/staff.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'
let staff: { id: string; email: string; name: string }

beforeAll(async () => {
  staff = { ...(await addStaff(database)), name: 'Marina' }
})

afterAll(async () => {
  await db.execute(sql`update alisio.clients set is_agency = false where is_agency`)
  await db.execute(sql`update alisio.campaigns set showcase = false where showcase`)
  await db.execute(sql`delete from alisio.agenda_blocks`)
  await db.execute(sql`delete from alisio.bookings`)
})

const at = <T>(work: (tx: Transaction) => Promise<T>) => asStaff(database, staff.id, work)
const address = () => `${randomUUID()}@example.com`
const company = () => addCompany(database, staff.id, `Padaria ${randomUUID()}`)

async function count(rows: SQL): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows}) counted`,
  )
  return counted[0]?.count as number
}

const actsOf = (kind: string, about: string) =>
  count(sql`select from alisio.acts where kind = ${kind}
    and (client_id = ${about} or acts.about = ${about})`)
const mailsTo = (email: string) => count(sql`select from alisio.mails where recipient = ${email}`)

async function openInvitation() {
  const clientId = await company()
  const email = address()
  await invite(deps, staff.id, { email, clientId }, origin)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from alisio.invitations where email = ${email}`,
  )
  return { id: rows[0]?.id as string, email, clientId }
}

async function wonLead() {
  const leadId = await writeLead(database)
  await db.execute(sql`update alisio.leads set state = 'won' where id = ${leadId}`)
  return leadId
}

const october = { first: '2026-10-01', last: '2026-10-31' }

async function draft(clientId?: string) {
  const client = clientId ?? (await company())
  await addMonthOfFigures(database, client)
  const id = await beginReport(database, staff.id, client, october)
  const written = { words: { ...noWords, comment: 'Bom mês' }, leftOut: [], version: 1 }
  return { id, client, written }
}

async function sentReport() {
  const { id, client } = await draft()
  await sendAsRead(deps, staff.id, id)
  return { id, client }
}

/** What a form of the desk does, and how often it was done after its button was pressed thrice. */
type Form = { press: () => Promise<unknown>; effects: () => Promise<number> }

const forms: Record<string, () => Promise<Form>> = {
  'a new client with its first person': async () => {
    const [name, email] = [`Empresa ${randomUUID()}`, address()]
    return {
      press: () => createClient(deps, staff.id, { name, email }, origin),
      effects: async () =>
        (await count(sql`select from alisio.clients where name = ${name}`)) +
        (await mailsTo(email)) -
        1,
    }
  },
  'inviting a lead that was won': async () => {
    const leadId = await wonLead()
    const [name, email] = [`Empresa ${randomUUID()}`, address()]
    return {
      press: () => inviteLead(deps, staff.id, { leadId, name, email }, origin),
      effects: async () =>
        (await count(sql`select from alisio.clients where name = ${name}`)) +
        (await mailsTo(email)) -
        1,
    }
  },
  'inviting a person': async () => {
    const [clientId, email] = [await company(), address()]
    return {
      press: () => invite(deps, staff.id, { email, clientId }, origin),
      effects: () => mailsTo(email),
    }
  },
  'inviting somebody to the staff': async () => {
    const email = address()
    return {
      press: () => invite(deps, staff.id, { email, staffRole: 'team' }, origin),
      effects: () => mailsTo(email),
    }
  },
  'sending an invitation again': async () => {
    const { id, email } = await openInvitation()
    return {
      press: () => resendInvitation(deps, staff.id, id, origin),
      effects: async () => (await mailsTo(email)) - 1,
    }
  },
  'cancelling an invitation': async () => {
    const { id } = await openInvitation()
    return {
      press: () => withdrawInvitation(deps, staff.id, id),
      effects: () => actsOf('invitation-withdrawn', id),
    }
  },
  'a note on a client': async () => {
    const clientId = await company()
    return {
      press: () => addNote(database, staff.id, clientId, 'Ligar em maio'),
      effects: () => count(sql`select from alisio.client_notes where client_id = ${clientId}`),
    }
  },
  'removing a note': async () => {
    const clientId = await company()
    await addNote(database, staff.id, clientId, 'Ligar em maio')
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from alisio.client_notes where client_id = ${clientId}`,
    )
    return {
      press: () => removeNote(database, staff.id, clientId, rows[0]?.id as string),
      effects: () => actsOf('note-removed', clientId),
    }
  },
  'a note on the chart': async () => {
    const clientId = await company()
    const note = { date: '2026-10-05', campaignId: null, body: 'Trocamos os criativos' }
    return {
      press: () => addFigureNote(database, staff.id, clientId, note),
      effects: () => count(sql`select from alisio.figure_notes where client_id = ${clientId}`),
    }
  },
  'saving goals': async () => {
    const clientId = await company()
    const goals = {
      monthlyBudget: 1500,
      conversions: 40,
      costPerConversion: null,
      counts: 'contacts',
    } as const
    return {
      press: () => saveGoals(database, staff.id, clientId, goals),
      effects: () => actsOf('goals-set', clientId),
    }
  },
  'archiving a client': async () => {
    const clientId = await company()
    return {
      press: () => changeClient(database, staff.id, clientId, { archived: true }),
      effects: () => actsOf('client-archived', clientId),
    }
  },
  'renaming a client': async () => {
    const clientId = await company()
    return {
      press: () => changeClient(database, staff.id, clientId, { name: 'Outro nome' }),
      effects: () => actsOf('client-renamed', clientId),
    }
  },
  'marking the agency': async () => {
    const clientId = await company()
    return {
      press: () => markAgency(database, staff.id, clientId, true),
      effects: () => actsOf('agency-marked', clientId),
    }
  },
  'ending a person’s access': async () => {
    const [clientId, person] = [await company(), await addClient(database)]
    await grantAccess(database, person.id, clientId)
    return {
      press: () => removePerson(database, staff.id, clientId, person.id),
      effects: () => actsOf('person-removed', clientId),
    }
  },
  'erasing a client': async () => {
    const name = `Padaria ${randomUUID()}`
    const clientId = await addCompany(database, staff.id, name)
    return {
      press: () => eraseClient(database, staff.id, clientId, name),
      effects: () => actsOf('client-erased', clientId),
    }
  },
  'a lead’s state with its value': async () => {
    const leadId = await writeLead(database)
    const change = { leadId, staffId: staff.id, version: 1, state: 'won', value: '900.00' } as const
    return {
      press: () => at((tx) => changeState(tx, change)),
      effects: () => count(sql`select from alisio.lead_events where lead_id = ${leadId}`),
    }
  },
  'a lead’s owner': async () => {
    const leadId = await writeLead(database)
    const change = { leadId, staffId: staff.id, version: 1, ownerId: staff.id }
    return {
      press: () => at((tx) => changeOwner(tx, change)),
      effects: () => count(sql`select from alisio.lead_events where lead_id = ${leadId}`),
    }
  },
  'a note on a lead': async () => {
    const leadId = await writeLead(database)
    const note = { leadId, staffId: staff.id, body: 'Ligou de novo' }
    return {
      press: () => at((tx) => noteOnLead(tx, note)),
      effects: () => count(sql`select from alisio.lead_events where lead_id = ${leadId}`),
    }
  },
  'an answer by mail': async () => {
    const email = address()
    const leadId = await writeLead(database, { email })
    const answer = { leadId, staff, channel: 'email', subject: 'Oi', body: 'Olá!' } as const
    return {
      press: () => at((tx) => answerLead(tx, deps.queue, answer)),
      effects: () => mailsTo(email),
    }
  },
  'correcting a contact': async () => {
    const leadId = await writeLead(database)
    const person = { name: 'Ana Sá', email: address(), phone: '', company: '' }
    return {
      press: () =>
        at((tx) => editContact(tx, { ...person, leadId, staffId: staff.id, version: 1 })),
      effects: () => count(sql`select from alisio.lead_events where lead_id = ${leadId}`),
    }
  },
  'noting a new lead': async () => {
    const name = `Ana ${randomUUID()}`
    const lead = { name, email: '', phone: '', company: '', message: 'Ligou', channel: 'phone' }
    return {
      press: () => at((tx) => noteLeadOnce(tx, staff.id, lead as never, deps)),
      effects: () => count(sql`select from alisio.contact_messages where name = ${name}`),
    }
  },
  'releasing a held message': async () => {
    const email = address()
    const leadId = await writeLead(database, { email, suspectedSpam: 'honeypot' })
    return {
      press: () => at((tx) => releaseLead(tx, deps, { leadId, staffId: staff.id })),
      effects: () => count(sql`select from alisio.lead_events where lead_id = ${leadId}`),
    }
  },
  'removing a held message': async () => {
    const leadId = await writeLead(database, { suspectedSpam: 'honeypot' })
    return {
      press: () => at((tx) => removeLead(tx, { leadId, staffId: staff.id })),
      effects: () => actsOf('lead-removed', leadId),
    }
  },
  'sending a lead’s mails again': async () => {
    const leadId = await writeLead(database)
    return {
      press: () => resendLead(deps, leadId, staff.id),
      effects: () => count(sql`select from alisio.mails where contact_message_id = ${leadId}`),
    }
  },
  'erasing a contact': async () => {
    const leadId = await writeLead(database)
    return {
      press: () => eraseContact(deps, staff.id, leadId),
      effects: () =>
        count(sql`select from alisio.acts
          where kind = 'contact-erased' and detail ->> 'lead' = ${leadId}`),
    }
  },
  'a lead of a reference': async () => {
    const name = `Ana ${randomUUID()}`
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into alisio.whatsapp_references (code, kind, items, landing, referrer)
      values (${randomUUID().slice(0, 6).toUpperCase()}, 'plan', array['Site'], '', '') returning id`)
    return {
      press: () => makeLead(deps, staff.id, rows[0]?.id as string, { name, phone: '85 988887777' }),
      effects: () => count(sql`select from alisio.contact_messages where name = ${name}`),
    }
  },
  'booking a meeting': async () => {
    const leadId = await writeLead(database)
    const [start] = await freeNow(deps)
    const wish = { whom: { leadId }, kind: '', start: start as number, anyway: true }
    return {
      press: () =>
        bookAtDesk(
          { ...deps, staffId: staff.id },
          { ...wish, subject: 'Conversa', invite: true, origin },
        ),
      effects: () =>
        count(sql`select from alisio.bookings join alisio.contact_messages message
          on message.id = contact_message_id where lead_id = ${leadId}`),
    }
  },
  'saying how a meeting was': async () => {
    const leadId = await writeLead(database)
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into alisio.bookings (contact_message_id, kind, host, state, starts_at, ends_at, free_again_at)
      values (${leadId}, 'diagnostico', 9999, 'confirmed', now() - interval '2 hours',
        now() - interval '1 hour', now() - interval '1 hour') returning id`)
    const id = rows[0]?.id as string
    return {
      press: () => markBooking({ ...deps, staffId: staff.id }, (tx) => findMeeting(tx, id), 'held'),
      effects: () => actsOf('meeting-marked', id),
    }
  },
  'blocking a time': async () => {
    const startsAt = new Date(Date.now() + 9e9 + Math.floor(Math.random() * 1e9))
    const block = { startsAt, endsAt: new Date(startsAt.getTime() + 36e5), note: randomUUID() }
    return {
      press: () => blockTime(database, block, staff.id),
      effects: () => count(sql`select from alisio.agenda_blocks where note = ${block.note}`),
    }
  },
  'saving a draft': async () => {
    const { id, written } = await draft()
    return {
      press: () => saveWords(database, staff.id, id, written),
      effects: async () => ((await readReport(database, staff.id, id))?.row.version ?? 0) - 1,
    }
  },
  'approving a report': async () => {
    const client = await company()
    const person = await addClient(database)
    await grantAccess(database, person.id, client)
    const { id } = await draft(client)
    const approval = await readForApproval(database, staff.id, id)
    return {
      press: () => approveReport(database, staff.id, id, approval),
      effects: () => actsOf('report-planned', id),
    }
  },
  'sending what was approved': async () => {
    const client = await company()
    const person = await addClient(database)
    await grantAccess(database, person.id, client)
    const { id } = await draft(client)
    await approveAsRead(database, staff.id, id)
    await endWait(database, id)
    return {
      press: () => sendReports(deps),
      effects: () => mailsTo(person.email),
    }
  },
  'another moment for a report': async () => {
    const { id } = await draft()
    await approveAsRead(database, staff.id, id)
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    return {
      press: () => moveSending(database, staff.id, id, { day, time: '09:00' }),
      effects: async () => (await actsOf('report-planned', id)) - 1,
    }
  },
  'taking a report back': async () => {
    const { id } = await draft()
    await approveAsRead(database, staff.id, id)
    return {
      press: () => takeBack(database, staff.id, id),
      effects: () => actsOf('report-taken-back', id),
    }
  },
  'a client’s logo': async () => {
    const clientId = await company()
    const image = readImage(await readFile('tests/agencies/iara.jpg'))
    return {
      press: () => setLogo(database, staff.id, clientId, image),
      effects: () => actsOf('client-logo-set', clientId),
    }
  },
  'removing a client’s logo': async () => {
    const clientId = await company()
    const image = readImage(await readFile('tests/agencies/iara.jpg'))
    await setLogo(database, staff.id, clientId, image)
    return {
      press: () => removeLogo(database, staff.id, clientId),
      effects: () => actsOf('client-logo-removed', clientId),
    }
  },
  'mailing a report to those who came later': async () => {
    const { id, client } = await sentReport()
    const person = await addClient(database)
    await grantAccess(database, person.id, client)
    return {
      press: () => sendAgain(deps, staff.id, id, origin),
      effects: () => mailsTo(person.email),
    }
  },
  'correcting a report': async () => {
    const { id, client } = await sentReport()
    return {
      press: () => correctReport(database, staff.id, id),
      effects: () => actsOf('report-corrected', client),
    }
  },
  'discarding a draft': async () => {
    const { id: sentId } = await sentReport()
    const id = await correctReport(database, staff.id, sentId)
    return {
      press: () => discardReport(database, staff.id, id, 1),
      effects: async () => 1 - (await count(sql`select from alisio.reports where id = ${id}`)),
    }
  },
  'how often a client is reported to': async () => {
    const clientId = await company()
    return {
      press: () => setCadence(database, staff.id, clientId, 'weekly'),
      effects: () => actsOf('report-cadence-changed', clientId),
    }
  },
  'a link to a report': async () => {
    const { id } = await sentReport()
    return {
      press: () => at((tx) => createLink(tx, id, staff.id)),
      effects: () =>
        count(sql`select from alisio.report_links
          where report_id = ${id} and withdrawn_at is null`),
    }
  },
  'withdrawing a link': async () => {
    const { id } = await sentReport()
    await at((tx) => createLink(tx, id, staff.id))
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from alisio.report_links where report_id = ${id}`,
    )
    const link = rows[0]?.id as string
    return {
      press: () => at((tx) => withdrawLink(tx, id, link)),
      effects: () =>
        count(sql`select from alisio.report_links
          where report_id = ${id} and withdrawn_at is not null`),
    }
  },
  'a campaign in the showcase': async () => {
    const clientId = await company()
    const id = await addCampaign(database, { id: clientId, email: '' })
    return {
      press: () => setShowcase(database, staff.id, { id, shown: true }),
      effects: () => actsOf('showcase-changed', id),
    }
  },
  'a role on the staff': async () => {
    const { id } = await addStaff(database, 'team')
    return {
      press: () => changeRole(database, staff.id, id, 'owner'),
      effects: () => actsOf('staff-role-changed', id),
    }
  },
  'somebody who leaves the staff': async () => {
    const { id } = await addStaff(database, 'team')
    return {
      press: () => removeStaff(database, staff.id, id),
      effects: () => actsOf('staff-removed', id),
    }
  },
}

test.each(Object.keys(forms))(
  '%s, pressed twice at once and once more, is done once',
  async (name) => {
    const { press, effects } = await (forms[name] as () => Promise<Form>)()
    await Promise.all([press(), press()])
    await press()
    expect(await effects()).toBe(1)
  },
)
