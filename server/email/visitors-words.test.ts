import { eq, or, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { findByToken } from '#features/agenda/server/booking/booking-links.ts'
import { cancelBooking } from '#features/agenda/server/booking/change-booking.ts'
import type { BookingForm } from '#features/agenda/server/booking/submission.ts'
import { inviteToMeeting } from '#features/agenda/server/invitations/invite-lead.server.ts'
import { remind } from '#features/agenda/server/mails/notify.ts'
import { receiveContact } from '#features/leads/server/contact/receive-contact.ts'
import { eraseAccount } from '#features/people/server/account/account.server.ts'
import { beginEmailChange } from '#features/people/server/account/change-email.ts'
import { requestConfirmation } from '#features/people/server/auth/confirm-email.ts'
import {
  requestReset,
  resetPassword,
} from '#features/people/server/auth/passwords/password-reset.ts'
import { changePassword } from '#features/people/server/auth/passwords/passwords.ts'
import { invite } from '#features/people/server/invitations/invite.ts'
import type { Desk } from '#features/people/server/staff/staff.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { book, putInMinutes } from '#tests/support/features/agenda.ts'
import {
  goodPassword,
  mailedToken,
  newAccount,
  testDeps,
  testRequest,
} from '#tests/support/people/accounts.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { takeShare } from '#tests/support/runs.ts'
import type { MailKind } from './mail.ts'

const database = testDatabase()
// Other files write messages on the same day into the same database.
const deps = testDeps(database, { CONTACT_MIN_SECONDS: '0', CONTACT_PER_DAY: '100000' })

const hostile = [
  'Prêmio: https://evil.example/pix',
  'Ana <a href="https://evil.example">clique</a>',
  'evil.example\r\nBcc: todos@evil.example',
]

type Stranger = Awaited<ReturnType<typeof newAccount>> & { words: string }

const requestOf = ({ cookies, words }: Stranger) =>
  testRequest(deps, { cookies, userAgent: browserOf(words) })
const browserOf = (words: string) =>
  `${words.replace(/[^\x20-\x7e]/g, '')}/1.0 (evil.example) Chrome/140`
const otherPassword = 'vento terral de agosto'

function bookAs({ email, words }: Stranger, more: Partial<BookingForm> = {}) {
  const typed = { name: words, email, subject: words }
  return book(deps, typed, { page: words, reference: words, zone: 'Europe/Lisbon', ...more })
}

/** What makes each mail leave, done by somebody who signed up with another person's address. */
const occasions: Record<
  MailKind,
  | 'to the agency'
  | 'written by staff'
  | 'to proven addresses only'
  | ((stranger: Stranger) => Promise<unknown>)
> = {
  'contact-agency': 'to the agency',
  'contact-held': 'to the agency',
  'lead-reminder': 'to the agency',
  'daily-summary': 'to the agency',
  'lead-answer': 'written by staff',
  'mail-test': 'written by staff',
  'contact-visitor': ({ email, words }) =>
    receiveContact(deps, {
      input: { name: words, email, phone: '85 98888-7777', company: words, message: words },
      extras: { assunto: '', page: `https://evil.example/${words}` } as never,
      clientAddress: email,
    }),
  'verify-email': (stranger) => requestConfirmation(...requestOf(stranger), stranger),
  'reset-password': (stranger) => requestReset(...requestOf(stranger), stranger),
  'email-change': async ({ id, email, words }) => {
    const other = await newAccount(deps, words)
    await database.db.execute(sql`delete from alisio."user" where id = ${id}`)
    const wish = { id: other.id, oldEmail: other.email, newEmail: email, origin: '' }
    await beginEmailChange(deps, wish)
  },
  'email-notice': ({ id, email }) =>
    beginEmailChange(deps, {
      id,
      oldEmail: email,
      newEmail: `${crypto.randomUUID()}@evil.example`,
      origin: '',
    }),
  'password-changed': async (stranger) => {
    await changePassword(...requestOf(stranger), stranger, {
      currentPassword: goodPassword,
      password: otherPassword,
    })
    await requestReset(...requestOf(stranger), stranger)
    const token = await mailedToken(database, stranger.email)
    await resetPassword(...requestOf(stranger), { token, password: goodPassword })
  },
  'account-erased': (stranger) => eraseAccount(deps, stranger),
  // A report's own tests see that others get none.
  report: 'to proven addresses only',
  'booking-agency': 'to the agency',
  'booking-invitation': (stranger) => bookAs(stranger),
  'booking-invite': async (stranger) => {
    const { token } = await bookAs(stranger)
    const meeting = await findByToken(database.db, token)
    const { id: staffId } = await addStaff(database)
    const run = <T>(work: (tx: Transaction) => Promise<T>) => asStaff(database, staffId, work)
    const desk = { deps, run, staffId, origin: 'http://localhost:3000' } as unknown as Desk
    const wish = { kind: meeting?.booking.kind as string, mail: true }
    await inviteToMeeting(desk, meeting?.person.leadId as string, wish)
  },
  'booking-hold': (stranger) => bookAs(stranger, { trap: stranger.words }),
  'booking-cancelled': async (stranger) => {
    const { token, origin } = await bookAs(stranger)
    await cancelBooking(deps, (tx) => findByToken(tx, token), { origin })
  },
  'booking-reminder': async (stranger) => {
    const { token } = await bookAs(stranger)
    const meeting = await findByToken(database.db, token)
    await putInMinutes(deps, meeting?.booking.id as string, 30)
    await remind(deps)
  },
  invitation: async ({ email, words }) => {
    const { id } = await addStaff(database)
    const clientId = await addCompany(database, id, words)
    await invite(deps, id, { email, clientId }, 'https://alisio.example')
  },
}

const toVisitors = Object.entries(occasions).flatMap(([kind, occasion]) =>
  typeof occasion === 'function' ? [{ kind, occasion }] : [],
)

test.each(toVisitors)('$kind holds nothing that a stranger typed', async ({ kind, occasion }) => {
  // No mail takes any of them: each kind tries one, in turn.
  for (const words of takeShare(hostile, Object.keys(occasions).indexOf(kind), 3)) {
    const stranger = { ...(await newAccount(deps, words)), words }
    await occasion(stranger)
    const { email } = stranger
    const rows = await database.db
      .select()
      .from(mails)
      .where(or(eq(mails.recipient, email), eq(mails.replyTo, email)))
    const toThem = rows.filter(({ recipient }) => recipient === email)
    expect(toThem.map((mail) => mail.kind)).toContain(kind)
    for (const mail of toThem) {
      const whole = [mail.subject, mail.html, mail.bodyText, mail.replyTo, mail.calendar].join('\n')
      expect(whole).not.toMatch(/evil|Pr[êe]mio|clique|Ana\b/)
    }
    const others = rows.filter(({ recipient }) => recipient !== email)
    for (const mail of others) expect(mail.recipient).toBe(brand.email)
  }
})
