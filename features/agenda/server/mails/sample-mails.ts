import { brand } from '#content/brand.ts'
import type * as mails from '#content/mails.ts'
import { agenda } from '#content/pages/agenda.ts'
import { dayText } from '#features/calendar/rules/clock-text.ts'
import { kindOf } from '#features/calendar/server/calendar.server.ts'
import { sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import type { Meeting } from '../booking/booking-links.ts'
import {
  cancelledMail,
  holdMail,
  invitationMail,
  inviteMail,
  reminderMail,
} from './meeting-mails.ts'
import { agencyMail } from './notify.ts'

/** A meeting a week from now, for mails that the desk looks at. */
function sampleParts() {
  const startsAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000)
  const meeting = {
    booking: {
      id: '00000000-0000-4000-8000-000000000000',
      kind: agenda.settings.kinds[0]?.id ?? '',
      state: 'confirmed',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      sequence: 0,
    },
    person: { name: 'Ana Exemplo', email: sampleAddress, phone: '(11) 98888-7777' },
  } as Meeting
  return { meeting, settings: agenda.settings, page: `${sampleOrigin}/agenda` }
}

sampleMail('mails#bookingInvitation', (words: typeof mails.bookingInvitation) =>
  invitationMail(sampleParts(), words),
)
sampleMail('mails#bookingInvite', (words: typeof mails.bookingInvite) => {
  const { meeting, settings, page } = sampleParts()
  const kind = kindOf(settings, meeting.booking.kind)
  const until = dayText(meeting.booking.startsAt.getTime(), brand.timeZone)
  const parts = { to: sampleAddress, contactMessageId: undefined, host: undefined, kind, until }
  return inviteMail({ ...parts, page }, words)
})
sampleMail('mails#bookingHold', (words: typeof mails.bookingHold) =>
  holdMail({ ...sampleParts(), minutes: 30 }, words),
)
sampleMail('mails#bookingReminder', (words: typeof mails.bookingReminder) =>
  reminderMail(sampleParts(), words),
)
sampleMail('mails#bookingCancelled', (words: typeof mails.bookingCancelled) =>
  cancelledMail({ ...sampleParts(), byAgency: false }, words),
)
sampleMail('mails#bookingAgency', (words: typeof mails.bookingAgency) => {
  const { meeting, settings } = sampleParts()
  return agencyMail('booked', meeting, settings, {}, words)
})
