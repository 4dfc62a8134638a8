import './mails/sample-mails.ts'

export {
  type BookingView,
  bookingCalendar,
  type Changed,
  changeBookingByKey,
  findBookingByKey,
} from './booking/booking.server.ts'
export { listChangedMeetings, listMeetingsIn } from './booking/changed-meetings.ts'
export {
  addCalendar,
  ownCalendars,
  refreshCalendar,
  removeCalendar,
} from './busy/own-calendars.server.ts'
export { readCalendars, readCalendarsJob } from './busy/read-calendars.ts'
export {
  brandClock,
  cancelMeeting,
  cancelSeat,
  handOverMeeting,
  kindOf,
  type Meeting,
  markMeeting,
  meetingFacts,
  meetingOf,
  meetingsOf,
  mondayOf,
  moveMeeting,
  weekOf,
  whenLines,
} from './desk/desk.server.ts'
export { bookForLead, bookForPerson, bookingAtDesk } from './desk/desk-booking.server.ts'
export {
  blocksOf,
  blockTime,
  feedOf,
  ownRoomOf,
  renewFeed,
  saveAgenda,
  saveRoom,
  settingsOf,
  unblockTime,
} from './desk/desk-settings.server.ts'
export { writeFeed } from './feed.ts'
export { nextTimes, SAMPLES_HOST } from './free-times/free-times.ts'
export { readPlaces } from './free-times/offer-places.ts'
export { receiveInvited } from './invitations/book-invited.server.ts'
export { findInvitation, INVITATION_DAYS } from './invitations/invitations.ts'
export {
  invitationsOf,
  inviteToMeeting,
  withdrawInvitation,
} from './invitations/invite-lead.server.ts'
export type { ListedMeeting } from './list-meetings.ts'
export { remind, remindJob } from './mails/notify.ts'
export { describePlace } from './meeting-place.ts'
export { removeSampleMeetings } from './sample-meetings.ts'
export { listMeetingItems } from './today-items.ts'
export {
  type OpenAgenda,
  openAgenda,
  type ReturnedBooking,
  receiveBooking,
} from './visitor.server.ts'
