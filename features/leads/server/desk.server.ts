import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod/mini'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import {
  addClientRow,
  inviteWithin,
  mailOrigin,
  requestInfo,
  requireStaff,
  type StaffMember,
} from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer, asStaff } from '#server/db/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { withCookies } from '#server/http/cookies.ts'
import { versionOf } from '#server/stale-form.ts'
import type {
  answerForm,
  contactForm,
  inviteLeadForm,
  LeadSettings,
  ownerForm,
  stateForm,
} from '../rules/leads.ts'
import { answerLead } from './answer-lead.ts'
import {
  changeOwner,
  changeState,
  type NotedLead,
  noteLeadOnce,
  noteOnLead,
  sendChangeJob,
} from './change-lead.ts'
import { resendLead } from './contact/send-lead.ts'
import { editContact, eraseContact, exportContact } from './lead-contact.ts'
import { readLeadSettings, saveLeadSettings } from './lead-settings.ts'
import { exportLeads } from './leads-csv.ts'
import {
  COUNTED_TO,
  type LeadGroup,
  type LeadQuery,
  type LeadRow,
  leadGroups,
  listLeadPage,
} from './list-leads.ts'
import { isLeadId, type LeadReport, readLead, whatsappNumber } from './read-lead.ts'
import { releaseLead, removeLead } from './release-lead.ts'
import { leadEvents, leads } from './schema.ts'

type Won = { leadId: string; name: string; email: string }

/**
 * A lead that was won gets a client area, once, and the person the link to it, all in one step: whoever
 * presses at the same time waits for the lead's row and finds the client that is there by then.
 */
export async function inviteLead(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  { leadId, name, email }: Won,
  origin: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const [lead] = isLeadId(leadId)
      ? await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
      : []
    if (!lead) throw notFound()
    if (lead.state !== 'won') {
      throw new AppError(
        'bad_request',
        'Só um lead ganho vira cliente.',
        'Marque como Ganho e convide depois.',
      )
    }
    const clientId = lead.clientId ?? (await addClientRow(tx, name))
    await tx.update(leads).set({ clientId, lastAt: sql`now()` }).where(eq(leads.id, leadId))
    if (!lead.clientId) {
      await tx
        .insert(leadEvents)
        .values({ leadId, kind: 'invited', staffId, detail: { client: clientId } })
    }
    await inviteWithin(tx, queue, staffId, { email, clientId }, origin)
  })
}

export {
  COUNTED_TO,
  type LeadGroup,
  type LeadQuery,
  type LeadReport,
  type LeadRow,
  leadGroups,
  whatsappNumber,
}

type Args = { request: Request; context: Readonly<RouterContextProvider> }
type Acting = Args & { url: URL }

export const leadAddress = (id: string) => `/agencia/leads/${id}`

function answer(args: Args, to: string, notice: NoticeName): Response {
  return redirect(to, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

/** The work of somebody of the staff, in a transaction with their rights. */
async function atDesk<T>(args: Args, work: (tx: Transaction, member: StaffMember) => Promise<T>) {
  const member = await requireStaff(args)
  return asStaff(requestInfo(args).deps.database, member.id, (tx) => work(tx, member))
}

/** A page of the list, and what its waiting is measured by. */
export const leadsOf = (args: Args, query: LeadQuery) =>
  atDesk(args, async (tx, member) => ({
    ...(await listLeadPage(tx, query)),
    self: member.id,
    office: await asServer(tx, () => readOffice(tx)),
    settings: await readLeadSettings(tx),
  }))

export const leadOf = (args: Args, id: string) =>
  atDesk(args, async (tx, member) => {
    const report = await readLead(tx, id)
    return report && { ...report, self: member }
  })

/** Where the list stood when somebody acted: its filters go along. */
const backTo = (args: Acting, id: string) => `${leadAddress(id)}${args.url.search}`

export async function setState(args: Acting, leadId: string, change: z.infer<typeof stateForm>) {
  const { deps } = requestInfo(args)
  await atDesk(args, async (tx, { id: staffId }) => {
    const eventId = await changeState(tx, { ...change, leadId, staffId })
    if (eventId === null || !deps.env.LEADS_WEBHOOK_URL) return
    await asServer(tx, () => deps.queue.enqueue(tx, sendChangeJob, { eventId }))
  })
  return answer(args, backTo(args, leadId), 'lead-saved')
}

export async function setOwner(args: Acting, leadId: string, change: z.infer<typeof ownerForm>) {
  const { version, owner } = change
  await atDesk(args, (tx, { id: staffId }) =>
    changeOwner(tx, { leadId, staffId, version, ownerId: owner }),
  )
  return answer(args, backTo(args, leadId), 'lead-saved')
}

export async function correctContact(
  args: Acting,
  leadId: string,
  person: z.infer<typeof contactForm>,
) {
  await atDesk(args, (tx, { id: staffId }) => editContact(tx, { ...person, leadId, staffId }))
  return answer(args, backTo(args, leadId), 'contact-saved')
}

export async function writeLeadNote(args: Acting, leadId: string, body: string) {
  await atDesk(args, (tx, { id: staffId }) => noteOnLead(tx, { leadId, staffId, body }))
  return answer(args, backTo(args, leadId), 'note-saved')
}

/** By WhatsApp the browser opens the chat itself; the page that follows has the link once more. */
export async function sendAnswer(
  args: Acting,
  leadId: string,
  form: z.infer<typeof answerForm>,
  seen?: string,
) {
  const { queue } = requestInfo(args).deps
  await atDesk(args, (tx, staff) => answerLead(tx, queue, { leadId, staff, ...form, seen }))
  const to = new URL(backTo(args, leadId), args.url)
  if (form.channel === 'whatsapp') to.searchParams.set('conversa', 'aberta')
  else to.searchParams.delete('conversa')
  const notice = form.channel === 'whatsapp' ? 'answer-noted' : 'answer-sent'
  return answer(args, to.pathname + to.search, notice)
}

export async function release(args: Args, leadId: string) {
  const { deps } = requestInfo(args)
  await atDesk(args, (tx, { id: staffId }) => releaseLead(tx, deps, { leadId, staffId }))
  return answer(args, leadAddress(leadId), 'lead-released')
}

export async function remove(args: Args, leadId: string) {
  await atDesk(args, (tx, { id: staffId }) => removeLead(tx, { leadId, staffId }))
  return answer(args, '/agencia/leads', 'lead-removed')
}

export async function erasePerson(args: Args, leadId: string) {
  const { id } = await requireStaff(args)
  await eraseContact(requestInfo(args).deps, id, leadId)
  return answer(args, '/agencia/leads', 'contact-erased')
}

/** Mails that did not get through, once more. */
export async function resendMails(args: Acting, leadId: string, messageId: string) {
  const report = await leadOf(args, leadId)
  if (!report?.messages.some(({ id }) => id === messageId))
    throw new Response(null, { status: 404 })
  await resendLead(requestInfo(args).deps, messageId, report.self.id)
  return answer(args, backTo(args, leadId), 'mails-resent')
}

export const personalData = (args: Args, leadId: string) =>
  atDesk(args, (tx) => exportContact(tx, leadId))

export async function leadsCsv(args: Args, query: LeadQuery): Promise<ReadableStream> {
  return Readable.toWeb(await atDesk(args, (tx) => exportLeads(tx, query))) as ReadableStream
}

export async function noteNewLead(args: Args, written: NotedLead) {
  const { deps } = requestInfo(args)
  const leadId = await atDesk(args, (tx, { id }) => noteLeadOnce(tx, id, written, deps))
  return answer(args, leadAddress(leadId), 'lead-noted')
}

export async function inviteWon(args: Args, leadId: string, form: z.infer<typeof inviteLeadForm>) {
  const { id } = await requireStaff(args)
  const { deps } = requestInfo(args)
  await inviteLead(deps, id, { leadId, ...form }, mailOrigin(deps.env, args.request))
  return answer(args, leadAddress(leadId), 'invitation-sent')
}

export const leadSettingsOf = (args: Args) =>
  atDesk(args, async (tx) => {
    const settings = await readLeadSettings(tx)
    return { settings, version: versionOf(settings) }
  })

export async function keepLeadSettings(args: Args, settings: LeadSettings, seen?: string) {
  await atDesk(args, (tx) => saveLeadSettings(tx, settings, seen))
  return answer(args, '/agencia/leads/modelos', 'lead-settings-saved')
}
