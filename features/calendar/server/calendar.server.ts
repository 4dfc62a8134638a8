export {
  agendaBlocks,
  agendaBusy,
  agendaCalendars,
  agendaFeeds,
  agendaHostNames,
  agendaHosts,
  agendaInvitations,
  agendaSettingsRow,
  type Booking,
  bookingLinks,
  bookings,
} from './schema.ts'
export {
  type Calendar,
  forKind,
  kindOf,
  parseHostHours,
  publicKindOf,
  readAttendance,
  readChanged,
  readOffice,
  readSettings,
} from './settings.ts'
export { brandClock, brandMinutes, wallClock } from './wall-clock.ts'
