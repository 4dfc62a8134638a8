import type { OwnBooking } from '#features/agenda/server/agenda.server.ts'

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** The same meeting for calendars on the web, and as a file for all others. */
export function calendarLinks({ booking, title, place }: OwnBooking, code: string) {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(booking.startsAt)}/${stamp(booking.endsAt)}`,
    location: place.detail,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: booking.startsAt.toISOString(),
    enddt: booking.endsAt.toISOString(),
    location: place.detail,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
    file: `/agenda/convite.ics?${new URLSearchParams({ codigo: code })}`,
  }
}
