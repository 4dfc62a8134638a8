export {
  agendaBlocks,
  agendaFeeds,
  agendaHostNames,
  agendaHosts,
  agendaSettingsRow,
  type Booking,
  bookingLinks,
  bookings,
} from './schema.ts'
export {
  type Calendar,
  kindOf,
  parseHostHours,
  partOf,
  partVersions,
  readChanged,
  readOffice,
  readSettings,
} from './settings.ts'
export { brandClock, wallClock } from './wall-clock.ts'
