import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import {
  addClientRow,
  clients,
  type Desk,
  inviteWithin,
  openDesk,
} from '#features/people/server/people.server.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { versionOf } from '#server/failures/stale-form.ts'
import type { Args } from '#server/http/request/request-context.ts'
import type { stateForm } from '../rules/leads.ts'
import { changeState, sendChangeJob } from './change-lead.ts'
import { resendLead } from './contact/send-lead.ts'
import { exportContact } from './lead-contact.ts'
import { readFunnelSettings, readLeadSettings } from './lead-settings.ts'
import { exportLeads } from './leads-csv.ts'
import {
  COUNTED_TO,
  type LeadGroup,
  type LeadQuery,
  type LeadRow,
  leadGroups,
  listLeadPage,
} from './list-leads.ts'
import { findDuplicatesOf } from './merge/find-duplicates.ts'
import { type LeadReport, readLead, whatsappNumber } from './read-lead.ts'
import { leadEvents, leads } from './schema.ts'

type Won = { leadId: string; name: string; email: string }

/**
 * Creates the client of a won lead and invites the person, once: concurrent requests wait for the
 * lead's row.
 */
export async function inviteLead(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  { leadId, name, email }: Won,
  origin: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const [lead] = isUuid(leadId)
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
    if (lead.clientId) {
      const visible = eq(clients.id, lead.clientId)
      const [client] = await tx.select({ id: clients.id }).from(clients).where(visible)
      if (!client) throw notFound()
    }
    const clientId = lead.clientId ?? (await addClientRow(tx, staffId, name))
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

/** A page of the list, with the opening hours for waiting times. */
export async function leadsOf(args: Args, query: LeadQuery) {
  const { run, staffId } = await openDesk(args)
  return run(async (tx) => ({
    ...(await listLeadPage(tx, query)),
    self: staffId,
    office: await asServer(tx, () => readOffice(tx)),
    settings: await readLeadSettings(tx),
    funnel: await readFunnelSettings(tx),
  }))
}

export async function leadOf(args: Args, id: string) {
  const { run, member } = await openDesk(args)
  return run(async (tx) => {
    const report = await readLead(tx, id)
    if (!report) return null
    const closed = report.lead.held !== null || report.lead.state === 'spam'
    return {
      ...report,
      self: member,
      funnel: await readFunnelSettings(tx),
      duplicates: closed ? [] : await findDuplicatesOf(tx, id),
    }
  })
}

export function setState(
  { run, deps, staffId }: Desk,
  leadId: string,
  change: z.infer<typeof stateForm>,
) {
  return run(async (tx) => {
    const eventId = await changeState(tx, { ...change, leadId, staffId })
    if (eventId === null || !deps.env.LEADS_WEBHOOK_URL) return
    await asServer(tx, () => deps.queue.enqueue(tx, sendChangeJob, { eventId }))
  })
}

/** Queues failed mails again. */
export async function resendMails({ run, deps, staffId }: Desk, leadId: string, messageId: string) {
  const report = await run((tx) => readLead(tx, leadId))
  if (!report?.messages.some(({ id }) => id === messageId))
    throw new Response(null, { status: 404 })
  await resendLead(deps, messageId, staffId)
}

export async function personalData(args: Args, leadId: string) {
  const { run } = await openDesk(args)
  return run((tx) => exportContact(tx, leadId))
}

export async function leadsCsv(args: Args, query: LeadQuery): Promise<ReadableStream> {
  const { run } = await openDesk(args)
  return Readable.toWeb(await run((tx) => exportLeads(tx, query))) as ReadableStream
}

export async function leadSettingsOf(args: Args) {
  const { run } = await openDesk(args)
  return run(async (tx) => {
    const settings = await readLeadSettings(tx)
    const funnel = await readFunnelSettings(tx)
    return { settings, version: versionOf(settings), funnel, funnelVersion: versionOf(funnel) }
  })
}
