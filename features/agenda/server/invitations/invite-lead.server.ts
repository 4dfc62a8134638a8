import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { dayText } from '#features/calendar/rules/clock-text.ts'
import {
  agendaInvitations,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import {
  contactMessages,
  contacts,
  leadEvents,
  leads,
} from '#features/leads/server/leads.server.ts'
import { type Desk, openDesk, recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { findHostName } from '../booking/booking-links.ts'
import { inviteMail } from '../mails/meeting-mails.ts'
import { INVITATION_DAYS, invitationPage, isOpenInvitation, lastHostOf } from './invitations.ts'

const DAY = 86_400_000

async function readPerson(tx: Transaction, leadId: string) {
  if (!isUuid(leadId)) throw notFound()
  const [row] = await tx
    .select({ lead: leads, contact: contacts })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, leadId))
  if (!row) throw notFound()
  const { lead, contact } = row
  if (lead.held || lead.state === 'spam' || lead.demo) {
    throw new AppError(
      'bad_request',
      lead.demo ? 'Este lead é um exemplo.' : 'Esta mensagem está retida ou é spam.',
      lead.demo ? 'Exemplos não recebem convites.' : 'Libere a mensagem e convide depois.',
    )
  }
  return contact
}

/** The same invitation made within a minute: a double click. */
async function findRecent(tx: Transaction, { leadId, kind, staffId }: Wish) {
  const [invitation] = await tx
    .select()
    .from(agendaInvitations)
    .where(
      and(
        eq(agendaInvitations.leadId, leadId),
        eq(agendaInvitations.kind, kind),
        eq(agendaInvitations.staffId, staffId),
        gt(agendaInvitations.createdAt, new Date(Date.now() - 60_000)),
        isOpenInvitation(),
      ),
    )
  return invitation
}

type Wish = { leadId: string; kind: string; staffId: string }

/** Invites a lead to book one meeting of a kind. Resolves with whether a mail goes out. */
export async function inviteToMeeting(
  { deps, run, staffId, origin }: Desk,
  leadId: string,
  { kind: kindId, mail }: { kind: string; mail: boolean },
): Promise<boolean> {
  const id = randomUUID()
  const page = await invitationPage(deps.database, origin, id)
  return run(async (tx) => {
    const contact = await readPerson(tx, leadId)
    const settings = await readSettings(tx)
    const kind = kindOf(settings, kindId)
    const wish = { leadId, kind: kind.id, staffId }
    const invitation = await findRecent(tx, wish)
    if (invitation) return invitation.mailed
    const mailed = mail && contact.email !== ''
    const host = (await lastHostOf(tx, leadId)) ?? null
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY)
    await tx.insert(agendaInvitations).values({ id, ...wish, host, mailed, expiresAt })
    await tx.insert(leadEvents).values({ leadId, kind: 'meeting-invite', staffId, body: kind.name })
    await recordAudit(tx, { kind: 'meeting-invited', about: leadId })
    if (!mailed) return false
    const [message] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.leadId, leadId))
      .orderBy(desc(contactMessages.createdAt))
      .limit(1)
    await asServer(tx, async (serverTx) => {
      const letter = inviteMail({
        to: contact.email,
        contactMessageId: message?.id,
        kind,
        host: host ? await findHostName(serverTx, host) : undefined,
        until: dayText(expiresAt.getTime(), brand.timeZone),
        page,
      })
      await queueMail(serverTx, deps.queue, letter)
    })
    return true
  })
}

/** Ends an invitation that nobody used yet. */
export async function withdrawInvitation({ run }: Desk, leadId: string, id: string): Promise<void> {
  if (!isUuid(leadId) || !isUuid(id)) throw notFound()
  await run(async (tx) => {
    const rows = await tx
      .update(agendaInvitations)
      .set({ withdrawnAt: new Date() })
      .where(
        and(eq(agendaInvitations.id, id), eq(agendaInvitations.leadId, leadId), isOpenInvitation()),
      )
      .returning({ id: agendaInvitations.id })
    if (rows.length > 0) await recordAudit(tx, { kind: 'meeting-invite-withdrawn', about: leadId })
  })
}

/** The kinds a lead can be invited to, those by invitation first, and its open invitations. */
export async function invitationsOf(args: Args, leadId: string) {
  const { run, database, origin } = await openDesk(args)
  const { settings, open } = await run(async (tx) => ({
    settings: await readSettings(tx),
    open: await tx
      .select()
      .from(agendaInvitations)
      .where(and(eq(agendaInvitations.leadId, leadId), isOpenInvitation()))
      .orderBy(desc(agendaInvitations.createdAt)),
  }))
  const links = await Promise.all(
    open.map(async ({ id, kind, mailed, expiresAt }) => ({
      id,
      kind: kindOf(settings, kind).name,
      mailed,
      expiresAt,
      link: await invitationPage(database, origin, id),
    })),
  )
  return {
    kinds: settings.kinds.toSorted(
      (one, other) => Number(other.access === 'invited') - Number(one.access === 'invited'),
    ),
    open: links,
  }
}
